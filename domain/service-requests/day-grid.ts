import { dayStart } from '../calendars/day';
import { CELL_MINUTES, cellsOf, type Hours } from './visits';

const CELL_MS = CELL_MINUTES * 60_000;
const CELLS_AN_HOUR = 60 / CELL_MINUTES;
/** The hours of a day that always stand there. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

/** A half hour of a provider that is taken: by a visit, or as time off. */
export type TakenCell = { cell: Date; visitId: number | null };
/** Half hours in a row: free ones alone, each by itself; a visit's and time off as one. */
export type GridSpan = { from: Date; cells: number; taken: null | 'off' | number };
/** The half hours that a day's grid shows. */
export type GridFrame = { from: Date; cells: number };

/** From eight to eight, and further where somebody is booked then; never beyond the day. */
export function frameOf(day: string, taken: readonly TakenCell[]): GridFrame {
  const start = dayStart(day).getTime();
  const booked = taken.filter(({ visitId }) => visitId !== null).map(({ cell }) => Math.floor((cell.getTime() - start) / CELL_MS));
  const inDay = (cell: number) => Math.min(Math.max(cell, 0), 24 * CELLS_AN_HOUR);
  const first = inDay(Math.min(FROM_HOUR * CELLS_AN_HOUR, ...booked));
  const end = inDay(Math.max(TO_HOUR * CELLS_AN_HOUR, ...booked.map((cell) => cell + 1)));
  // Whole hours, since these have a heading.
  const from = Math.floor(first / CELLS_AN_HOUR) * CELLS_AN_HOUR;
  return { from: new Date(start + from * CELL_MS), cells: Math.ceil(end / CELLS_AN_HOUR) * CELLS_AN_HOUR - from };
}

/** A provider's day, half hour after half hour. */
export function spansOf(frame: GridFrame, taken: readonly TakenCell[]): GridSpan[] {
  const known = new Map(taken.map(({ cell, visitId }) => [cell.getTime(), visitId ?? ('off' as const)]));
  const spans: GridSpan[] = [];
  for (let at = 0; at < frame.cells; at += 1) {
    const from = new Date(frame.from.getTime() + at * CELL_MS);
    const own = known.get(from.getTime()) ?? null;
    const last = spans.at(-1);
    if (last && own !== null && last.taken === own) last.cells += 1;
    else spans.push({ from, cells: 1, taken: own });
  }
  return spans;
}

/** Whether a visit so long can begin at a half hour: it and the way before it are free, and it is still to come. [INP-8: no double booking] */
export function isFree(from: Date, lengthMs: number, taken: readonly TakenCell[], now: Date): boolean {
  const wanted = new Set(cellsOf({ from, to: new Date(from.getTime() + lengthMs) }).map((cell) => cell.getTime()));
  return from > now && !taken.some(({ cell }) => wanted.has(cell.getTime()));
}

/** How long a visit is booked for; an hour where its hours are still to be agreed. */
export function lengthOf(hours: Hours | null): number {
  return hours ? hours.to.getTime() - hours.from.getTime() : CELLS_AN_HOUR * CELL_MS;
}
