import { isDay } from '../calendars/day';
import { SLOT_MINUTES } from '../consultations/promises';
import { carriedRow, field, oneOf, optional, someOf, text, tick, type Field, type Parsed } from '../fields';
import { weekdayNames } from '../centres/hours';
import { ok, refuse, type Result } from '../result';
import { consultationKinds } from './doctor';

const DAY_MINUTES = 24 * 60;
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const quarters = (first: number) => Array.from({ length: DAY_MINUTES / SLOT_MINUTES }, (_, at) => clock(first + at * SLOT_MINUTES));

/** The times at which hours can begin and end, as 08:15; the day’s end is 24:00. */
export const beginTimes: readonly string[] = quarters(0);
export const endTimes: readonly string[] = quarters(SLOT_MINUTES);

/** So many days ahead hours can be given or taken away by date. */
export const HOURS_AHEAD_DAYS = 90;
/** So many rows of hours, and so many days that are otherwise, a doctor has at most. */
export const MOST_RULES = 60;
export const MOST_EXCEPTIONS = 120;

const label = (name: string) => ({ label: `doctors.hours.fields.${name}` });
const day = (name: string): Field<string> =>
  field({ kind: 'day', ...label(name) }, (typed) => {
    const given = typed.trim();
    if (given === '') return refuse('doctors.day.missing');
    return isDay(given) ? ok(given) : refuse('doctors.day.invalid');
  });
const from = oneOf(beginTimes, 'doctors.time.missing', { ...label('from'), example: '16:00' });
const to = oneOf(endTimes, 'doctors.time.missing', { ...label('to'), example: '19:00' });
/** A centre of the doctor’s own profile, which counts for meetings in person; which there are, the service asks. */
const centre: Field<number | null> = optional(
  field({ kind: 'choice', of: [], ...label('centre') }, (typed) => {
    const given = typed.trim();
    return /^[1-9]\d{0,8}$/.test(given) ? ok(Number(given)) : refuse('doctors.centre.unknown');
  }),
);
const kinds = someOf(consultationKinds, 'doctors.kinds', { ...label('kinds'), says: 'doctors.kinds', example: 'online' });
const reason = optional(text({ area: 'doctors.reason', max: 120, ...label('reason'), example: { fa: 'همایش قلب', en: 'A congress' } }));

/** Hours of each week. Three forms stand on one page, so that each calls its fields by names of its own. [DOC-3] */
export const ruleFields = {
  weekday: oneOf(weekdayNames, 'doctors.weekday.missing', { ...label('weekday'), says: 'centres.days', example: 'tuesday' }),
  weekFrom: from,
  weekTo: to,
  weekKinds: kinds,
  weekCentre: centre,
  validFrom: optional(day('validFrom')),
  validTo: optional(day('validTo')),
} as const;
export type RuleForm = Parsed<typeof ruleFields>;

/** Hours that a day has more than its week. [DOC-3] */
export const openFields = { openDay: day('day'), openFrom: from, openTo: to, openKinds: kinds, openCentre: centre, openReason: reason } as const;
export type OpenForm = Parsed<typeof openFields>;

/** Hours that are taken away from a day. [DOC-3] */
export const closeFields = { closeDay: day('day'), closeFrom: from, closeTo: to, closeReason: reason } as const;
export type CloseForm = Parsed<typeof closeFields>;

/** Which row a button means. */
export const hoursRow = carriedRow;
/** Whether the weekly hours hold on public holidays too. */
export const holidayFields = { worksHolidays: { ...tick, ...label('worksHolidays') } } as const;

/** Two times of one day as minutes, the second after the first; `field` is where the second stands. */
export function spanOf(begins: string, ends: string, field: string): Result<{ from: number; to: number }> {
  const [from, to] = [minutesOf(begins), minutesOf(ends)];
  return from < to ? ok({ from, to }) : refuse('doctors.time.order', undefined, { field });
}

/** A minute of the day as it is written: 16:15. */
export const clockOf = clock;
const minutesOf = (written: string) => Number(written.slice(0, 2)) * 60 + Number(written.slice(3));
