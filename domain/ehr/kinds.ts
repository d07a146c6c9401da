import { lines, oneOf, optional, someOf, text, tick, whole } from '../fields';
import { refuse } from '../result';
import type { EhrCode, EhrKind } from './kind';
import { since } from './since';

/** Where the refusals of an age stand. */
const AGE = 'health.ehr.age';

const NAME_MOST = 100;
const AMOUNT_MOST = 80;
const DESCRIPTION_MOST = 500;
const OLDEST_AGE = 120;

/** Kin whose diseases tell something of one’s own; each is a role of HL7’s v3 RoleCode, by `FamilyMemberHistory.relationship`. */
const kin = ['mother', 'father', 'sister', 'brother', 'daughter', 'son', 'grandmother', 'grandfather', 'aunt', 'uncle'] as const;
/** What a medicine is. */
const medicineForms = ['tablet', 'capsule', 'syrup', 'drops', 'injection', 'inhaler', 'ointment', 'patch', 'suppository', 'other'] as const;
/** When it is taken. */
const medicineTimes = ['morning', 'noon', 'evening', 'night', 'when-needed'] as const;
/** What one is used to. */
const habitSorts = ['tobacco', 'drink'] as const;
const frequencies = ['daily', 'weekly', 'monthly', 'rarely', 'given-up'] as const;
/** What one does not bear; `AllergyIntolerance.category`, where nothing else fits without one. */
const allergens = ['food', 'drug', 'other'] as const;

const name = (of: EhrCode, example: { fa: string; en: string }) =>
  text({ area: 'health.ehr.name', max: NAME_MOST, label: `health.ehr.fields.name.${of}` as const, example });
const amount = (label: string, example: { fa: string; en: string }) => optional(text({ area: 'health.ehr.amount', max: AMOUNT_MOST, label, example }));
const infectedAge = optional(
  whole({
    ...{ area: AGE, min: 0, max: OLDEST_AGE, label: 'health.ehr.fields.age', help: 'health.ehr.fields.age-help', example: '52' },
    helpFacts: { least: 0, most: OLDEST_AGE },
  }),
);
const description = (label = 'health.ehr.fields.description') => optional(lines({ area: 'health.ehr.description', max: DESCRIPTION_MOST, label }));

/** Hidden from all but whoever keeps the file, until it is opened for somebody. */
const ownEyes = { private: { ...tick, label: 'health.ehr.fields.private' } } as const;

/** Every kind of entries, in the order of the steps. [EHR-1, EHR-2] */
export const ehrKinds = [
  {
    code: 'disease',
    fhir: 'Condition',
    fields: { name: name('disease', { fa: 'فشار خون بالا', en: 'High blood pressure' }), infectedAge, description: description(), ...ownEyes },
  },
  {
    code: 'family-disease',
    fhir: 'FamilyMemberHistory',
    fields: {
      relation: oneOf(kin, 'health.relation.missing', { says: 'health.ehr.kin', label: 'health.ehr.fields.relation', example: 'mother' }),
      name: name('family-disease', { fa: 'دیابت', en: 'Diabetes' }),
      infectedAge,
      description: description(),
      ...ownEyes,
    },
  },
  {
    code: 'medication',
    fhir: 'MedicationStatement',
    fields: {
      name: name('medication', { fa: 'لوزارتان', en: 'Losartan' }),
      form: optional(oneOf(medicineForms, 'health.ehr.form.unknown', { says: 'health.ehr.forms', label: 'health.ehr.fields.form', example: 'tablet' })),
      amount: amount('health.ehr.fields.amount', { fa: '۲۵ میلی‌گرم، روزی یکی', en: '25 mg, one a day' }),
      forgotten: { ...tick, label: 'health.ehr.fields.forgotten' },
      times: optional(someOf(medicineTimes, 'health.ehr.times', { says: 'health.ehr.time', label: 'health.ehr.fields.times', example: 'morning' })),
      since,
      ...ownEyes,
    },
    // Left open it could be either: nothing was asked, or nobody knows.
    between: (said) =>
      said['amount'] === undefined && said['forgotten'] === undefined ? { ...refuse('health.ehr.amount.or-forgotten'), field: 'amount' } : null,
    // An amount that was written is known.
    settle: ({ forgotten, ...said }) => (forgotten !== undefined && said['amount'] === undefined ? { ...said, forgotten } : said),
  },
  {
    code: 'habit',
    fhir: 'Observation',
    fields: {
      sort: oneOf(habitSorts, 'health.ehr.sort.missing', { says: 'health.ehr.sorts', label: 'health.ehr.fields.sort', example: 'tobacco' }),
      name: name('habit', { fa: 'سیگار', en: 'Cigarettes' }),
      amount: amount('health.ehr.fields.how-much', { fa: 'روزی پنج نخ', en: 'Five a day' }),
      frequency: optional(
        oneOf(frequencies, 'health.ehr.frequency.unknown', { says: 'health.ehr.frequencies', label: 'health.ehr.fields.frequency', example: 'daily' }),
      ),
      ...ownEyes,
    },
    between: (said) =>
      said['amount'] === undefined && said['frequency'] === undefined ? { ...refuse('health.ehr.amount.or-frequency'), field: 'amount' } : null,
  },
  {
    code: 'surgery',
    fhir: 'Procedure',
    fields: {
      name: name('surgery', { fa: 'آپاندیس', en: 'Appendix' }),
      since: { ...since, label: 'health.ehr.fields.when' },
      description: description(),
      ...ownEyes,
    },
  },
  {
    code: 'allergy',
    fhir: 'AllergyIntolerance',
    fields: {
      to: oneOf(allergens, 'health.ehr.to.missing', { says: 'health.ehr.allergens', label: 'health.ehr.fields.to', example: 'drug' }),
      name: name('allergy', { fa: 'پنی‌سیلین', en: 'Penicillin' }),
      description: description('health.ehr.fields.reaction'),
      ...ownEyes,
    },
  },
] as const satisfies readonly EhrKind[];

/** The kind of a code; null where there is none. */
export function ehrKind(code: string): EhrKind | null {
  return ehrKinds.find((one) => one.code === code) ?? null;
}
