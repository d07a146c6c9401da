import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoOf, numberOf, startOfDay, weekday } from '../calendars/day';
import { intervalOf, intervalsOf, knowsHours, minutesOf, openAt, type Hours } from './hours';

const at = (day: string, hour: number, minute = 0) => new Date(startOfDay(numberOf(day)).getTime() + (hour * 60 + minute) * 60_000);
const every = (from: number, to: number, days = [0, 1, 2, 3, 4, 5, 6]) => days.map((day) => ({ weekday: day, from: from * 60, to: to * 60 }));
const none = new Set<string>();
const hours = (given: Partial<Hours>): Hours => ({ weekly: [], exceptions: {}, holiday: 'closed', ...given });

// 2026-12-22 is a Tuesday, the 23rd a Wednesday.
describe('[MAP-1: hours] open now', () => {
  test('says until when, and when closed from when', () => {
    const given = hours({ weekly: [...every(8, 13), ...every(16, 20)] });
    expect(openAt(given, none, at('2026-12-22', 9))).toEqual({ open: true, until: at('2026-12-22', 13) });
    expect(openAt(given, none, at('2026-12-22', 13))).toEqual({ open: false, next: at('2026-12-22', 16) });
    expect(openAt(given, none, at('2026-12-22', 20))).toEqual({ open: false, next: at('2026-12-23', 8) });
  });

  test('a night that passes midnight is still open after it, and closes once', () => {
    const given = hours({ weekly: every(20, 26, [2]) });
    expect(openAt(given, none, at('2026-12-22', 23, 59))).toEqual({ open: true, until: at('2026-12-23', 2) });
    expect(openAt(given, none, at('2026-12-23', 1, 59))).toEqual({ open: true, until: at('2026-12-23', 2) });
    expect(openAt(given, none, at('2026-12-23', 2))).toEqual({ open: false, next: at('2026-12-29', 20) });
    // Nothing began on Monday: Tuesday morning is not yesterday's night.
    expect(openAt(given, none, at('2026-12-22', 1))).toEqual({ open: false, next: at('2026-12-22', 20) });
  });

  test('until midnight and from midnight is one opening', () => {
    const given = hours({ weekly: [...every(18, 24, [2]), ...every(0, 3, [3])] });
    expect(openAt(given, none, at('2026-12-22', 19))).toEqual({ open: true, until: at('2026-12-23', 3) });
  });

  test('round the clock has no end', () => {
    expect(openAt(hours({ weekly: every(0, 24), holiday: 'open' }), new Set(['2026-12-25']), at('2026-12-22', 4))).toEqual({ open: true, until: null });
  });

  test('a holiday closes, leaves open, or has hours of its own', () => {
    const holidays = new Set(['2026-12-23']);
    const weekly = every(8, 20);
    const morning = at('2026-12-23', 9);
    expect(openAt(hours({ weekly }), holidays, morning)).toEqual({ open: false, next: at('2026-12-24', 8) });
    expect(openAt(hours({ weekly, holiday: 'open' }), holidays, morning)).toEqual({ open: true, until: at('2026-12-23', 20) });
    expect(openAt(hours({ weekly, holiday: [{ from: 600, to: 720 }] }), holidays, morning)).toEqual({ open: false, next: at('2026-12-23', 10) });
  });

  test('the night before a holiday ends as it would have, and the night of a holiday does not begin', () => {
    const given = hours({ weekly: every(20, 26) });
    const holidays = new Set(['2026-12-23']);
    expect(openAt(given, holidays, at('2026-12-23', 1))).toEqual({ open: true, until: at('2026-12-23', 2) });
    expect(openAt(given, holidays, at('2026-12-23', 21))).toEqual({ open: false, next: at('2026-12-24', 20) });
    expect(openAt(given, holidays, at('2026-12-24', 1))).toEqual({ open: false, next: at('2026-12-24', 20) });
  });

  test('an exception of a date comes before the week and before a holiday', () => {
    const given = hours({ weekly: every(8, 20), exceptions: { '2026-12-22': [], '2026-12-23': [{ from: 540, to: 600 }] } });
    const holidays = new Set(['2026-12-23']);
    expect(openAt(given, holidays, at('2026-12-22', 9))).toEqual({ open: false, next: at('2026-12-23', 9) });
    expect(openAt(given, holidays, at('2026-12-23', 9, 30))).toEqual({ open: true, until: at('2026-12-23', 10) });
  });

  test('without hours nothing is said, never “closed”', () => {
    expect(openAt(hours({}), none, at('2026-12-22', 9))).toBeNull();
    expect(openAt(hours({ holiday: 'open', exceptions: { '2026-12-22': [] } }), none, at('2026-12-22', 9))).toBeNull();
  });
});

