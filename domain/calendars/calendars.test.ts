import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingInstant } from './calendar';
import type { CalendarName } from './calendar';
import { TEHRAN_OFFSET_MINUTES, dayEnd, dayStart, tehranDay } from './day';
import { deadline, deskClock, dueAt, nameClock, readClock, startDeadline } from './deadline';
import type { Clock } from './deadline';
import { nextWorkingDay, nthDeliveryDay, nthWorkingDay } from './working-days';
import { addWorkingHours, workingHoursBetween } from './working-hours';

/** Public holidays from Bahman 1404 to Khordad 1405, solar and lunar. */
const holidays = new Set([
  '2026-02-04',
  '2026-02-11',
  '2026-03-11',
  '2026-03-20',
  '2026-03-21',
  '2026-03-22',
  '2026-03-23',
  '2026-03-24',
  '2026-04-01',
  '2026-04-02',
  '2026-04-14',
  '2026-05-27',
  '2026-06-04',
  '2026-06-05',
]);
/** An instant by Tehran's clock. */
const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
const inTehran = (at: Date) => new Date(at.getTime() + TEHRAN_OFFSET_MINUTES * 60_000).toISOString().slice(0, 16).replace('T', ' ');

describe('[JOB-3: working time, NUM-4: working days, NUM-6: reviews]', () => {
  test.each([
    ['orders', '2026-03-19 10:00', 72, '2026-03-28 10:00', 'a refund over Nowruz: Thursday, then 25, 26 and 28 March'],
    ['orders', '2026-03-19 10:00', 48, '2026-03-26 10:00', 'its promise'],
    ['orders', '2026-03-22 12:00', 24, '2026-03-26 00:00', 'started in the holidays: a day used up is due at its end'],
    ['orders', '2026-04-03 15:00', 1, '2026-04-04 01:00', 'Friday counts from Saturday midnight'],
    ['orders', '2026-04-04 00:00', 24, '2026-04-05 00:00', 'a whole Saturday'],
    ['orders', '2026-04-04 00:00', 25, '2026-04-05 01:00', 'and an hour'],
    ['orders', '2026-04-09 12:00', 24, '2026-04-11 12:00', 'Thursday counts, Friday does not'],
    ['orders', '2026-05-26 12:00', 24, '2026-05-28 12:00', 'a lunar holiday in between'],
    ['orders', '2026-06-03 18:00', 7, '2026-06-06 01:00', 'two holidays on Thursday and Friday'],
    ['orders', '2026-04-03 15:00', 0, '2026-04-04 00:00', 'no hours, outside: the next working instant'],
    ['reviews', '2026-04-08 17:00', 2, '2026-04-11 09:00', 'Wednesday evening to Saturday morning'],
    ['reviews', '2026-04-09 10:00', 10, '2026-04-11 18:00', 'Thursday is closed; ten hours are a day, due at its end'],
    ['reviews', '2026-04-11 06:00', 1, '2026-04-11 09:00', 'before opening'],
    ['reviews', '2026-04-11 18:00', 1, '2026-04-12 09:00', 'at closing: half-open'],
    ['reviews', '2026-04-11 18:00', 0, '2026-04-12 08:00', 'at closing, no hours: the next working instant'],
    ['reviews', '2026-04-13 17:30', 1, '2026-04-15 08:30', 'around a lunar Tuesday'],
    ['reviews', '2026-03-19 09:00', 12, '2026-03-28 10:00', 'over Nowruz'],
  ] as [CalendarName, string, number, string, string][])('%s from %s, %i hours: %s (%s)', (calendar, start, hours, due) => {
    expect(inTehran(deadline({ calendar, start: t(start), hours }, holidays))).toBe(due);
  });

  test.each([
    ['2026-03-19 10:00', 1, '2026-03-25'],
    ['2026-03-19 10:00', 2, '2026-03-26'],
    ['2026-03-19 10:00', 5, '2026-03-30'],
    ['2026-03-31 23:59', 1, '2026-04-04'],
    ['2026-04-08 23:59', 1, '2026-04-09'],
    ['2026-04-09 00:00', 1, '2026-04-11'],
    ['2026-04-10 12:00', 2, '2026-04-12'],
  ])('placed %s, working day %i after it is %s', (placed, n, day) => {
    expect(nthDeliveryDay(t(placed), n, holidays)).toBe(day);
    expect(nthWorkingDay('orders', t(placed), n, holidays)).toBe(day);
    if (n === 1) expect(nextWorkingDay('orders', t(placed), holidays)).toBe(day);
  });
});

