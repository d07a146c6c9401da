import { say } from './words';

type File = { name: string; mimeType: string; buffer: Buffer };
/** What is typed into a form of the admin, and the field beside which the reason stands then. */
export type Refusal = {
  typed: Record<string, string>;
  file?: File;
  /** The field at which the reason is shown; `file` for the file itself. */
  field: string;
  /** Left out where the sentence is Payload's own: then any Persian sentence will do. */
  reason?: string;
};

const required = (field: string): Refusal => ({ typed: { [field]: '' }, field });
const slug = say('fa', 'admin.invalid.slug');
const ACTIVE_PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** A refusal of each editable list and global; `tests/house/reasons.test.ts` holds that none is forgotten. */
export const refusals: Readonly<Record<string, Refusal>> = {
  'collections/tags': { typed: { slug: 'قلب', title: 'قلب' }, field: 'slug', reason: slug },
  'collections/topics': { typed: { slug: 'قلب', title: 'قلب' }, field: 'slug', reason: slug },
  'collections/authors': { typed: { slug: 'نگار', title: 'نگار', role: 'دبیر' }, field: 'slug', reason: slug },
  'collections/posts': { typed: { slug: 'نوشته', title: 'نوشته' }, field: 'slug', reason: slug },
  'collections/pages': { typed: { slug: 'About us', title: 'ما' }, field: 'slug', reason: slug },
  'collections/products': { typed: { slug: 'پالس', title: 'پالس‌اکسیمتر' }, field: 'slug', reason: slug },
  'collections/variants': { typed: { sku: 'پالس', title: 'پالس‌اکسیمتر', priceToman: '۰' }, field: 'priceToman', reason: say('fa', 'admin.invalid.toman') },
  'collections/features': { typed: { code: 'آبی', title: 'آبی' }, field: 'code', reason: slug },
  'collections/discount-codes': { typed: { code: 'بهار۲۰', value: '5' }, field: 'code', reason: say('fa', 'admin.invalid.code') },
  'collections/kinds': { typed: { slug: 'پالس', title: 'پالس‌اکسیمتر' }, field: 'slug', reason: slug },
  'collections/manuals': required('title'),
  'collections/centres': { typed: { slug: 'مرکز', title: 'مرکز' }, field: 'slug', reason: slug },
  'collections/doctors': { typed: { slug: 'پزشک', title: 'پزشک' }, field: 'slug', reason: slug },
  'collections/courses': { typed: { slug: 'دوره', title: 'دوره' }, field: 'slug', reason: slug },
  'collections/cohorts': required('name'),
  'collections/lessons': { typed: { slug: 'درس', title: 'درس' }, field: 'slug', reason: slug },
  'collections/quiz-items': required('prompt'),
  'collections/media': {
    typed: { alt: 'گوشی' },
    file: { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    field: 'file',
  },
  'collections/documents': {
    typed: { title: 'راهنما' },
    file: { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from(ACTIVE_PDF) },
    field: 'file',
  },
  'collections/search-terms': { typed: { name: 'آزمون', phrases: '؟!' }, field: 'phrases', reason: say('fa', 'admin.invalid.phrases') },
  'collections/holidays': { typed: { day: '۴۰ اسفند', title: 'روزی که نیست' }, field: 'day', reason: say('fa', 'admin.invalid.day') },
  'collections/offer-templates': required('name'),
  'collections/rental-units': required('serial'),
  'collections/sales-channels': required('title'),
  'globals/site': { typed: { sellerLegalId: '۱۲' }, field: 'sellerLegalId' },
  'globals/order-rules': { typed: { vatPercent: '99' }, field: 'vatPercent' },
  'globals/group-buying': { typed: { ladder__0__percent: '99' }, field: 'ladder__0__percent' },
  'globals/sale': required('title'),
};
