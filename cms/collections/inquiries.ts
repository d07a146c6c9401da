import { inquiryKinds } from '#domain/inquiries/kinds';
import { mayNow } from '../access/staff';
import { cvEndpoint } from '../inquiries/cv-endpoint';
import { optionsOf } from '../warranty/options';
import { nounCollection } from './service';
import { stateField } from './state-field';

/** The requests of people to the company, by due time; their person and text open on each one's own page only. Applications need a right of their own. [CONT-1] */
const made = nounCollection(
  'inquiry',
  [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, index: true, options: optionsOf(inquiryKinds, 'inquiries.kinds') },
    stateField('inquiry'),
    { name: 'stateSince', type: 'date', required: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'product', type: 'relationship', relationTo: 'products' },
    { name: 'user', type: 'relationship', relationTo: 'users' },
    { name: 'province', type: 'text' },
    { name: 'city', type: 'text' },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'] },
  ],
  {
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', 'kind', 'product', 'city', 'dueAt', 'state'],
      listSearchableFields: ['code'],
      components: { views: { edit: { root: { Component: '/inquiries/view#InquiryView' } } } },
    },
    defaultSort: 'dueAt',
  },
);

export const inquiries = {
  ...made,
  endpoints: [cvEndpoint],
  access: {
    ...made.access,
    read: ({ req }: { req: { user?: unknown } }) =>
      mayNow(req, 'admin.inquiries.read') && (mayNow(req, 'admin.hiring.read') || { kind: { not_equals: 'hiring' } }),
  },
};