const instant = fc.integer({ min: 0, max: 2 * 365 * 48 }).map((halfHours) => new Date(t('2026-01-01 00:00').getTime() + halfHours * 1_800_000));
const calendar = fc.constantFrom<CalendarName>('orders', 'desk', 'reviews');
const someHolidays = fc
  .uniqueArray(fc.integer({ min: 0, max: 720 }), { maxLength: 60 })
  .map((days) => new Set(days.map((day) => tehranDay(new Date(t('2026-01-01 12:00').getTime() + day * 86_400_000)))));

test('[JOB-3: working time] a deadline is the earliest instant at which the hours have passed, counted half hour by half hour', () => {
  fc.assert(
    fc.property(calendar, instant, fc.integer({ min: 1, max: 160 }), someHolidays, (name, start, halves, closed) => {
      let left = halves;
      let at = start;
      while (left > 0) {
        if (isWorkingInstant(name, at, closed)) left -= 1;
        at = new Date(at.getTime() + 1_800_000);
      }
      expect(addWorkingHours(name, start, halves / 2, closed).toISOString()).toBe(at.toISOString());
    }),
    { numRuns: 150 },
  );
});

test('[JOB-3: working time] hours add up, never go back, and pass exactly between start and due', () => {
  const hours = fc.integer({ min: 1, max: 300 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(calendar, instant, hours, hours, someHolidays, (name, start, a, b, closed) => {
      const due = addWorkingHours(name, start, a + b, closed);
      expect(addWorkingHours(name, addWorkingHours(name, start, a, closed), b, closed)).toEqual(due);
      expect(workingHoursBetween(name, start, due, closed)).toBeCloseTo(a + b, 6);
      expect(due.getTime()).toBeGreaterThan(start.getTime());
    }),
  );
});

test('[JOB-3: working time] another holiday never makes anything due earlier', () => {
  fc.assert(
    fc.property(calendar, instant, fc.integer({ min: 1, max: 120 }), someHolidays, fc.integer({ min: 0, max: 60 }), (name, start, hours, closed, after) => {
      const more = new Set([...closed, tehranDay(new Date(start.getTime() + after * 86_400_000))]);
      expect(addWorkingHours(name, start, hours, more).getTime()).toBeGreaterThanOrEqual(addWorkingHours(name, start, hours, closed).getTime());
    }),
  );
});

test.each([
  ['2026-04-08 21:58', 24, '2026-04-09 18:00', 'asked at night: the end of the next desk day, not 21:58'],
  ['2026-04-08 01:00', 24, '2026-04-08 18:00', 'asked at one at night: the same day'],
  ['2026-04-08 12:00', 24, '2026-04-09 12:00', 'asked at work: the same time of the next day'],
  ['2026-04-09 12:00', 24, '2026-04-11 12:00', 'over a Friday'],
  ['2026-04-10 15:00', 24, '2026-04-11 18:00', 'asked on a Friday: not at midnight'],
  ['2026-03-19 21:58', 72, '2026-03-28 18:00', 'over Nowruz'],
])('[JOB-3: the desk’s hours, NUM-4] promised on %s within %i working hours: %s (%s)', (start, hours, due) => {
  expect(inTehran(dueAt(deskClock(hours), t(start), holidays))).toBe(due);
});

test('[JOB-3: the desk’s hours, NUM-4] what staff promise ends while they are at work, never after its working hours, and later asked is never earlier due', () => {
  const day = 24;
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 1, max: 5 }), someHolidays, (a, b, days, closed) => {
      const due = dueAt(deskClock(days * day), a, closed);
      const lastMoment = new Date(due.getTime() - 1);
      expect(isWorkingInstant('desk', lastMoment, closed)).toBe(true);
      expect(due.getTime()).toBeLessThanOrEqual(addWorkingHours('orders', a, days * day, closed).getTime());
      expect(workingHoursBetween('desk', a, due, closed)).toBe(days * 10);
      expect(Math.sign(dueAt(deskClock(days * day), b, closed).getTime() - due.getTime()) * Math.sign(b.getTime() - a.getTime())).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[JOB-3: the desk’s hours, NUM-4] a call within 24 hours is due before the desk closes where it works in between, and never later than 24 hours', () => {
  const contact: Clock = { ...deskClock(24), withinHours: 24 };
  expect(inTehran(dueAt(contact, t('2026-04-07 21:58'), holidays))).toBe('2026-04-08 18:00');
  expect(inTehran(dueAt(contact, t('2026-04-09 14:00'), holidays))).toBe('2026-04-10 14:00');
  fc.assert(
    fc.property(instant, someHolidays, (start, closed) => {
      const due = dueAt(contact, start, closed);
      const kept = due.getTime() - start.getTime();
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThanOrEqual(86_400_000);
      if (kept < 86_400_000) expect(isWorkingInstant('desk', new Date(due.getTime() - 1), closed)).toBe(true);
    }),
  );
});

