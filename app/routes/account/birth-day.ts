import { parseLocalDate } from '#locales/format';

/** A birth day as typed in either calendar becomes a Gregorian day; what is no day at all stays for the rule to refuse. [AUTH-7, LANG-4] */
export function gregorianBirthDay<F extends { birthDay: string | null }>(form: F): F {
  return { ...form, birthDay: form.birthDay && (parseLocalDate(form.birthDay) ?? form.birthDay) };
}
