import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoOf, numberOf, tehranDay } from '../calendars/day';
import { claimSame, fromSaturday, slotsAhead, slotsOf, type Availability, type HoursException, type HoursRule } from './slots';

const rule = (more: Partial<HoursRule> = {}): HoursRule => ({
  ...{ weekday: 0, from: 540, to: 600, kinds: ['online'], centreId: null, validFrom: null, validTo: null },
  ...more,
});
const exception = (more: Partial<HoursException> = {}): HoursException => ({
  ...{ day: '2026-11-28', from: 540, to: 570, adds: false, kinds: [], centreId: null },
  ...more,
});
const week = (more: Partial<Availability> = {}): Availability => ({ rules: [rule()], exceptions: [], worksHolidays: false, ...more });
const none = new Set<string>();
/** The times of a day in Tehran, as they are read on a clock there. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tehran', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const times = (availability: Availability, holidays: ReadonlySet<string>, day: string) =>
  slotsOf(availability, holidays, numberOf(day)).map(({ startsAt }) => clock.format(startsAt));

describe('slotsOf: hours become quarters of an hour', () => {
  const quarters = ['09:00', '09:15', '09:30', '09:45'];
  test.each<[string, Availability, string[], string, string[]]>([
    ['a Saturday, an hour long', week(), [], '2026-11-28', quarters],
    ['a day of the week without hours', week(), [], '2026-11-29', []],
    ['a public holiday', week(), ['2026-11-28'], '2026-11-28', []],
    ['a holiday of who works on holidays', week({ worksHolidays: true }), ['2026-11-28'], '2026-11-28', quarters],
    ['a holiday on another day', week(), ['2026-11-27'], '2026-11-28', quarters],
    ['half of it taken away', week({ exceptions: [exception()] }), [], '2026-11-28', ['09:30', '09:45']],
    ['another day taken away', week({ exceptions: [exception({ day: '2026-12-05' })] }), [], '2026-11-28', quarters],
    ['the whole day taken away', week({ exceptions: [exception({ from: 0, to: 1440 })] }), [], '2026-11-28', []],
    ['more of it', week({ exceptions: [exception({ from: 600, to: 615, adds: true, kinds: ['online'] })] }), [], '2026-11-28', [...quarters, '10:00']],
    [
      'a holiday opened by date',
      week({ exceptions: [exception({ from: 600, to: 615, adds: true, kinds: ['online'] })] }),
      ['2026-11-28'],
      '2026-11-28',
      ['10:00'],
    ],
    [
      'opened and taken away: it is not there',
      week({ rules: [], exceptions: [exception({ adds: true, kinds: ['online'] }), exception({ from: 540, to: 555 })] }),
      [],
      '2026-11-28',
      ['09:15'],
    ],
    ['not valid yet', week({ rules: [rule({ validFrom: '2026-11-29' })] }), [], '2026-11-28', []],
    ['valid from this very day', week({ rules: [rule({ validFrom: '2026-11-28' })] }), [], '2026-11-28', quarters],
    ['valid until this very day', week({ rules: [rule({ validTo: '2026-11-28' })] }), [], '2026-11-28', quarters],
    ['valid no more', week({ rules: [rule({ validTo: '2026-11-27' })] }), [], '2026-11-28', []],
    ['the last quarter before midnight', week({ rules: [rule({ from: 1425, to: 1440 })] }), [], '2026-11-28', ['23:45']],
    ['the first quarter after it', week({ rules: [rule({ from: 0, to: 15 })] }), [], '2026-11-28', ['00:00']],
    // 30 Aban 1405 and 1 Azar 1405: the end of a Jalali month is a day like any other.
    ['the last day of a Jalali month', week({ rules: [rule({ weekday: fromSaturday(numberOf('2026-11-21')) })] }), [], '2026-11-21', quarters],
    // 30 Esfand 1403, which only a leap year has.
    ['the leap day of the Jalali calendar', week({ rules: [rule({ weekday: fromSaturday(numberOf('2025-03-20')) })] }), [], '2025-03-20', quarters],
    // Other countries change their clocks on these days; Tehran does not.
    ['a night in which Europe changes its clocks', week({ rules: [rule({ weekday: 1, from: 0, to: 30 })] }), [], '2026-03-29', ['00:00', '00:15']],
  ])('[DOC-3, CONS-2] %s', (_, availability, holidays, day, expected) => {
    expect(times(availability, new Set(holidays), day)).toEqual(expected);
  });

  test('[DOC-3] what is added by date stands for what the week says: other kinds, another place', () => {
    const added = exception({ adds: true, kinds: ['in-person'], centreId: 7, from: 540, to: 555 });
    expect(slotsOf(week({ exceptions: [added] }), none, numberOf('2026-11-28')).map(({ kinds, centreId }) => [kinds, centreId])).toEqual([
      [['in-person'], 7],
      ...[1, 2, 3].map(() => [['online'], null]),
    ]);
  });
});

test('[CONS-2] each slot is a quarter of an hour of its own day, once and in order, whatever the hours', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  const span = fc.tuple(quarter, quarter).map(([one, other]) => ({ from: Math.min(one, other) * 15, to: (Math.max(one, other) + 1) * 15 }));
  const rules = fc.array(
    fc.record({ span, weekday: fc.integer({ min: 0, max: 6 }) }).map((one) => rule({ ...one.span, weekday: one.weekday })),
    { maxLength: 8 },
  );
  const exceptions = fc.array(
    fc.record({ span, adds: fc.boolean() }).map((one) => exception({ ...one.span, day: '2026-12-03', adds: one.adds, kinds: one.adds ? ['online'] : [] })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(rules, exceptions, fc.boolean(), (some, others, worksHolidays) => {
      for (let day = numberOf('2026-12-01'); day < numberOf('2026-12-08'); day += 1) {
        const starts = slotsOf({ rules: some, exceptions: others, worksHolidays }, new Set(['2026-12-03']), day).map(({ startsAt }) => startsAt.getTime());
        expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
        for (const at of starts) expect([at % 900_000, tehranDay(new Date(at))]).toEqual([0, isoOf(day)]);
      }
    }),
  );
});

test('[DOC-3] from now on for so many days: what has begun is not there, and not a day more', () => {
  const every = week({ rules: [0, 1, 2, 3, 4, 5, 6].map((weekday) => rule({ weekday, from: 540, to: 570 })) });
  const now = new Date('2026-11-28T05:30:00Z');
  const ahead = slotsAhead(every, none, now, 30).map(({ startsAt }) => startsAt.toISOString());
  expect(ahead).toHaveLength(1 + 29 * 2);
  expect([ahead[0], ahead.at(-1)]).toEqual(['2026-11-28T05:45:00.000Z', '2026-12-27T05:45:00.000Z']);
});

test.each<[Partial<HoursRule>, Partial<HoursRule>, boolean]>([
  [{}, {}, true],
  [{}, { weekday: 1 }, false],
  [{ from: 540, to: 600 }, { from: 600, to: 660 }, false],
  [{ from: 540, to: 600 }, { from: 585, to: 660 }, true],
  [{ validTo: '2026-12-01' }, { validFrom: '2026-12-02' }, false],
  [{ validTo: '2026-12-02' }, { validFrom: '2026-12-02' }, true],
  [{ validFrom: '2026-12-01' }, { validTo: null }, true],
])('[DOC-3] %j and %j claim the same quarter: %s', (one, other, same) => {
  expect([claimSame(rule(one), rule(other)), claimSame(rule(other), rule(one))]).toEqual([same, same]);
});
