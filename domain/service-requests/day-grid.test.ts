import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, isFree, lengthOf, spansOf, type TakenCell } from './day-grid';
import { CELL_MINUTES, cellsOf } from './visits';

const DAY = '2026-11-24';
/** An hour of that day in Tehran. */
const at = (hour: number) => new Date(Date.parse('2026-11-23T20:30:00Z') + hour * 3_600_000);
const HOUR = 3_600_000;
const booked = (visitId: number | null, from: number, to: number): TakenCell[] => cellsOf({ from: at(from), to: at(to) }).map((cell) => ({ cell, visitId }));
const EARLY = at(-24);

test('[INP-8: day and providers] a day stands from eight to eight, and as far as somebody is booked', () => {
  expect(frameOf(DAY, [])).toEqual({ from: at(8), cells: 24 });
  expect(frameOf(DAY, booked(1, 7, 8))).toEqual({ from: at(6), cells: 28 });
  expect(frameOf(DAY, booked(1, 20, 21.5))).toEqual({ from: at(8), cells: 28 });
  // A stay of a month fills the day and no more; time off widens nothing.
  expect(frameOf(DAY, booked(1, -40, 90))).toEqual({ from: at(0), cells: 48 });
  expect(frameOf(DAY, booked(null, 0.5, 24))).toEqual({ from: at(8), cells: 24 });
});

test('[INP-8: day and providers] a visit is one span with its way, time off another, free half hours stand alone', () => {
  const spans = spansOf(frameOf(DAY, []), [...booked(7, 9, 10), ...booked(8, 10.5, 11), ...booked(null, 19, 23)]);
  expect(spans.map(({ cells, taken }) => (taken === null ? '·' : `${taken}×${cells}`)).join('')).toBe(`·7×38×2${'·'.repeat(15)}off×3`);
  expect(spans.reduce((sum, { cells }) => sum + cells, 0)).toBe(24);
});

test('[INP-8: no double booking] a half hour is offered only where the whole visit and its way are free and still to come', () => {
  const taken = booked(7, 10, 11);
  // Its way begins at half past nine.
  expect([8, 8.5, 9, 9.5, 10, 11, 11.5].filter((hour) => isFree(at(hour), HOUR, taken, EARLY))).toEqual([8, 8.5, 11.5]);
  expect(isFree(at(8), HOUR, [], at(8))).toBe(false);
  expect(lengthOf(null)).toBe(HOUR);
  expect(lengthOf({ from: at(8), to: at(11) })).toBe(3 * HOUR);
});

test('[INP-8: no double booking] what is offered takes no half hour that somebody has', () => {
  const cell = fc.integer({ min: 0, max: 47 });
  fc.assert(
    fc.property(fc.uniqueArray(cell), cell, fc.integer({ min: 1, max: 8 }), (cells, start, length) => {
      const moment = (index: number) => new Date(at(0).getTime() + index * CELL_MINUTES * 60_000);
      const taken = cells.map((index) => ({ cell: moment(index), visitId: 1 }));
      const [from, lengthMs] = [moment(start), length * CELL_MINUTES * 60_000];
      const own = cellsOf({ from, to: new Date(from.getTime() + lengthMs) }).map((one) => one.getTime());
      expect(isFree(from, lengthMs, taken, EARLY)).toBe(!taken.some((one) => own.includes(one.cell.getTime())));
    }),
  );
});
