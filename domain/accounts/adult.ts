import { ok, refuse } from '../result';
import type { Result } from '../result';

/** Only adults hold accounts. [AUTH-7, NUM-2] */
export const ADULT_AGE = 18;
const OLDEST = 130;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whole years between two Gregorian days, as 2008-03-20. */
export function yearsBetween(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) >= birthDay.slice(5) ? years : years - 1;
}

/** A birth day is a real day in the past of somebody 18 or older; both days are Gregorian, in Tehran. [AUTH-7] */
export function checkBirthDay(birthDay: string, today: string): Result<string> {
  if (!ISO_DAY.test(birthDay)) return refuse('accounts.birth-day.invalid', undefined, { field: 'birthDay' });
  if (birthDay > today) return refuse('accounts.birth-day.future', undefined, { field: 'birthDay' });
  const age = yearsBetween(birthDay, today);
  if (age > OLDEST) return refuse('accounts.birth-day.invalid', undefined, { field: 'birthDay' });
  if (age < ADULT_AGE) return refuse('accounts.birth-day.under-age', { age: ADULT_AGE }, { field: 'birthDay', status: 403 });
  return ok(birthDay);
}

/** Whoever opens an account confirms being 18 or older; a birth day that says otherwise is refused. [AUTH-7] */
export function checkAdult(person: { confirmed: boolean; birthDay: string | null }, today: string): Result<true> {
  if (!person.confirmed) return refuse('accounts.adult.not-confirmed', { age: ADULT_AGE }, { field: 'adult' });
  if (person.birthDay === null) return ok(true);
  const birthDay = checkBirthDay(person.birthDay, today);
  return birthDay.ok ? ok(true) : birthDay;
}
