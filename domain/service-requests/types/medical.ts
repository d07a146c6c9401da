import { cases } from '../../field-cases';
import { optional, someOf } from '../../fields';
import { complaint, count, insurance, oneItem, pick, prescription, shortText, when, where, who } from '../fields';
import { labTestCodes } from '../lab-tests';
import { LAB_BASE_TOMAN } from '../promises';
import { service, type ServiceItem } from '../service-type';

/** What doctors are asked about. [LIST-2] */
const doctorCategories = [
  ...(['general', 'heart', 'cosmetic', 'skin-hair', 'psychology', 'nutrition', 'kids', 'infectious'] as const),
  ...(['internal', 'skin', 'surgery', 'psychiatry', 'ent', 'neurology', 'urology', 'blood'] as const),
] as const;

const doctorItems = [
  { code: 'doctor-general', priceToman: 690_000, minutes: [30, 45] },
  { code: 'doctor-specialist', priceToman: 1_150_000, minutes: [30, 45], needs: ['category', 'complaint'] },
  { code: 'doctor-super-specialist', priceToman: null, minutes: [30, 45], needs: ['category', 'complaint'] },
] as const;

/** A doctor at home; whoever asks for a specialist says of what, and why. [INP-1: doctor] */
const doctorVisit = service({
  code: 'doctor-visit',
  group: 'medical',
  provider: 'doctor',
  items: doctorItems,
  choosing: 'one',
  fields: {
    what: { item: oneItem(doctorItems), category: optional(pick('category', doctorCategories)), complaint: optional(complaint) },
    who,
    where,
    when,
  },
  price: { by: 'item', per: 'visit' },
  visits: [{ kind: 'visit', minutes: [30, 45] }],
  rules: ['not-emergency', 'city', 'price', 'fee', 'result'],
  result: 'consultation',
  api: 'doctorVisit',
});

const labItems: readonly ServiceItem[] = [
  { code: 'home-sampling', priceToman: LAB_BASE_TOMAN, minutes: [20, 20] },
  ...labTestCodes.map((code) => ({ code: `test-${code}`, priceToman: null })),
];

/** Sampling at home or at a centre; the result lands as a lab test. [LABR-1: request, INP-6: base fee] */
const lab = service({
  code: 'lab',
  group: 'medical',
  provider: 'laboratory',
  items: labItems,
  choosing: 'several',
  fields: {
    what: {
      tests: someOf(labTestCodes, 'services.tests', { label: 'services.fields.tests', says: 'services.tests', example: 'cbc' }),
      quantity: count('quantity', 1, 20, '1'),
      insurance: optional(insurance),
    },
    who,
    where,
    when,
  },
  cases: cases('place', pick('place', ['home', 'centre']), {
    home: { prescription },
    centre: { centre: shortText('centre', { fa: 'آزمایشگاه سرو، خیابان نمونه', en: 'Sarv Laboratory, Nemooneh Street' }) },
  }),
  price: { by: 'item', per: 'sampling', base: { item: 'home-sampling', on: 'place', is: 'home' } },
  visits: [{ kind: 'visit', minutes: [20, 20] }],
  rules: ['not-emergency', 'home-tests', 'fasting', 'city', 'price', 'fee', 'result'],
  result: 'lab-test',
  api: 'labTest',
});

const imagingItems = [
  { code: 'radiography', priceToman: 540_000, minutes: [30, 60] },
  { code: 'sonography-normal', priceToman: 780_000, minutes: [30, 60] },
  { code: 'sonography-doppler', priceToman: 1_250_000, minutes: [30, 60] },
] as const;

/** A portable X-ray by the view, or a sonography. [INP-1: imaging] */
const imaging = service({
  code: 'imaging',
  group: 'medical',
  provider: 'imaging',
  items: imagingItems,
  choosing: 'one',
  fields: {
    what: { bodyPart: shortText('bodyPart', { fa: 'زانوی راست', en: 'The right knee' }) },
    who,
    where,
    when,
    papers: { prescription },
  },
  cases: cases('item', oneItem(imagingItems), {
    radiography: { views: count('views', 1, 10, '2') },
    'sonography-normal': {},
    'sonography-doppler': {},
  }),
  price: { by: 'item', per: 'view', times: 'views' },
  visits: [{ kind: 'visit', minutes: [30, 60] }],
  rules: ['not-emergency', 'prescription', 'city', 'price', 'fee', 'result'],
  result: 'images',
  api: 'imaging',
});

export const medicalServices = [doctorVisit, lab, imaging] as const;