test('[JOB-3: promises stay] a promise of before the desk’s hours counted is computed as it was', () => {
  expect(inTehran(dueAt(readClock('orders 24'), t('2026-04-08 21:58'), holidays))).toBe('2026-04-09 21:58');
});

test('plain hours run through the night, calendar days to the end of the last', () => {
  const start = t('2026-04-08 09:00');
  expect(inTehran(dueAt({ kind: 'hours', hours: 48 }, start, holidays))).toBe('2026-04-10 09:00');
  expect(inTehran(dueAt({ kind: 'days', days: 7 }, start, holidays))).toBe('2026-04-16 00:00');
});

test('[JOB-3, WAR-4: at the desk] days that end at the desk are never later than the days themselves, and end while somebody is there, if anybody is before', () => {
  const days = (start: string, count: number) => inTehran(dueAt({ kind: 'days', days: count, atDesk: true }, t(start), holidays));
  expect(days('2026-04-08 09:00', 14)).toBe('2026-04-22 18:00');
  // A Friday at the end: the Thursday before.
  expect(days('2026-04-07 09:00', 3)).toBe('2026-04-09 18:00');
  // Nobody is there at all until then: the promise stays what it was.
  expect(days('2026-03-19 19:00', 1)).toBe('2026-03-21 00:00');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 1, max: 20 }), (hour, count) => {
      const start = new Date(t('2026-02-01 00:30').getTime() + hour * 3_600_000);
      const [plain, desk] = [{}, { atDesk: true as const }].map((more) => dueAt({ kind: 'days', days: count, ...more }, start, holidays)) as [Date, Date];
      expect(desk <= plain && desk > start).toBe(true);
      if (+desk !== +plain) expect(isWorkingInstant('desk', new Date(desk.getTime() - 1), holidays)).toBe(true);
    }),
  );
});

test('[JOB-3, ORD-11: before the last day] so many working days before another clock’s last day, at an hour; never before it began', () => {
  const before = (of: { hours: number } | { day: string }, daysBefore: number, atHour: number, start = '2026-04-09 00:00') =>
    inTehran(dueAt({ kind: 'before', calendar: 'orders', of, daysBefore, atHour }, t(start), holidays));
  expect(before({ hours: 48 }, 0, 18)).toBe('2026-04-11 18:00');
  // Friday lies between.
  expect(before({ hours: 72 }, 2, 15)).toBe('2026-04-09 15:00');
  expect(before({ day: '2026-04-13' }, 1, 11)).toBe('2026-04-12 11:00');
  expect(before({ day: '2026-04-11' }, 5, 11)).toBe('2026-04-09 00:00');
});

