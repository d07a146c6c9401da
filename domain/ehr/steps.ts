import { addressFields } from '../addresses/address';
import { nationalCodeField } from '../accounts/fields';
import { checkBirthDay, ofAgeOn as dayOfAge } from '../accounts/adult';
import { optional, named, oneOf, type Parsed } from '../fields';
import { checkChild, childFields } from '../health/child';
import { ok, refuse, type Result } from '../result';
import { ehrCodes } from './kind';

/** The steps of the history, each kept by itself: who it is, six kinds of entries, where they live. [EHR-1] */
export const ehrSteps = ['card', ...ehrCodes, 'place'] as const;
export type EhrStep = (typeof ehrSteps)[number];

/** The step of an address; null where there is none. */
export function ehrStep(typed: string): EhrStep | null {
  return ehrSteps.find((one) => one === typed) ?? null;
}

/** So many entries of a kind stand in a file. Ours. */
export const MOST_ENTRIES = 100;

/** Who it is. Birth day, gender and height are required. [EHR-1] */
export const ehrCardFields = {
  birthDay: childFields.birthDay,
  gender: oneOf(['female', 'male'], 'health.ehr.gender.missing', { says: 'accounts.fields.genders', label: 'accounts.fields.gender', example: 'female' }),
  height: childFields.height,
  nationalId: optional(named(nationalCodeField, { label: 'health.ehr.fields.national-id', help: 'health.ehr.fields.national-id-help', fill: 'off' })),
} as const;
export type EhrCard = Parsed<typeof ehrCardFields>;

/** Where they live. [EHR-1] */
export const ehrPlaceFields = {
  country: addressFields.country,
  province: addressFields.province,
  city: addressFields.city,
  fullAddress: named(addressFields.fullAddress, { help: 'health.ehr.fields.address-help' }),
} as const;
export type EhrPlace = Parsed<typeof ehrPlaceFields>;

/**
 * Whose birth day may be what was typed: an account’s owner is of age; a child is not yet, and comes of age no later than
 * the file said before. Gives the day on which they are of age. [EHR-1, FAM-7]
 */
export function checkEhrBirthDay(born: string, { isChild, ofAgeOn, today }: { isChild: boolean; ofAgeOn: string | null; today: string }): Result<string> {
  if (!isChild) {
    const own = checkBirthDay(born, today);
    return own.ok ? ok(dayOfAge(own.value)) : own;
  }
  const day = checkChild({ birthDay: born }, today);
  if (day.ok && ofAgeOn !== null && day.value > ofAgeOn) return refuse('health.family.later', undefined, { field: 'birthDay' });
  return day;
}
