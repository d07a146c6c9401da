import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAt, nameClock, readClock } from '../calendars/deadline';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { toman } from '../money';
import { answerClock, mayReportNobody, requestClocks } from './clocks';
import { ending, endingCause, type EndingCause } from './ending';
import { moveRequest, requestLifeCycle, requestMoves, type RequestMover, type RequestStanding } from './life-cycle';
import { offerChange, offerLineKinds, priceOffer, lineReasons, type OfferLine } from './offer';
import { requestEvents, requestStates, shownRequestStates, shownState, type RequestState } from './states';

const actors = ['requester', 'provider', 'clock', 'support', 'operations', 'administrator'] as const satisfies readonly RequestMover[];
const fresh = (): RequestStanding => ({
  state: 'not-checked',
  paidToman: 0,
  offer: null,
  assigned: false,
  nobodyCame: false,
  atDoor: false,
  visitsOver: false,
  lent: false,
  depositAwaited: false,
  resultAwaited: false,
  overdue: false,
});
/** Mulberry32: the walk of one number is the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('the life of a request', () => {
  test('[INP-3: one machine] no event leads to two places from one state, and every move ends in a state of the table', () => {
    for (const state of requestStates)
      for (const event of requestEvents) {
        const rows = requestLifeCycle.moves.filter((move) => move.event === event && (move.from as readonly RequestState[]).includes(state));
        expect(rows.length, `${event} from ${state}`).toBeLessThanOrEqual(1);
      }
    const opens = requestStates.filter((state) => !(requestLifeCycle.ends as readonly string[]).includes(state));
    // From every state before the end it can be given up, with a reason.
    for (const state of opens) {
      expect(moveRequest({ ...fresh(), state }, 'give-up', ['support'])).toMatchObject({ code: 'lifecycle.reason.missing' });
      expect(moveRequest({ ...fresh(), state }, 'give-up', ['support'], 'no nurse in the district')).toMatchObject({ ok: true, value: { to: 'cancelled' } });
    }
    for (const state of requestLifeCycle.ends) expect(requestMoves({ ...fresh(), state }, actors)).toEqual([]);
  });

  test('[INP-3: what the user sees] each state is shown, and each shown state is reached', () => {
    expect([...new Set(requestStates.map(shownState))].sort()).toEqual([...shownRequestStates].sort());
  });

  test('[INP-3: walks] 20,000 walks by every actor: all states and events are reached, money in is money kept and given back, and who was not answered pays no fee', () => {
    const random = randomFrom(20_260_523);
    const reached = new Set<string>();
    const ends = { fee: 0, unanswered: 0, done: 0 };
    for (let walk = 0; walk < 20_000; walk += 1) {
      let standing: RequestStanding = { ...fresh(), paidAfterwards: random() < 0.1 };
      for (let step = 0; step < 40 && !(requestLifeCycle.ends as readonly string[]).includes(standing.state); step += 1) {
        standing = {
          ...standing,
          overdue: random() < 0.3,
          assigned: random() < 0.6,
          nobodyCame: random() < 0.2,
          atDoor: random() < 0.1,
          visitsOver: random() < 0.4,
          lent: random() < 0.15,
          depositAwaited: random() < 0.1,
          resultAwaited: random() < 0.2,
        };
        // Mostly what may be, sometimes anything by anybody.
        const may = requestLifeCycle.moves.filter((move) => random() < 0.5 && (move.from as readonly RequestState[]).includes(standing.state));
        const move = random() < 0.8 ? may[0] : undefined;
        const event = move?.event ?? requestEvents[Math.floor(random() * requestEvents.length)] ?? 'approve';
        const who = move?.who[Math.floor(random() * move.who.length)] ?? actors[Math.floor(random() * actors.length)] ?? 'clock';
        const version = (standing.offer?.version ?? 0) + (event === 'accept' ? 0 : 1);
        const arriving = event === 'pay' ? (standing.offer?.totalToman ?? 0) : standing.paidToman;
        const asked = { ...standing, version, paidToman: arriving };
        const moved = moveRequest(asked, event, [who], random() < 0.8 ? 'because' : undefined);
        // What is refused for anything but a missing reason has no button, and the other way round.
        const button = requestMoves(asked, [who]).some((one) => one.event === event);
        if (button !== moved.ok && (moved.ok || moved.code !== 'lifecycle.reason.missing')) throw new Error(`${event} by ${who}: ${JSON.stringify(asked)}`);
        if (!moved.ok) continue;
        reached.add(event).add(moved.value.to);
        const cause = endingCause(event, standing.state);
        if (moved.value.to === 'cancelled') {
          const paid = toman(standing.paidToman);
          const carriedOut = toman(random() < 0.5 ? 0 : Math.floor(paid * random()));
          const deposit = toman(random() < 0.5 ? 0 : Math.floor((paid - carriedOut) * random()));
          const money = ending(cause as EndingCause, { paidToman: paid, carriedOutToman: carriedOut, depositToman: deposit });
          expect(money.keptToman + money.feeToman + money.backToman).toBe(paid);
          expect(money.backToman).toBeGreaterThanOrEqual(deposit);
          if (standing.state.startsWith('no-answer') || event === 'lapse' || event === 'give-up') expect(money.feeToman).toBe(0);
          ends[standing.state.startsWith('no-answer') ? 'unanswered' : 'fee'] += money.feeToman > 0 ? 1 : 0;
        } else expect(cause).toBeNull();
        if (moved.value.to === 'done') ends.done += 1;
        const offer = event === 'offer' || event === 're-offer' ? { version, totalToman: Math.floor(random() * 20) * 100_000 } : standing.offer;
        standing = { ...standing, state: moved.value.to, offer, paidToman: event === 'pay' ? (standing.offer?.totalToman ?? 0) : standing.paidToman };
      }
    }
    const start: string = requestLifeCycle.start;
    expect([...reached].sort()).toEqual([...requestEvents, ...requestStates.filter((state) => state !== start)].sort());
    expect(ends.unanswered).toBe(0);
    expect(ends.fee).toBeGreaterThan(100);
    expect(ends.done).toBeGreaterThan(100);
  });

  test.each([
    [
      'another version of the price',
      'accept',
      { state: 'waiting-accept', offer: { version: 2, totalToman: 5 }, version: 1 },
      'requester',
      'services.offer.changed',
    ],
    ['a part of the sum', 'pay', { state: 'waiting-payment', offer: { version: 1, totalToman: 5 }, paidToman: 4 }, 'clock', 'services.not-paid'],
    [
      'a new price for what is paid',
      'offer',
      { state: 'no-answer-provider', offer: { version: 1, totalToman: 5 }, paidToman: 5, version: 2 },
      'support',
      'services.paid-already',
    ],
    ['a price for what is paid afterwards', 'offer', { state: 'not-checked', paidAfterwards: true }, 'support', 'services.paid-afterwards'],
    ['a price for what is paid afterwards', 'approve', { state: 'not-checked', paidAfterwards: true }, 'support', 'services.paid-afterwards'],
    ['a price that nobody has to pay first', 'dispatch', { state: 'not-checked' }, 'support', 'services.not-paid'],
    ['a result that has not come', 'finish', { state: 'waiting-action', visitsOver: true, resultAwaited: true }, 'support', 'services.result-awaited'],
    ['a door at which somebody stood', 'nobody-came', { state: 'waiting-action' }, 'requester', 'services.too-early'],
    ['a clock that is early', 'silence', { state: 'not-checked' }, 'clock', 'services.too-early'],
    [
      'a visit without anybody',
      'assign',
      { state: 'no-answer-provider', paidToman: 5, offer: { version: 1, totalToman: 5 } },
      'support',
      'services.nobody-assigned',
    ],
    ['cancelling while a thing of ours is there', 'cancel', { state: 'waiting-action', lent: true }, 'requester', 'services.lent'],
    ['giving up while a thing of ours is there', 'give-up', { state: 'no-answer-provider', lent: true }, 'support', 'services.lent'],
    ['cancelling before a damage is settled', 'cancel', { state: 'waiting-action', depositAwaited: true }, 'requester', 'services.deposit-awaited'],
    [
      'an end before a damage is settled',
      'finish',
      { state: 'waiting-action', visitsOver: true, depositAwaited: true },
      'provider',
      'services.deposit-awaited',
    ],
    ['fetching again what is not lent', 'ask-again', { state: 'no-answer-provider' }, 'requester', 'services.not-lent'],
    ['declining what is paid', 'decline', { state: 'waiting-payment', paidToman: 5 }, 'requester', 'services.paid-already'],
  ] as const)('[INP-3: needs] %s is refused', (_, event, standing, who, code) => {
    expect(moveRequest({ ...fresh(), ...standing }, event, [who], 'because')).toMatchObject({ ok: false, code, status: 409 });
  });

  test('[INP-4: who] nobody moves in another’s name', () => {
    const paid = { ...fresh(), state: 'waiting-action', paidToman: 5, offer: { version: 1, totalToman: 5 } } as const;
    for (const who of ['provider', 'clock', 'support'] as const) expect(moveRequest(paid, 'cancel', [who])).toMatchObject({ status: 403 });
    expect(moveRequest({ ...fresh(), state: 'waiting-accept', offer: paid.offer, version: 1 }, 'accept', ['support'])).toMatchObject({ status: 403 });
  });
});

describe('what an end costs', () => {
  const money = (paid: number, carriedOut = 0, deposit = 0) => ({ paidToman: toman(paid), carriedOutToman: toman(carriedOut), depositToman: toman(deposit) });

  test.each([
    ['changed-mind', money(1_000_000), 100_000, 900_000],
    ['changed-mind', money(60_000), 60_000, 0],
    ['changed-mind', money(0), 0, 0],
    ['changed-mind', money(1_000_000, 950_000), 50_000, 0],
    ['changed-mind', money(1_500_000, 0, 1_450_000), 50_000, 1_450_000],
    ['nobody-answered', money(1_000_000), 0, 1_000_000],
    ['given-up', money(1_000_000, 400_000), 0, 600_000],
    ['lapsed', money(0), 0, 0],
  ] as const)('[INP-4, NUM-6: fee] %s after %o: fee %i, back %i', (cause, paid, fee, back) => {
    expect(ending(cause, paid)).toMatchObject({ feeToman: fee, backToman: back });
  });

  test('a deposit that was never paid is a bug', () => {
    expect(() => ending('changed-mind', money(100, 0, 200))).toThrow(/deposit/);
  });
});

describe('an offer', () => {
  const line = (more: Partial<OfferLine> = {}): OfferLine => ({ kind: 'base', reason: 'list', item: null, words: '', count: 1, unitToman: 275_000, ...more });

  test('[INP-6: priced line by line] its total is the sum of its lines, and the deposit is told apart', () => {
    const offer = priceOffer([
      line({ item: 'home-sampling' }),
      line({ kind: 'address', reason: 'distance', unitToman: 80_000 }),
      line({ kind: 'discount', reason: 'several', count: 2, unitToman: 10_000 }),
      line({ kind: 'deposit', reason: 'equipment', unitToman: 500_000 }),
    ]);
    expect(offer).toMatchObject({ ok: true, value: { totalToman: 835_000, depositToman: 500_000 } });
  });

  const anyLine = fc.constantFrom(...offerLineKinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      reason: fc.constantFrom(...lineReasons[kind]),
      item: fc.constant(null),
      words: fc.constant('words'),
      count: fc.integer({ min: 1, max: 5 }),
      unitToman: fc.integer({ min: 0, max: 900_000 }),
    }),
  );
  test('whatever its lines are, it is never below zero nor below its deposit, and never anything but their sum', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const offer = priceOffer(lines);
        const sum = lines.reduce((all, { kind, count, unitToman }) => all + (kind === 'discount' ? -1 : 1) * count * unitToman, 0);
        const deposit = lines.reduce((all, { kind, count, unitToman }) => all + (kind === 'deposit' ? count * unitToman : 0), 0);
        if (offer.ok) expect([offer.value.totalToman, offer.value.depositToman]).toEqual([sum, deposit]);
        else if (sum >= deposit) expect([offer.code, sum < LEAST_PAYABLE_TOMAN]).toEqual(['services.offer.too-little', true]);
      }),
    );
  });

  test.each([
    ['no line', [], 'services.offer.empty', 'lines'],
    ['half a thing', [line({ count: 0.5 })], 'services.offer.count', 'lines.0.count'],
    ['a line below zero', [line(), line({ unitToman: -1 })], 'services.offer.unit', 'lines.1.unitToman'],
    ['a reason of another kind', [line({ reason: 'equipment' })], 'services.offer.reason-unfit', 'lines.0.reason'],
    ['something else without a word', [line({ kind: 'other', reason: 'own-words' })], 'services.offer.words-missing', 'lines.0.words'],
    [
      'a discount beyond the price',
      [line(), line({ kind: 'discount', reason: 'apology', unitToman: 300_000 })],
      'services.offer.discount-beyond',
      'lines.1.unitToman',
    ],
    ['less than the bank takes', [line({ count: 1, unitToman: 999 })], 'services.offer.too-little', 'lines'],
    ['more than anything costs', [line({ count: 2, unitToman: 400_000_000 })], 'services.offer.too-much', 'lines'],
    ['too many lines', Array.from({ length: 21 }, () => line()), 'services.offer.too-many-lines', 'lines'],
  ] as const)('%s is refused beside its field', (_, lines, code, field) => {
    expect(priceOffer(lines)).toMatchObject({ ok: false, code, field });
  });

  test('[INP-6: was and is] two versions are shown line by line', () => {
    const versionOf = (lines: readonly OfferLine[]) => {
      const offer = priceOffer(lines);
      if (!offer.ok) throw new Error(offer.code);
      return offer.value;
    };
    const before = versionOf([line(), line({ kind: 'address', reason: 'distance', unitToman: 80_000 })]);
    const after = versionOf([line({ unitToman: 300_000 }), line({ kind: 'time', reason: 'evening', unitToman: 50_000 })]);
    expect(offerChange(before, after)).toMatchObject([
      { was: { unitToman: 275_000 }, is: { unitToman: 300_000 } },
      { was: null, is: { kind: 'time' } },
      { was: { kind: 'address' }, is: null },
    ]);
    expect(offerChange(before, before).every(({ was, is }) => was?.totalToman === is?.totalToman)).toBe(true);
  });
});

describe('the clocks of a request', () => {
  const none = new Set<string>();
  test('[INP-5: reviewed and answered] what comes on Thursday is looked at on Saturday, and answered within twelve hours of review', () => {
    // Thursday, 26 November 2026, 10:00 in Tehran.
    const thursday = new Date('2026-11-26T06:30:00Z');
    expect(dueAt(requestClocks['services.review'], thursday, none)).toEqual(new Date('2026-11-28T08:30:00Z'));
    expect(dueAt(requestClocks['services.response'], thursday, none)).toEqual(new Date('2026-11-29T06:30:00Z'));
    expect(dueAt(requestClocks['services.response'], thursday, new Set(['2026-11-28']))).toEqual(new Date('2026-11-30T06:30:00Z'));
  });

  test.each([
    ['no visit yet', null, 48],
    ['a visit in a week', '2026-12-03T06:30:00Z', 48],
    ['a visit tomorrow', '2026-11-27T06:30:00Z', 22],
    ['a visit in an hour', '2026-11-26T07:30:00Z', 0.5],
  ])('a price stands with %s, and its clock is read back by its name', (_, visit, hours) => {
    const clock = answerClock(new Date('2026-11-26T06:30:00Z'), visit === null ? null : new Date(visit));
    expect(clock).toEqual({ kind: 'hours', hours });
    expect(readClock(nameClock(clock))).toEqual(clock);
  });

  test('that nobody came is said half an hour after the window, and not once somebody stood there', () => {
    const windowTo = new Date('2026-11-26T12:00:00Z');
    const at = (minutes: number) => new Date(windowTo.getTime() + minutes * 60_000);
    expect([29, 30].map((minutes) => mayReportNobody({ windowTo, arrivedAt: null }, at(minutes)))).toEqual([false, true]);
    expect(mayReportNobody({ windowTo, arrivedAt: at(5) }, at(90))).toBe(false);
  });
});
