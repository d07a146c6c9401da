import { dayStart, isDay } from '#domain/calendars/day';
import type { ServiceValues } from '#domain/service-requests/read-service';
import type { ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf } from '#domain/service-requests/types/all';
import { formatWeekdayDate } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import { showValue } from '../forms/show-value';

/** A wished day by its name, since it lies ahead. */
const shownDay = (lang: Lang, day: unknown) => (typeof day === 'string' && isDay(day) ? formatWeekdayDate(lang, dayStart(day)) : '');

/** What was asked for as it is read back, by staff, by whoever asked and by whoever comes: each field that says something by its name, in the form's order. [SVC-1: admin] */
export function askedPairs(
  lang: Lang,
  type: ServiceType,
  values: ServiceValues,
  wanted: (field: string) => boolean = () => true,
): (readonly [name: string, value: string])[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
    const shown = values[name] === false ? '' : field.kind === 'day' ? shownDay(lang, values[name]) : showValue(lang, field, values[name]);
    return shown === '' || field.label === undefined || !wanted(name) ? [] : [[say(lang, field.label as WordKey), shown] as const];
  });
}
