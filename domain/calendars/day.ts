/** Tehran keeps 3:30 ahead of UTC all year since 1401. A test holds this against the time zone's own table. [JOB-3] */
export const TEHRAN_OFFSET_MINUTES = 210;
const OFFSET_MS = TEHRAN_OFFSET_MINUTES * 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A day in Tehran by its number since 1970-01-01, so that days can be counted. */
export function dayNumber(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS);
}

/** The first instant of a numbered day. */
export function startOfDay(day: number): Date {
  return new Date(day * DAY_MS - OFFSET_MS);
}

/** A numbered day as 2026-03-21. */
export function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The number of a day given as 2026-03-21. */
export function numberOf(iso: string): number {
  const at = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(at)) throw new Error(`not a day: ${iso}`);
  return Math.floor(at / DAY_MS);
}

/** Whether a text is a day that exists, written as 2026-03-21. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && isoOf(numberOf(text)) === text;
}

/** The day in Tehran of an instant, as 2026-03-21. */
export function tehranDay(at: Date): string {
  return isoOf(dayNumber(at));
}

/** The end of a day: the midnight that closes it. */
export function dayEnd(iso: string): Date {
  return startOfDay(numberOf(iso) + 1);
}

/** The first instant of a day. */
export function dayStart(iso: string): Date {
  return startOfDay(numberOf(iso));
}

/** The day of the week, 0 Sunday … 5 Friday, 6 Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
