import { isDay } from '../calendars/day';
import { yearsLater } from '../calendars/jalali';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The least age of an account's owner. [AUTH-7, NUM-2] */
export const ADULT_AGE = 18;
const OLDEST = 130;

/** The first day on which somebody is of age: the 18th birthday by the Jalali calendar. Days are Gregorian, in Tehran. [AUTH-7] */
export function ofAgeOn(birthDay: string): string {
  return yearsLater(birthDay, ADULT_AGE);
}

/** A birth day is a real day in the past of somebody 18 or older; both days are Gregorian, in Tehran. [AUTH-7] */
export function checkBirthDay(birthDay: string, today: string): Result<string> {
  if (!isDay(birthDay)) return refuse('accounts.birth-day.invalid', undefined, { field: 'birthDay' });
  if (birthDay > today) return refuse('accounts.birth-day.future', undefined, { field: 'birthDay' });
  if (today >= yearsLater(birthDay, OLDEST + 1)) return refuse('accounts.birth-day.invalid', undefined, { field: 'birthDay' });
  if (today < ofAgeOn(birthDay)) return refuse('accounts.birth-day.under-age', { age: ADULT_AGE }, { field: 'birthDay', status: 403 });
  return ok(birthDay);
}

/** Whoever opens an account confirms being 18 or older; a birth day that says otherwise is refused. [AUTH-7] */
export function checkAdult(person: { confirmed: boolean; birthDay: string | null }, today: string): Result<true> {
  if (!person.confirmed) return refuse('accounts.adult.not-confirmed', { age: ADULT_AGE }, { field: 'adult' });
  if (person.birthDay === null) return ok(true);
  const birthDay = checkBirthDay(person.birthDay, today);
  return birthDay.ok ? ok(true) : birthDay;
}
