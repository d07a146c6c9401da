import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf, tehranDay } from '../calendars/day';
import { monthsLater } from '../calendars/jalali';
import { serviceOf, serviceTypes } from './types/all';
import { moveVisit, visitEvents, visitLifeCycle, visitMoves, visitStates, type VisitMover, type VisitStanding, type VisitState } from './visit-life-cycle';
import { CELL_MINUTES, cellsOf, planVisits } from './visits';

/** Tuesday 3 Azar 1405, 8:30 to 11:30 in Tehran. */
const first = { from: new Date('2026-11-24T05:00:00Z'), to: new Date('2026-11-24T08:00:00Z') };
const plan = (code: string, answers: Record<string, unknown> = {}) => {
  const type = serviceOf(code);
  if (!type) throw new Error(code);
  return planVisits(type, answers, first);
};
const froms = (code: string, answers: Record<string, unknown>) => plan(code, answers).map(({ hours }) => hours?.from.toISOString() ?? null);

describe('the visits of a request', () => {
  test('every type has a first visit in the hours that were offered', () => {
    for (const type of serviceTypes) expect([type.code, planVisits(type, {}, first)[0]?.hours?.from]).toEqual([type.code, first.from]);
  });

  test('[INP-2: course] a course goes on in the same hours at its step; once is once', () => {
    expect(froms('nurse', { every: 'once', occasions: 4 })).toEqual(['2026-11-24T05:00:00.000Z']);
    expect(froms('nurse', { every: 'twice-daily', occasions: 3 })).toEqual([
      '2026-11-24T05:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
      '2026-11-25T05:00:00.000Z',
    ]);
    expect(froms('nurse', { every: 'three-days', occasions: 2 })).toEqual(['2026-11-24T05:00:00.000Z', '2026-11-27T05:00:00.000Z']);
    expect(froms('nurse', { every: 'weekly', occasions: 2 })).toEqual(['2026-11-24T05:00:00.000Z', '2026-12-01T05:00:00.000Z']);
  });

  test('[INP-9: sessions] further sessions wait for their hours', () => {
    expect(froms('physiotherapy', { sessions: 3 })).toEqual(['2026-11-24T05:00:00.000Z', null, null]);
  });

  test('a shift is as long as was asked, on each of its days', () => {
    const shifts = plan('nursing', { days: 2, hoursADay: 8 });
    expect(shifts.map(({ kind, hours }) => [kind, hours?.from.toISOString(), hours?.to.toISOString()])).toEqual([
      ['shift', '2026-11-24T05:00:00.000Z', '2026-11-24T13:00:00.000Z'],
      ['shift', '2026-11-25T05:00:00.000Z', '2026-11-25T13:00:00.000Z'],
    ]);
  });

  test('[INP-9: a month] what was lent is fetched a month later in the same hours; a stay lasts the month', () => {
    expect(plan('rental').map(({ kind, hours }) => [kind, hours?.from.toISOString(), hours?.to.toISOString()])).toEqual([
      ['bring', '2026-11-24T05:00:00.000Z', '2026-11-24T08:00:00.000Z'],
      ['fetch', '2026-12-24T05:00:00.000Z', '2026-12-24T08:00:00.000Z'],
    ]);
    const [stay] = plan('home-care', { mode: 'day-and-night' });
    expect([stay?.kind, stay?.hours && tehranDay(stay.hours.to)]).toEqual(['stay', '2026-12-24']);
  });

  test('[INP-9: a month] a month is one of the Jalali calendar, at most its last day', () => {
    // 31 Shahrivar 1405 has no 31 Mehr; 30 Bahman no 30 Esfand in a year of 29.
    expect(monthsLater('2026-09-22', 1)).toBe('2026-10-22');
    expect(monthsLater('2027-02-19', 1)).toBe('2027-03-20');
    expect(monthsLater('2026-11-24', 12)).toBe('2027-11-24');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (day) => {
        const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const days = numberOf(monthsLater(iso, 1)) - day;
        expect(days).toBeGreaterThanOrEqual(29);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('[INP-8: no double booking] hours that touch share no cell but the way; hours that overlap always share one', () => {
    expect(cellsOf({ from: first.from, to: new Date('2026-11-24T05:30:00Z') }).map((cell) => cell.toISOString())).toEqual([
      '2026-11-24T04:30:00.000Z',
      '2026-11-24T05:00:00.000Z',
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 600 }),
        (a, long, b, wide) => {
          const hours = (from: number, minutes: number) => ({ from: new Date(from * 60_000), to: new Date((from + minutes) * 60_000) });
          const [one, other] = [hours(a, long), hours(b, wide)];
          const shared = cellsOf(one).some((cell) => cellsOf(other).some((its) => its.getTime() === cell.getTime()));
          const overlap = one.from < other.to && other.from < one.to;
          const apart = Math.max(a, b) - (a < b ? a + long : b + wide);
          if (overlap) expect(shared).toBe(true);
          // A visit after another leaves time for the way.
          if (apart >= 3 * CELL_MINUTES) expect(shared).toBe(false);
        },
      ),
    );
  });
});

describe('the life of a visit', () => {
  const movers = ['provider', 'request', 'support', 'operations', 'administrator', 'editor'] as const satisfies readonly VisitMover[];
  const standing = (state: VisitState, more: Partial<VisitStanding> = {}): VisitStanding => ({
    state,
    hours: true,
    own: true,
    code: true,
    paid: true,
    ...more,
  });

  test('[INP-8: one machine] no event leads to two places from one state; every state is reached, and ends have no way on', () => {
    for (const state of visitStates)
      for (const event of visitEvents) {
        const rows = visitLifeCycle.moves.filter((move) => move.event === event && (move.from as readonly VisitState[]).includes(state));
        expect(rows.length, `${event} from ${state}`).toBeLessThanOrEqual(1);
      }
    expect([...new Set(['planned', ...visitLifeCycle.moves.map(({ to }) => to)])].sort()).toEqual([...visitStates].sort());
    for (const state of visitLifeCycle.ends) expect(visitMoves(standing(state), movers)).toEqual([]);
  });

  test.each([
    ['nobody is asked before it is paid', 'planned', 'offer', 'support', { paid: false }, 'services.not-paid'],
    ['nobody is asked without hours', 'planned', 'offer', 'support', { hours: false }, 'services.visit.hours'],
    ['another provider sees none', 'offered', 'accept', 'provider', { own: false }, 'services.visit.unknown'],
    ['the code is said at the door', 'on-the-way', 'arrive', 'provider', { code: false }, 'services.visit.code'],
    ['a provider does not write an arrival without it', 'on-the-way', 'note-arrival', 'provider', {}, 'lifecycle.move.not-yours'],
    ['nothing is done before somebody is there', 'accepted', 'finish', 'provider', {}, 'lifecycle.move.not-now'],
    ['an editor moves none', 'planned', 'offer', 'editor', {}, 'lifecycle.move.not-yours'],
    ['a decline has its reason', 'offered', 'decline', 'provider', {}, 'lifecycle.reason.missing'],
  ] as const)('%s', (_, state, event, who, more, code) => {
    expect(moveVisit(standing(state, more), event, [who])).toMatchObject({ ok: false, code });
  });

  test('what is offered as a button is taken, but for the code that is typed and the reason that is asked for', () => {
    for (const state of visitStates)
      for (const who of movers)
        for (const event of visitEvents) {
          const button = visitMoves(standing(state), [who]).some((one) => one.event === event);
          expect([state, who, event, moveVisit(standing(state), event, [who], 'because').ok]).toEqual([state, who, event, button]);
        }
  });
});
