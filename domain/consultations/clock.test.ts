import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doctorCategories, doctorLevels } from '../accounts/account-role';
import { consultationKinds, doctorLanguages } from '../doctors/doctor';
import { endOfTalk } from './end';
import { cameInTime, doctorStands, expectedFrom } from './lateness';
import { aheadOf, isWorthwhile } from './reminders';
import { explain, mayAssign, mayStandIn, searchWindows, type StandIn } from './search';
import { isSilent, mayAsk, mayAskFrom, silentAt } from './silence';

const MINUTE = 60_000;
const startsAt = new Date('2026-12-05T14:00:00Z');
const at = (minutes: number, ms = 0) => new Date(startsAt.getTime() + minutes * MINUTE + ms);
const meeting = (entered: number | null, acted: number | null = null) => ({
  startsAt,
  patientEnteredAt: entered === null ? null : at(entered),
  doctorActedAt: acted === null ? null : at(acted),
});

test('[CONS-6: silence] a doctor is silent five minutes after patient and slot have both begun, to the millisecond, at the latest when the slot is over', () => {
  expect([-13, 0, 3, 9, 10, 12, 14].map((entered) => silentAt(meeting(entered)))).toEqual([at(5), at(5), at(8), at(14), at(15), at(15), at(15)]);
  expect(silentAt(meeting(null))).toBeNull();
  expect([at(5, -1), at(5), at(5, 1), at(600)].map((now) => isSilent(meeting(-13), now))).toEqual([false, true, true, true]);
  expect(isSilent(meeting(null), at(600))).toBe(false);
  expect(isSilent(meeting(-13, -4), at(600))).toBe(false);
});

test('[CONS-6: silence] whoever falls silent after beginning is left alone by the clock; five minutes after the last sign the patient may ask, until the slot is over', () => {
  expect(mayAskFrom(meeting(-2, 0), null)).toEqual(at(5));
  expect(mayAskFrom(meeting(-2, -5), null)).toEqual(at(5));
  expect(mayAskFrom(meeting(-2, 0), at(4))).toEqual(at(9));
  expect(mayAskFrom(meeting(3, 0), at(1))).toEqual(at(8));
  expect([mayAskFrom(meeting(-2, 0), at(10)), mayAskFrom(meeting(null, 0), null), mayAskFrom(meeting(-2), null)]).toEqual([null, null, null]);
  expect([at(5, -1), at(5), at(15, -1), at(15)].map((now) => mayAsk(meeting(-2, 0), null, now))).toEqual([false, true, true, false]);
});

test('[CONS-6: end] when the time is over both, one or neither were there, and the absent doctor never costs the patient anything', () => {
  expect(endOfTalk(meeting(-3, 0), at(15))).toBe('finish');
  expect(endOfTalk(meeting(null, -5), at(15))).toBe('miss');
  expect(endOfTalk(meeting(14), at(15))).toBe('silence');
  expect(endOfTalk(meeting(null), at(15))).toBe('fail');
  const moment = fc.option(fc.integer({ min: -60, max: 14 }), { nil: null });
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 15, max: 3_000 }), (entered, acted, now) => {
      const end = endOfTalk(meeting(entered, acted), at(now));
      expect(['finish', 'miss'].includes(end)).toBe(acted !== null);
      expect(end === 'fail').toBe(acted === null && entered === null);
    }),
  );
});

test('[CONS-8, NUM-3] a doctor is expected five minutes before the start, and late from then on by every minute that has begun', () => {
  expect(expectedFrom(startsAt)).toEqual(at(-5));
  expect([at(-30), at(-5), at(-5, 1), at(-4), at(-4, 1), at(3)].map((now) => doctorStands(meeting(null), now))).toEqual([
    ...[1, 2].map(() => ({ is: 'expected', from: at(-5) })),
    ...[1, 1, 2, 8].map((minutes) => ({ is: 'late', minutes })),
  ]);
  expect(doctorStands(meeting(null, -6), at(3))).toEqual({ is: 'here', since: at(-6) });
  expect([meeting(null, -6), meeting(null, -5), meeting(null, -4), meeting(0)].map(cameInTime)).toEqual([true, true, false, false]);
});

