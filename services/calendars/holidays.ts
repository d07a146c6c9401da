import type { Holidays } from '#domain/calendars/calendar';
import type { Tx } from '../runtime';
import { holidays } from '../store/schema.generated';

/**
 * Public holidays as staff have them now. Read each time: eighty short rows cost less than a millisecond, and a
 * promise is never computed from a calendar that was corrected a moment ago. [JOB-3]
 */
export async function loadHolidays(db: Tx): Promise<Holidays> {
  const rows = await db.select({ day: holidays.day }).from(holidays);
  return new Set(rows.map((row) => row.day));
}