const interval = fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 })).map(([from, length]) => ({ from, to: from + length }));
const FIRST = numberOf('2026-12-18');
const days = fc.nat(16).map((ahead) => isoOf(FIRST + ahead));
const anyHours: fc.Arbitrary<Hours> = fc.record({
  weekly: fc.array(
    fc.tuple(fc.nat(6), interval).map(([day, one]) => ({ weekday: day, ...one })),
    { maxLength: 8 },
  ),
  exceptions: fc.dictionary(days, fc.array(interval, { maxLength: 2 }), { maxKeys: 3 }),
  holiday: fc.oneof(fc.constant('closed' as const), fc.constant('open' as const), fc.array(interval, { maxLength: 2 })),
});
const anyHolidays = fc.array(days, { maxLength: 3 }).map((found) => new Set(found));
const anyMinute = fc.nat(5 * 1440).map((minute) => new Date(startOfDay(FIRST + 2).getTime() + minute * 60_000));

/** The plainest reading: minute by minute, today's and yesterday's intervals. */
function openPlainly(given: Hours, holidays: ReadonlySet<string>, when: Date): boolean {
  const minutes = Math.round((when.getTime() - startOfDay(FIRST).getTime()) / 60_000);
  const day = FIRST + Math.floor(minutes / 1440);
  const minute = minutes % 1440;
  const covers = (of: number, m: number) => intervalsOf(given, holidays, of).some(({ from, to }) => from <= m && m < to);
  return covers(day, minute) || covers(day - 1, minute + 1440);
}
const later = (when: Date, minutes: number) => new Date(when.getTime() + minutes * 60_000);

describe('[MAP-1: hours] whatever the hours, holidays and the minute', () => {
  test('open is what the intervals of today and yesterday say', () => {
    fc.assert(
      fc.property(anyHours, anyHolidays, anyMinute, (given, holidays, when) => {
        const state = openAt(given, holidays, when);
        if (state === null) expect(knowsHours(given)).toBe(false);
        else expect(state.open).toBe(openPlainly(given, holidays, when));
      }),
      { numRuns: 1000 },
    );
  });

  test('it stays so until the moment that is said, and not longer', () => {
    fc.assert(
      fc.property(anyHours, anyHolidays, anyMinute, (given, holidays, when) => {
        const state = openAt(given, holidays, when);
        const turn = state && (state.open ? state.until : state.next);
        if (!state || !turn) return;
        for (let here = when; here < turn; here = later(here, 7)) expect(openPlainly(given, holidays, here)).toBe(state.open);
        expect(openPlainly(given, holidays, later(turn, -1))).toBe(state.open);
        expect(openPlainly(given, holidays, turn)).toBe(!state.open);
      }),
      { numRuns: 300 },
    );
  });

  test('a week later, without dates, it is the same', () => {
    fc.assert(
      fc.property(anyHours, anyMinute, (given, when) => {
        const plain = { ...given, exceptions: {} };
        const [now, then] = [when, later(when, 7 * 1440)].map((one) => openAt(plain, none, one));
        expect(then?.open).toBe(now?.open);
      }),
    );
  });
});

test.each([
  ['08:00', '14:30', { from: 480, to: 870 }],
  ['20:00', '02:00', { from: 1200, to: 1560 }],
  ['00:00', '24:00', { from: 0, to: 1440 }],
  ['18:00', '00:00', { from: 1080, to: 1440 }],
  ['08:00', '08:00', null],
  ['24:00', '02:00', null],
  ['8:00', '10:00', null],
  ['08:60', '10:00', null],
])('[MAP-1: hours] from %s until %s', (from, to, expected) => {
  expect(intervalOf(from, to)).toEqual(expected);
});

test('the week begins where the calendar says', () => {
  expect(weekday(numberOf('2026-12-22'))).toBe(2);
  expect(minutesOf('24:00')).toBe(1440);
});
