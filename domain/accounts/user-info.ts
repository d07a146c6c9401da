import { ADULT_AGE } from './adult';
import { field, lines, mustTick, oneOf, optional, text } from '../fields';
import type { Field, FieldWords, Parsed } from '../fields';
import { ok } from '../result';

export const NAME_MOST_CHARACTERS = 50;
export const JOB_MOST_CHARACTERS = 80;
export const RESIDENCE_MOST_CHARACTERS = 100;
export const HISTORY_MOST_CHARACTERS = 1_000;

/** Names are letters of any script, with half-spaces, spaces, dots, hyphens and apostrophes between them. */
export const NAME_LETTERS = /^\p{L}[\p{L}\p{M}\u200C .'’-]*$/u;

export const genders = ['female', 'male', 'unsaid'] as const;
export type Gender = (typeof genders)[number];

const name = (area: string, words: FieldWords): Field<string> => text({ area, max: NAME_MOST_CHARACTERS, pattern: NAME_LETTERS, ...words });
/** A birth day comes in either calendar: the page turns it into a Gregorian day before the domain judges it. */
const birthDay: Field<string> = field(
  {
    kind: 'day',
    label: 'accounts.fields.birth-day',
    help: 'accounts.fields.birth-day-help',
    fill: 'bday',
    about: 'Birth day, Jalali or Gregorian',
    example: { fa: '1370/05/12', en: '1991-08-03' },
  },
  (typed) => ok(typed.trim().slice(0, 40)),
);

/** What every account must tell: first and last name; the job may stay empty. [AUTH-1] */
export const profileFields = {
  firstName: name('accounts.first-name', {
    label: 'accounts.fields.first-name',
    fill: 'given-name',
    about: 'First name',
    example: { fa: 'آوین', en: 'Avin' },
  }),
  lastName: name('accounts.last-name', {
    label: 'accounts.fields.last-name',
    fill: 'family-name',
    about: 'Last name',
    example: { fa: 'کهن‌سار', en: 'Kohansar' },
  }),
  job: optional(
    text({
      area: 'accounts.job',
      max: JOB_MOST_CHARACTERS,
      label: 'accounts.fields.job',
      fill: 'organization-title',
      about: 'Job',
      example: { fa: 'پرستار', en: 'Nurse' },
    }),
  ),
} as const;

/** The form after the first login: names, job, an optional birth day, and the confirmation of being 18 or older. [AUTH-1, AUTH-7] */
export const registrationFields = {
  ...profileFields,
  birthDay: optional(birthDay),
  adult: mustTick('accounts.adult.not-confirmed', { age: ADULT_AGE }, { label: 'common.fields.adult', about: 'true: the owner is 18 or older' }),
} as const;

/** The account's own page: the same, and what is optional. [AUTH-7, DASH-1] */
export const userInfoFields = {
  ...profileFields,
  birthDay: optional(birthDay),
  gender: optional(oneOf(genders, 'accounts.gender.invalid', { label: 'accounts.fields.gender', says: 'accounts.fields.genders' })),
  residence: optional(
    text({
      area: 'accounts.residence',
      max: RESIDENCE_MOST_CHARACTERS,
      label: 'accounts.fields.residence',
      fill: 'address-level2',
      example: { fa: 'تهران', en: 'Tehran' },
    }),
  ),
  history: optional(
    lines({
      area: 'accounts.history',
      max: HISTORY_MOST_CHARACTERS,
      label: 'accounts.fields.history',
      help: 'accounts.fields.history-help',
      example: { fa: 'سابقه‌ی خاصی ندارم', en: 'Nothing special' },
    }),
  ),
} as const;

export type Registration = Parsed<typeof registrationFields>;
export type UserInfo = Parsed<typeof userInfoFields>;

/** Whether an account's required fields are filled in. [AUTH-1] */
export function hasProfile(user: { firstName: string | null; lastName: string | null }): boolean {
  return Boolean(user.firstName && user.lastName);
}
