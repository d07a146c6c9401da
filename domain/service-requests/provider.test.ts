import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../calendars/day';
import { makeRequestCode } from './code';
import { partOfHours, restCells, restHours, restParts } from './rest';
import { serviceOf } from './types/all';
import { parseVisitCode, visitCode } from './visit-code';
import { DOOR_CODE_TRIES, isDoorCode, mayNoteDoor, wrongDoorCode } from './visit-door';
import { findingsOf, readFindings } from './visit-fields';
import { visitStates, type VisitState } from './visit-life-cycle';
import { initials, shownOf } from './visit-shown';

const hours = { from: new Date('2026-11-24T05:00:00Z'), to: new Date('2026-11-24T08:00:00Z') };
const after = (hoursLater: number, of: Date = hours.to) => new Date(of.getTime() + hoursLater * HOUR_MS);

test('a visit’s number reads back in any case and digits; what is none is refused', () => {
  const request = makeRequestCode(() => 0.5);
  expect(parseVisitCode(visitCode(request, 12))).toEqual({ ok: true, value: { requestCode: request, ordinal: 12 } });
  expect(parseVisitCode(visitCode(request, 3).toLowerCase())).toMatchObject({ ok: true });
  for (const typed of ['', '1', 'ZS-1', 'ZS-2345678-0', 'ZS-2345678-1234', '../ZS-2345678-1'])
    expect(parseVisitCode(typed)).toMatchObject({ ok: false, status: 404 });
});

test('[INP-8: the code] the code is taken in any digits, and each wrong one says how many are left', () => {
  expect(['4821', ' ۴۸۲۱ ', '٤٨٢١'].map((typed) => isDoorCode(typed, '4821'))).toEqual([true, true, true]);
  expect(['', '482', '48211', '4 821'].map((typed) => isDoorCode(typed, '4821'))).toEqual([false, false, false, false]);
  expect(wrongDoorCode(1)).toMatchObject({ code: 'services.visit.code-left', facts: { left: DOOR_CODE_TRIES - 1 } });
  expect(wrongDoorCode(DOOR_CODE_TRIES)).toMatchObject({ code: 'services.visit.no-tries', status: 429 });
});

test('[INP-4: at the door] “at the door” is noted around the hours of the visit alone', () => {
  expect([after(-3.6), after(-3.5), after(0.9), after(1)].map((now) => mayNoteDoor(hours, now))).toEqual([false, true, true, false]);
  expect(mayNoteDoor(null, hours.from)).toBe(false);
});

describe('[ROLE-5: visits] what a provider reads', () => {
  const at = (state: VisitState, now: Date, since = hours.from) => shownOf({ state, since, hours }, now);

  test.each(visitStates)('%s: never words without the person, and nothing a month later', (state) => {
    for (const later of [-48, -1, 0, 12, 23, 25, 700]) {
      const { person, words } = at(state, after(later));
      expect(person || !words).toBe(true);
    }
    expect(at(state, after(31 * 24))).toEqual({ person: false, words: false });
  });

  test('the person from the acceptance until a day after the end, the words until it is done', () => {
    expect(at('offered', hours.from)).toEqual({ person: false, words: false });
    expect(at('accepted', hours.from)).toEqual({ person: true, words: true });
    expect([at('accepted', after(23.9)).person, at('accepted', after(24)).person]).toEqual([true, false]);
    expect(at('done', after(23, hours.to), hours.to)).toEqual({ person: true, words: false });
    expect(at('done', after(24, hours.to), hours.to)).toEqual({ person: false, words: false });
    expect(at('cancelled', hours.from)).toEqual({ person: false, words: false });
  });

  test('afterwards the first letters stand for a name', () => {
    expect([initials('آوین کهن‌سار'), initials('  Avin   Kohansar '), initials('')]).toEqual(['آ. ک.', 'A. K.', '']);
  });
});

test('what is measured is what the type measures; a pressure has both its numbers', () => {
  const [nurse, massage] = [serviceOf('nurse'), serviceOf('massage')];
  if (!nurse || !massage) throw new Error('types');
  expect([Object.keys(findingsOf(nurse)).length, Object.keys(findingsOf(massage)).length]).toEqual([6, 0]);
  expect(readFindings(massage, { systolic: 120, diastolic: 80 })).toEqual({ ok: true, value: {} });
  expect(readFindings(nurse, { systolic: 120, diastolic: 80, pulse: null })).toEqual({ ok: true, value: { systolic: 120, diastolic: 80 } });
  for (const wrong of [{ systolic: 120 }, { diastolic: 80 }, { systolic: 80, diastolic: 80 }])
    expect(readFindings(nurse, wrong)).toMatchObject({ ok: false, code: 'services.visit.pressure' });
});

describe('[INP-8: no double booking] hours in which a provider does not come', () => {
  const now = new Date('2026-11-24T06:30:00Z');
  const rest = (firstDay: string, lastDay: string | null, part: (typeof restParts)[number]) => restHours({ firstDay, lastDay, part }, now);

  test('whole days are one span, parts are one each day; what is over is left out', () => {
    expect(rest('2026-11-24', '2026-11-25', 'whole')).toEqual({
      ok: true,
      value: [{ from: new Date('2026-11-23T20:30:00Z'), to: new Date('2026-11-25T20:30:00Z') }],
    });
    const mornings = rest('2026-11-24', '2026-11-26', 'morning');
    expect(mornings.ok && mornings.value.map(({ from }) => from.toISOString())).toEqual([
      '2026-11-24T04:30:00.000Z',
      '2026-11-25T04:30:00.000Z',
      '2026-11-26T04:30:00.000Z',
    ]);
    for (const part of restParts) {
      const made = rest('2026-11-25', null, part);
      expect(made.ok && made.value.map(partOfHours)).toEqual([part]);
    }
    expect(restHours({ firstDay: '2026-11-24', lastDay: null, part: 'morning' }, new Date('2026-11-24T09:00:00Z'))).toMatchObject({
      ok: false,
      code: 'services.day.past',
    });
  });

  test('too far, over, or turned around is refused at its field', () => {
    expect(rest('2026-11-23', null, 'whole')).toMatchObject({ ok: false, field: 'firstDay' });
    expect(rest('2026-11-24', '2027-01-24', 'whole')).toMatchObject({ ok: false, code: 'services.day.too-far', field: 'lastDay' });
    expect(rest('2026-11-26', '2026-11-25', 'whole')).toMatchObject({ ok: false, code: 'services.rest.order', field: 'lastDay' });
  });

  test('its half hours are all of it and no way before', () => {
    const [first, ...others] = restCells({ from: new Date('2026-11-24T04:30:00Z'), to: new Date('2026-11-24T08:30:00Z') });
    expect([first?.toISOString(), others.length, others.at(-1)?.toISOString()]).toEqual(['2026-11-24T04:30:00.000Z', 7, '2026-11-24T08:00:00.000Z']);
  });
});
