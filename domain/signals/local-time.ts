import { TEHRAN_OFFSET_MINUTES } from '../calendars/day';

const MINUTE_MS = 60_000;

/** A recorder's wall clock, which files give without a time zone, is read as Tehran's. */
export function fromWallClock(year: number, month: number, day: number, hour: number, minute: number, second: number): Date | undefined {
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(at);
  const same = back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  if (!same || hour > 23 || minute > 59 || second >= 60 || year < 1900 || year > 2199) return undefined;
  return new Date(at - TEHRAN_OFFSET_MINUTES * MINUTE_MS);
}

/** The same moment as a recorder's clock shows it, in whole seconds. */
export function wallClock(at: Date): { year: number; month: number; day: number; time: [string, string, string] } {
  const local = new Date(at.getTime() + TEHRAN_OFFSET_MINUTES * MINUTE_MS);
  const [, hour = '00', minute = '00', second = '00'] = /T(\d\d):(\d\d):(\d\d)/.exec(local.toISOString()) ?? [];
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate(), time: [hour, minute, second] };
}