test('[JOB-3: due dates recompute] a deadline’s row names its clock, so that it can be computed again', () => {
  const clocks: Clock[] = [
    { kind: 'working', calendar: 'orders', hours: 72 },
    { kind: 'working', calendar: 'reviews', hours: 2 },
    deskClock(24),
    { ...deskClock(24), withinHours: 24 },
    { kind: 'hours', hours: 24 },
    { kind: 'days', days: 14 },
    { kind: 'on', calendar: 'orders', day: '2026-04-13' },
    { kind: 'on', calendar: 'desk', day: '2026-04-13' },
    { kind: 'window', calendar: 'reviews', fromHour: 11, toHour: 14 },
    { kind: 'days', days: 14, atDesk: true },
    { kind: 'before', calendar: 'orders', of: { hours: 120 }, daysBefore: 2, atHour: 15 },
    { kind: 'before', calendar: 'orders', of: { day: '2026-04-13' }, daysBefore: 0, atHour: 11 },
  ];
  for (const clock of clocks) expect(readClock(nameClock(clock))).toEqual(clock);
  expect(() => readClock('moon 3')).toThrow();
  const row = startDeadline(clocks[0] as Clock, t('2026-04-11 10:00'), holidays);
  expect(inTehran(row.dueAt)).toBe('2026-04-15 10:00');
  const more = new Set([...holidays, '2026-04-13']);
  expect(inTehran(dueAt(readClock(row.calendar), row.startsAt, more))).toBe('2026-04-16 10:00');
});

test('the day in Tehran begins and ends by its own clock, which the time zone’s table confirms', () => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tehran', timeZoneName: 'longOffset' });
  for (let at = Date.UTC(2023, 0, 1); at < Date.UTC(2036, 0, 1); at += 86_400_000) {
    if (!zone.format(at).endsWith('GMT+03:30')) throw new Error(`Tehran’s offset changed by ${new Date(at).toISOString()}`);
  }
  expect(tehranDay(new Date('2026-04-08T20:29:59.999Z'))).toBe('2026-04-08');
  expect(tehranDay(new Date('2026-04-08T20:30:00Z'))).toBe('2026-04-09');
  expect(dayEnd('2026-04-08')).toEqual(dayStart('2026-04-09'));
});

test('ten years of working hours are counted in a moment; a closure without end is a mistake', () => {
  const began = performance.now();
  expect(addWorkingHours('reviews', t('2026-01-01 08:00'), 25_000, holidays).getFullYear()).toBe(2035);
  expect(performance.now() - began).toBeLessThan(1_000);
  const always = { has: () => true } as unknown as ReadonlySet<string>;
  expect(() => nextWorkingDay('orders', t('2026-01-01 08:00'), always)).toThrow();
  expect(() => addWorkingHours('orders', t('2026-01-01 08:00'), Number.NaN, holidays)).toThrow();
});

test('[CONT-1: chosen hours] hours of the day that were asked for end at their end, on the first working day on which an hour of them is left', () => {
  const noon: Clock = { kind: 'window', calendar: 'reviews', fromHour: 11, toHour: 14 };
  for (const [from, due] of [
    // Saturday, before, within, with an hour left, with less, and after.
    ['2026-04-11 03:50', '2026-04-11 14:00'],
    ['2026-04-11 12:30', '2026-04-11 14:00'],
    ['2026-04-11 13:00', '2026-04-11 14:00'],
    ['2026-04-11 13:01', '2026-04-12 14:00'],
    ['2026-04-11 19:00', '2026-04-12 14:00'],
    // Wednesday in the evening leads over the weekend.
    ['2026-04-15 19:00', '2026-04-18 14:00'],
  ] as const)
    expect([from, inTehran(dueAt(noon, t(from), holidays))]).toEqual([from, due]);
  expect(inTehran(dueAt(noon, t('2026-04-11 03:50'), new Set([...holidays, '2026-04-11'])))).toBe('2026-04-12 14:00');
  expect(() => dueAt({ ...noon, toHour: 11 }, t('2026-04-11 03:50'), holidays)).toThrow('not hours of a day');
});