test('[CONS-8, JOB-1: consultations] what is ahead of a time is due a day, fifteen and five minutes before, and none of it once it is over', () => {
  const due = (booked: Date, talk = true) =>
    aheadOf(startsAt, { talk, now: booked }).map(({ what, at: when }) => [what, (when.getTime() - startsAt.getTime()) / MINUTE]);
  expect(due(at(-3_000))).toEqual([
    ['remind-day', -1440],
    ['remind-soon', -15],
    ['call-doctor', -15],
    ['look-late', -5],
  ]);
  expect(due(at(-60)).map(([what]) => what)).toEqual(['remind-soon', 'call-doctor', 'look-late']);
  expect(due(at(-8))).toEqual([]);
  expect(due(at(-3_000), false).map(([what]) => what)).toEqual(['remind-day', 'remind-soon']);
  expect([at(-16), at(-15)].map((now) => isWorthwhile('remind-day', startsAt, now))).toEqual([true, false]);
  expect([at(0, -1), at(0)].map((now) => isWorthwhile('remind-soon', startsAt, now))).toEqual([true, false]);
});

test('[CONS-6: search] another time is looked for by three rules, at least five minutes ahead, the first of them once, and after three times no more', () => {
  const windows = (sameSoonUsed: boolean) =>
    searchWindows({ sameSoonUsed }, startsAt).map(({ rule, from, until, same }) => [
      rule,
      (from.getTime() - at(0).getTime()) / MINUTE,
      (until.getTime() - at(0).getTime()) / MINUTE,
      same,
    ]);
  expect(windows(false)).toEqual([
    ['same-soon', 5, 60, true],
    ['other-soon', 5, 30, false],
    ['same-later', 5, 1440, true],
  ]);
  expect(windows(true).map(([rule]) => rule)).toEqual(['other-soon', 'same-later']);
  expect([0, 2, 3, 4].map((times) => mayAssign({ times }))).toEqual([true, true, false, false]);
});

test('[CONS-6: search] every search is explained: what each rule came to, up to the one that found a time', () => {
  const told = (used: boolean, by: Parameters<typeof explain>[2]) => explain(startsAt, { sameSoonUsed: used }, by).map(({ rule, found }) => `${rule} ${found}`);
  expect(told(false, 'same-soon')).toEqual(['same-soon taken']);
  expect(told(false, 'other-soon')).toEqual(['same-soon none', 'other-soon taken']);
  expect(told(true, 'same-later')).toEqual(['same-soon used', 'other-soon none', 'same-later taken']);
  expect(told(false, null)).toEqual(['same-soon none', 'other-soon none', 'same-later none']);
  expect(explain(startsAt, { sameSoonUsed: false }, null).map(({ until }) => new Date(until))).toEqual([at(60), at(30), at(1440)]);
});

test('[CONS-6: search] whoever stands in is of the category, trained at least as far, meets in the same way and speaks the patient’s language', () => {
  const silent: StandIn = { id: 1, level: 'specialist', categories: ['heart', 'internist'], languages: ['fa', 'az'], kinds: ['online'] };
  const other = (more: Partial<StandIn>): StandIn => ({
    id: 2,
    level: 'specialist',
    categories: ['heart'],
    languages: ['fa'],
    kinds: ['online', 'in-person'],
    ...more,
  });
  const may = (more: Partial<StandIn>, lang: 'fa' | 'en' = 'fa') => mayStandIn(other(more), silent, { kind: 'online', lang });
  expect([may({}), may({ level: 'super-specialist' }), may({ languages: ['az'] }, 'en'), may({ categories: ['kids', 'internist'] })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([
    may({ id: 1 }),
    may({ level: 'general' }),
    may({ categories: ['kids'] }),
    may({ languages: ['az'] }),
    may({ languages: ['en'] }, 'en'),
    may({ kinds: ['in-person'] }),
  ]).toEqual([1, 2, 3, 4, 5, 6].map(() => false));
  const doctor = fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    level: fc.constantFrom(...doctorLevels),
    categories: fc.uniqueArray(fc.constantFrom(...doctorCategories), { minLength: 1, maxLength: 3 }),
    languages: fc.uniqueArray(fc.constantFrom(...doctorLanguages), { minLength: 1, maxLength: 3 }),
    kinds: fc.uniqueArray(fc.constantFrom(...consultationKinds), { minLength: 1 }),
  });
  fc.assert(
    fc.property(doctor, doctor, fc.constantFrom('fa', 'en'), (one, from, lang) => {
      const asked = { kind: 'online', lang } as const;
      if (!mayStandIn(one, from, asked)) return;
      expect(one.languages.some((language) => from.languages.includes(language))).toBe(true);
      if (from.languages.includes(lang)) expect(one.languages).toContain(lang);
      expect(doctorLevels.indexOf(one.level)).toBeGreaterThanOrEqual(doctorLevels.indexOf(from.level));
      expect(mayStandIn(from, from, asked)).toBe(false);
    }),
  );
});
