import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Holidays } from '#domain/calendars/calendar';
import { intervalOf, weekdayNumber, type Hours, type Interval, type WeekdayName } from '#domain/centres/hours';
import type { ListedCentre } from '#domain/centres/list';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { centres, centres_exceptions, centres_holiday_hours, centres_hours, centres_hours_days, centres_locales, holidays } from '../store/schema.generated';

type Times = { from: string; to: string };
export type StoredHours = {
  weekly: (Times & { days: WeekdayName[] })[];
  exceptions: ({ day: string } & { [time in keyof Times]: string | null })[];
  holidayHours: Times[];
  onHolidays: 'closed' | 'open' | 'own';
};

/** What is asked of a centre's row and of the rows of its hours. */
export const hoursColumn = sql<StoredHours>`jsonb_build_object(
  'onHolidays', ${centres.onHolidays},
  'weekly', coalesce((select jsonb_agg(jsonb_build_object('from', h."from", 'to', h."to", 'days', (select jsonb_agg(d.value) from ${centres_hours_days} d where d.parent_id = h.id)) order by h._order) from ${centres_hours} h where h._parent_id = ${centres.id}), '[]'),
  'holidayHours', coalesce((select jsonb_agg(jsonb_build_object('from', h."from", 'to', h."to")) from ${centres_holiday_hours} h where h._parent_id = ${centres.id}), '[]'),
  'exceptions', coalesce((select jsonb_agg(jsonb_build_object('day', e.day, 'from', e."from", 'to', e."to")) from ${centres_exceptions} e where e._parent_id = ${centres.id}), '[]'))`;

const intervals = (times: readonly { from: string | null; to: string | null }[]): Interval[] =>
  times.flatMap(({ from, to }) => intervalOf(from ?? '', to ?? '') ?? []);

/** A centre's hours as they were written. */
export function hoursOf({ weekly, exceptions, holidayHours, onHolidays }: StoredHours): Hours {
  const days = [...new Set(exceptions.map(({ day }) => day))];
  return {
    weekly: weekly.flatMap(({ days: names, ...times }) =>
      intervals([times]).flatMap((one) => (names ?? []).map((name) => ({ weekday: weekdayNumber(name), ...one }))),
    ),
    exceptions: Object.fromEntries(days.map((day) => [day, intervals(exceptions.filter((one) => one.day === day))])),
    holiday: onHolidays === 'own' ? intervals(holidayHours) : onHolidays,
  };
}

const TABLES = [centres, centres_locales, centres_hours, centres_hours_days, centres_holiday_hours, centres_exceptions] as const;

/** The published centres that have a name in the reader's language, by name; a few thousand short rows, kept until one of their tables changes. [MAP-1] */
export async function allCentres(ctx: Ctx): Promise<ListedCentre[]> {
  const read = () => readCentres(ctx);
  return ctx.rt.kept ? ctx.rt.kept.get(`centres.${ctx.lang}`, TABLES, read) : read();
}

async function readCentres({ rt: { db }, lang }: Ctx): Promise<ListedCentre[]> {
  const rows = await db
    .select({
      id: centres.id,
      slug: centres.slug,
      kind: centres.kind,
      province: centres.province,
      city: centres.city,
      latitude: sql<number>`${centres.latitude}::float8`,
      longitude: sql<number>`${centres.longitude}::float8`,
      title: centres_locales.title,
      district: centres_locales.district,
      address: centres_locales.address,
      hours: hoursColumn,
    })
    .from(centres)
    .innerJoin(centres_locales, and(eq(centres_locales._parentID, centres.id), eq(centres_locales._locale, lang)))
    .where(eq(centres.published, true))
    .orderBy(asc(centres.id));
  const { compare } = new Intl.Collator(lang);
  return rows.map(({ hours, ...row }) => ({ ...row, hours: hoursOf(hours) })).sort((one, other) => compare(one.title, other.title) || one.id - other.id);
}

/** Public holidays for hours that are shown, kept until staff change them. */
export async function shownHolidays({ rt }: Ctx): Promise<Holidays> {
  const read = () => loadHolidays(rt.db);
  return rt.kept ? rt.kept.get('centres.holidays', [holidays], read) : read();
}
