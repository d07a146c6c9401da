import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart';

const point = (low: number, high = low) => ({ at: '2026-11-28', low, high, beyond: false });

test('[REC-6] a single count has whole numbers beside it and stands between them', () => {
  const { lines, marks } = chartOf([point(72)]);
  expect(lines.map(({ value }) => value)).toEqual([70, 71, 72, 73, 74]);
  const [top, bottom] = [lines.at(-1)!.y, lines[0]!.y];
  expect(marks[0]!.top).toBe((top + bottom) / 2);
  expect(chartOf([point(72), point(73)]).lines.every(({ value }) => Number.isInteger(value))).toBe(true);
});

test('[REC-6] whatever is measured lies between the first and the last line, in few lines', () => {
  const tenths = fc.integer({ min: 0, max: 5000 }).map((n) => n / 10);
  fc.assert(
    fc.property(fc.array(tenths, { minLength: 1, maxLength: 40 }), (values) => {
      const { lines, marks } = chartOf(values.map((value) => point(value)));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThan(9);
      for (const { top, bottom } of marks) expect(top >= lines.at(-1)!.y && bottom <= lines[0]!.y).toBe(true);
    }),
  );
});
