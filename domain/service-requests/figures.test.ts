import { expect, test } from 'vitest';
import { figuresOf, type Outcome } from './figures';

/** Saturday, 10:00 in Tehran. */
const SATURDAY = new Date('2026-11-21T06:30:00Z');
const one = (more: Partial<Outcome> = {}): Outcome => ({
  ...{ service: 'nurse', askedAt: SATURDAY, state: 'not-checked', answeredAt: null, cause: null },
  ...{ promises: 0, kept: 0, visits: 0, inWindow: 0, firstToman: null, finalToman: null, stars: null, ...more },
});
const answered = (moment: string) => one({ answeredAt: new Date(moment) });

test('[ADM-3: reports] the answer is timed in working hours: half were faster, and nine of ten', () => {
  // One, two and ten hours of work; the last over a night and a holiday.
  const all = [answered('2026-11-21T07:30:00Z'), answered('2026-11-21T08:30:00Z'), answered('2026-11-23T06:30:00Z'), one()];
  expect(figuresOf(all, new Set(['2026-11-22']))).toMatchObject({ asked: 4, middleHours: 2, mostHours: 10 });
  expect(figuresOf(all, new Set())).toMatchObject({ mostHours: 20 });
});

test('[ADM-3: reports] ends are counted by cause, shares as counts, prices in the middle; of nothing there is nothing', () => {
  const all = [
    one({ state: 'done', promises: 3, kept: 2, visits: 2, inWindow: 1, firstToman: 500_000, finalToman: 600_000, stars: 4 }),
    one({ state: 'cancelled', cause: 'lapse', promises: 1, kept: 1, firstToman: 300_000 }),
    one({ state: 'cancelled', cause: 'give-up', firstToman: 900_000 }),
  ];
  expect(figuresOf(all, new Set())).toEqual({
    ...{ asked: 3, done: 1, cancelled: { cancel: 0, decline: 0, lapse: 1, 'give-up': 1 }, middleHours: null, mostHours: null },
    ...{ promises: 4, kept: 3, visits: 2, inWindow: 1, firstToman: 500_000, finalToman: 600_000, ratings: 1, average: 4 },
  });
  expect(figuresOf([], new Set())).toMatchObject({ asked: 0, firstToman: null, mostHours: null });
});
