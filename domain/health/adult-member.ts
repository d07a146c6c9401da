import type { Limit } from '../access/quota';
import { phoneField } from '../accounts/fields';
import { ADULT_AGE, ofAgeOn } from '../accounts/adult';
import { profileFields } from '../accounts/user-info';
import { named, oneOf, type Parsed } from '../fields';
import { ok, refuse, type Result } from '../result';
import { searchKey } from '../text/normalise';
import { childFields } from './child';

/** How long somebody has to agree. Ours. */
export const ASK_DAYS = 7;
/** How long the code that is read aloud holds, and how often it may be tried. Ours. */
export const CONSENT_CODE_MINUTES = 30;
/** How long a no holds: so long the same account does not ask again. Ours. */
export const DECLINED_DAYS = 30;
/** How many adults an account asks in a day. Ours. */
export const ASKS_A_DAY = 5;
export const ASKS_PER_ACCOUNT: readonly Limit[] = [{ requests: ASKS_A_DAY, seconds: 86_400 }];
/** How often somebody may say whose file was made for their phone: an account a day, and all of them together of one file in a month. Ours. */
export const CLAIMS_PER_ACCOUNT: readonly Limit[] = [{ requests: 5, seconds: 86_400 }];
export const CLAIMS_PER_FILE: readonly Limit[] = [{ requests: 10, seconds: 2_592_000 }];
/** How often a day an account names a phone for a child’s file. Ours. */
export const NAMED_PER_ACCOUNT: readonly Limit[] = [{ requests: 5, seconds: 86_400 }];

/** What an adult is to the account that asks. */
export const adultRelations = ['mother', 'father', 'grand_mother', 'grand_father', 'daughter', 'son'] as const;
export type AdultRelation = (typeof adultRelations)[number];
/** How far an adult opens the file: to be seen, or also to be added to. */
export const familyLevels = ['family-see', 'family-keep'] as const;
export type FamilyLevel = (typeof familyLevels)[number];

export const levelField = oneOf(familyLevels, 'health.level.missing', { says: 'health.family.levels', label: 'health.family.level', example: 'family-keep' });

/** The form by which an adult is asked to be in a family. [FAM-1, FAM-7] */
export const adultFields = {
  firstName: { ...profileFields.firstName, fill: 'off' },
  lastName: { ...profileFields.lastName, fill: 'off' },
  relation: oneOf(adultRelations, 'health.relation.missing', { says: 'health.family.relations', label: 'health.family.relation', example: 'mother' }),
  birthDay: { ...childFields.birthDay, help: 'health.family.adult-birth-help', example: '1340/06/02' },
  height: { ...childFields.height, example: '162' },
  phone: named(phoneField, { label: 'health.family.their-phone', help: 'health.family.their-phone-help', fill: 'off' }),
  level: levelField,
} as const;
export type AskedAdult = Parsed<typeof adultFields>;

/** What says that a file that waits for a phone is one’s own. [FAM-7] */
export const claimFields = { lastName: adultFields.lastName, birthDay: adultFields.birthDay } as const;

const MEN: readonly AdultRelation[] = ['father', 'grand_father', 'son'];
export const genderOfAdult = (relation: AdultRelation): 'female' | 'male' => (MEN.includes(relation) ? 'male' : 'female');

/** Whom one asks: somebody who is of age by the Jalali calendar; a child’s file is made and kept. Gives the day on which they came of age. [FAM-7] */
export function checkAdultMember({ birthDay: born }: Pick<AskedAdult, 'birthDay'>, today: string): Result<string> {
  if (born > today) return refuse('accounts.birth-day.future', undefined, { field: 'birthDay' });
  const day = ofAgeOn(born);
  return day <= today ? ok(day) : refuse('health.family.a-child', { age: ADULT_AGE }, { field: 'birthDay' });
}

/** Whether what somebody says of themselves is what a file says, in any spelling of the name. [FAM-7] */
export function isSamePerson(said: Parsed<typeof claimFields>, file: { lastName: string | null; birthDay: string | null }): boolean {
  return said.birthDay === file.birthDay && searchKey(said.lastName) === searchKey(file.lastName ?? '');
}
