import { dayNumber, isoOf, numberOf } from '../calendars/day';
import { refuse, type Refusal } from '../result';
import type { ServiceValues } from './read-service';
import type { ServiceType } from './service-type';
import { fieldsOf } from './types/all';

/** So far ahead a day can be wished; later than that nobody knows yet who is free. *(ours)* */
export const DAYS_AHEAD = 30;

/** The days that can be wished now, from today on. */
export function daysAhead(now: Date): string[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => isoOf(dayNumber(now) + at));
}

/** Why a wished day cannot be: it is over, or too far away. */
export function dayFault(type: ServiceType, values: ServiceValues, now: Date): Refusal | null {
  for (const [name, { kind }] of Object.entries(fieldsOf(type))) {
    const value = values[name];
    if (kind !== 'day' || typeof value !== 'string') continue;
    const ahead = numberOf(value) - dayNumber(now);
    if (ahead < 0) return refuse('services.day.past', undefined, { field: name });
    if (ahead > DAYS_AHEAD) return refuse('services.day.too-far', { days: DAYS_AHEAD }, { field: name });
  }
  return null;
}
