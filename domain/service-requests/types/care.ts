import { optional } from '../../fields';
import { beginsOn, count, counts, helperSex, oneItem, pick, prescription, who, where, when, words } from '../fields';
import { service } from '../service-type';

const nurseItems = [
  { code: 'intramuscular-injection', priceToman: 95_000, minutes: [20, 20], needs: ['prescription'] },
  { code: 'injections', priceToman: 110_000, minutes: [20, 20], needs: ['prescription'] },
  { code: 'serum-therapy', priceToman: 420_000, minutes: [60, 60], needs: ['prescription'] },
  { code: 'wound-dressing', priceToman: 180_000, minutes: [30, 30] },
  { code: 'urinary-catheter', priceToman: 360_000, minutes: [40, 40], needs: ['prescription'] },
  { code: 'gastric-tube', priceToman: 410_000, minutes: [45, 45], needs: ['prescription'] },
] as const;

/** A nurse with what was ordered: so many of each, once or as a course. [INP-1: nurse] */
const nurse = service({
  code: 'nurse',
  group: 'care',
  provider: 'nurse',
  items: nurseItems,
  choosing: 'counts',
  fields: {
    what: {
      ...counts(nurseItems),
      every: pick('every', ['once', 'twice-daily', 'daily', 'two-days', 'three-days', 'weekly']),
      occasions: optional(count('occasions', 1, 30, '2')),
      drug: optional(pick('drug', ['mine', 'bring'])),
    },
    who,
    where,
    when,
    papers: { prescription: optional(prescription) },
  },
  price: { by: 'item', per: 'time' },
  visits: [{ kind: 'visit', minutes: [20, 60] }],
  rules: ['not-emergency', 'prescription', 'city', 'price', 'fee', 'result'],
  result: 'vital-signs',
  api: 'nurse',
});

/** An ECG at home, which lands in the file. [INP-1: ECG] */
const homeEcg = service({
  code: 'home-ecg',
  group: 'care',
  provider: 'nurse',
  items: [{ code: 'ecg', priceToman: 320_000, minutes: [30, 30] }],
  choosing: 'only',
  fields: {
    what: { reason: optional(words('reason', { fa: 'پزشک پیش از عمل خواسته است', en: 'A doctor wants it before an operation' })) },
    who,
    where,
    when,
  },
  price: { by: 'item', per: 'time' },
  visits: [{ kind: 'visit', minutes: [30, 30] }],
  rules: ['not-emergency', 'city', 'price', 'fee', 'result'],
  result: 'ecg',
  api: 'ecg',
});

const nursingItems = [
  { code: 'nursing-child', priceToman: null },
  { code: 'nursing-sick', priceToman: null },
  { code: 'nursing-elderly', priceToman: null },
] as const;

/** Somebody who stays for some hours of some days. [INP-2: nursing] */
const nursing = service({
  code: 'nursing',
  group: 'care',
  provider: 'carer',
  items: nursingItems,
  choosing: 'one',
  fields: {
    what: {
      item: oneItem(nursingItems),
      hoursADay: count('hoursADay', 2, 24, '8'),
      days: count('days', 1, 31, '5'),
      age: optional(count('age', 0, 120, '72')),
      mobility: optional(pick('mobility', ['walks', 'with-help', 'in-bed'])),
      helperSex,
    },
    who,
    where,
    when,
  },
  price: { by: 'review' },
  visits: [{ kind: 'shift', minutes: null }],
  rules: ['not-emergency', 'shift', 'companion', 'city', 'price', 'fee'],
  result: 'care-note',
  api: 'nursing',
});

/** Care that lives in or comes daily, by the month. [INP-9: home care] */
const homeCare = service({
  code: 'home-care',
  group: 'care',
  provider: 'carer',
  items: [{ code: 'home-care', priceToman: null }],
  choosing: 'only',
  fields: {
    what: {
      mode: pick('mode', ['day-and-night', 'eight-hours']),
      beginsOn,
      age: optional(count('age', 0, 120, '80')),
      mobility: optional(pick('mobility', ['walks', 'with-help', 'in-bed'])),
      helperSex,
    },
    who,
    where,
  },
  price: { by: 'review' },
  visits: [{ kind: 'stay', minutes: null }],
  rules: ['not-emergency', 'month-care', 'companion', 'city', 'price', 'fee'],
  result: 'care-note',
  api: 'homeCare',
});

export const careServices = [nurse, homeEcg, nursing, homeCare] as const;
