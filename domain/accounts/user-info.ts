import { ADULT_AGE } from './adult';
import { mustTick, oneOf, optional, requiredText } from '../fields';
import type { Parsed } from '../fields';
import { ok } from '../result';
import type { Field } from '../fields';

export const NAME_MOST_CHARACTERS = 50;
export const JOB_MOST_CHARACTERS = 80;
export const RESIDENCE_MOST_CHARACTERS = 100;
export const HISTORY_MOST_CHARACTERS = 1_000;

/** Names are letters of any script, with half-spaces, spaces, dots, hyphens and apostrophes between them. */
export const NAME_LETTERS = /^\p{L}[\p{L}\p{M}\u200C .'’-]*$/u;

export const genders = ['female', 'male', 'unsaid'] as const;
export type Gender = (typeof genders)[number];

const name = (area: string): Field<string> => requiredText({ area, max: NAME_MOST_CHARACTERS, pattern: NAME_LETTERS });
/** A birth day comes in either calendar: the door turns it into a Gregorian day before the domain judges it. */
const asTyped: Field<string> = (typed) => ok(typed.trim().slice(0, 40));

/** What every account must tell: first and last name; the job may stay empty. [AUTH-1] */
export const profileFields = {
  firstName: name('accounts.first-name'),
  lastName: name('accounts.last-name'),
  job: optional(requiredText({ area: 'accounts.job', max: JOB_MOST_CHARACTERS })),
} as const;

/** The form after the first login: names, job, a birth day if one likes, and the word that one is 18 or older. [AUTH-1, AUTH-7] */
export const registrationFields = {
  ...profileFields,
  birthDay: optional(asTyped),
  adult: mustTick('accounts.adult.not-confirmed', { age: ADULT_AGE }),
} as const;

/** The account's own page: the same, and what is optional. [AUTH-7, DASH-1] */
export const userInfoFields = {
  ...profileFields,
  birthDay: optional(asTyped),
  gender: optional(oneOf(genders, 'accounts.gender.invalid')),
  residence: optional(requiredText({ area: 'accounts.residence', max: RESIDENCE_MOST_CHARACTERS })),
  history: optional(requiredText({ area: 'accounts.history', max: HISTORY_MOST_CHARACTERS, lines: true })),
} as const;

export type Registration = Parsed<typeof registrationFields>;
export type UserInfo = Parsed<typeof userInfoFields>;

/** Whether an account has told what every account must. [AUTH-1] */
export function hasProfile(user: { firstName: string | null; lastName: string | null }): boolean {
  return Boolean(user.firstName && user.lastName);
}
