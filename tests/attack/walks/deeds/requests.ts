import { dayNumber, isoOf } from '#domain/calendars/day';
import { requestLifeCycle } from '#domain/service-requests/life-cycle';
import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import { paymentReturned } from '#services/payable-kinds/returned';
import { visitLifeCycle, type VisitEvent, type VisitState } from '#domain/service-requests/visit-life-cycle';
import { askFetch } from '#services/service-requests/fetch';
import { payMonth } from '#services/service-requests/month';
import { settleDeposit } from '#services/service-requests/settle-deposit';
import { acceptOffer } from '#services/service-requests/accept';
import { askForService } from '#services/service-requests/ask';
import { decideRequest } from '#services/service-requests/decide';
import { settleMessages, writeToDesk, writeToRequester } from '#services/service-requests/messages';
import { moveServiceRequest } from '#services/service-requests/move';
import { moveMyVisit, noteMyArrival } from '#services/service-requests/provider-move';
import { payRequest } from '#services/service-requests/pay';
import { settleDueRequests, settleRequest } from '#services/service-requests/settle';
import { moveVisitByDesk } from '#services/service-requests/visit-move';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';
import { press } from './orders';

type Row = { id: number; code: string; state: RequestState; user: number; version: number | null; total: number | null };
const REQUESTS = `select id, code, state::text as state, user_id as "user", offer_version::int as version, total_toman::int as total from service_requests`;
type Visit = { id: number; state: VisitState; request: number; provider: number };
const VISITS = `select v.id, v.state, v.request_id as request, (select user_id from account_roles where trade::text = case r.service when 'rental' then 'depot' else 'therapist' end limit 1) as provider from visits v join service_requests r on r.id = v.request_id`;
type Booked = { id: number; code: string; said: string };
const BOOKED = `select v.id, r.code || '-' || v.ordinal as code, v.code as said from visits v join service_requests r on r.id = v.request_id where v.provider_id is not null`;
const anyRequest = (world: World, state?: RequestState) => oneRow<Row>(world, state ? `${REQUESTS} where state = '${state}'` : REQUESTS);
/** Whose it is, or sometimes anybody. */
const mostly = (world: World, userId: number) =>
  (world.chance(0.85) ? world.buyers.find((one) => one.userId === userId) : undefined) ?? world.one(world.everybody);
const HOUR = 3_600_000;
const CALLBACK = 'http://127.0.0.1:3000/payment/return';

/** Today’s price of a wheelchair for a month. */
const RENT_TOMAN = 690_000;
/** What is handed over at a door, and how it comes back. */
async function handedOver(world: World): Promise<{ unit: string; back: string }> {
  const unit = await oneRow<{ serial: string }>(world, `select serial from rental_units`);
  return { unit: unit?.serial ?? '', back: world.one(['whole', 'damaged']) };
}

/** What can happen to requests for services. */
export const requestDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  (world) => {
    const by = world.one(world.everybody);
    const day = isoOf(dayNumber(by.ctx().now) + 3);
    const service = world.chance(0.6) ? ('massage' as const) : ('rental' as const);
    const item = service === 'massage' ? 'massage' : 'wheelchair';
    const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item, lift: 'yes', day, part: 'any' };
    const asked = { once: `once-${world.random()}-000000000000`, service, values, papers: [] };
    return Promise.resolve({ name: 'ask for a service', by, stranger: by.userId === undefined, run: () => askForService(by.ctx(), asked) });
  },
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, requestLifeCycle, row.state);
    const from = by.ctx().now.getTime() + 30 * HOUR;
    const deposit = { kind: 'deposit' as const, reason: 'equipment' as const, item: null, words: '', count: 1, unitToman: 200_000 };
    const lines = [
      ...(world.chance(0.5) ? [deposit] : []),
      { kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: Math.floor(world.random() * 9) * 100_000 },
    ];
    const deed = {
      ...{ requestId: row.id, event: event as RequestEvent, expectedState: expectedState as RequestState, ...(reason ? { reason } : {}) },
      ...(event === 'offer' || event === 're-offer' ? { offer: { lines, visitFrom: new Date(from), visitTo: new Date(from + 2 * HOUR) } } : {}),
      seenVersion: world.chance(0.9) ? (row.version ?? 0) : 7,
    };
    return {
      name: `requests ${event}`,
      by,
      asks: { table: 'service_requests', id: row.id, event },
      // Before another price the bank is asked, and what it has is settled.
      ...(row.state === 'waiting-payment' ? { leaves: 'all' as const } : {}),
      run: () => moveServiceRequest(by.ctx(), deed),
    };
  }),
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await anyRequest(world, 'waiting-accept');
    if (!row) return undefined;
    const by = mostly(world, row.user);
    const asks = { table: 'service_requests', id: row.id, event: 'accept' };
    const version = world.chance(0.9) ? (row.version ?? 1) : 7;
    return { name: 'accept a price', by, asks, stranger: by.userId !== row.user, run: () => acceptOffer(by.ctx(), { code: row.code, version }) };
  }),
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await anyRequest(world, 'waiting-payment');
    if (!row) return undefined;
    const by = mostly(world, row.user);
    const wish = world.one([{ by: 'wallet' as const }, { by: 'gateway' as const }, { by: 'both' as const, walletToman: 100_000 }]);
    const pay = { key: `key-${world.random()}`, code: row.code, shownToman: world.chance(0.9) ? (row.total ?? 0) : 1, wish, callbackUrl: CALLBACK };
    return {
      name: 'pay for a service',
      by,
      stranger: by.userId !== row.user,
      leaves: 'all',
      run: async () => {
        const paid = await payRequest(by.ctx(), pay);
        if (!paid.ok || paid.value.payUrl === null) return paid;
        const { payUrl } = paid.value;
        await press(world, payUrl);
        if (world.chance(0.6)) await paymentReturned(world.clock.ctx(), payUrl.slice(payUrl.lastIndexOf('/') + 1));
        return paid;
      },
    };
  }),
  ...[0, 1].map((at) => async (world: World): Promise<Deed | undefined> => {
    // What is paid is rare, and its end is where money goes back.
    const row = await anyRequest(world, at === 1 ? 'waiting-action' : undefined);
    if (!row || world.chance(0.5)) return undefined;
    const by = at === 1 ? mostly(world, row.user) : world.one(world.everybody);
    const event = world.one(['decline', 'cancel', 'nobody-came'] as const);
    const seenFeeToman = world.one([0, CANCELLATION_FEE_TOMAN]);
    const run = () => decideRequest(by.ctx(), { code: row.code, event, seenFeeToman });
    return { name: `${event} a request`, by, stranger: by.userId !== row.user, leaves: 'all', run };
  }),
  async (world) => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const by = mostly(world, row.user);
    const run = () => writeToDesk(by.ctx(), { once: `once-${world.random()}-000000000000`, code: row.code, words: 'زنگ خراب است' });
    return { name: 'write about a request', by, stranger: by.userId !== row.user, run };
  },
  async (world) => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const by = world.one(world.everybody);
    const message = { once: `once-${world.random()}-000000000000`, requestId: row.id, words: 'فردا ساعت ۹ می‌آییم؟' };
    const answers = world.chance(0.7);
    return {
      name: answers ? 'answer about a request' : 'need no answer',
      by,
      run: () => (answers ? writeToRequester(by.ctx(), message) : settleMessages(by.ctx(), row.id)),
    };
  },
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const visit = await oneRow<Visit>(world, VISITS);
    if (!visit) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, visitLifeCycle, visit.state);
    const from = by.ctx().now.getTime() + Math.floor(world.random() * 90) * HOUR;
    const booking = { providerId: world.chance(0.9) ? visit.provider : 1, hours: { from: new Date(from), to: new Date(from + HOUR) } };
    const deed = {
      ...{ requestId: visit.request, visitId: Number(visit.id), event: event as VisitEvent, expectedState: expectedState as VisitState },
      ...(event === 'offer' ? booking : {}),
      ...(await handedOver(world)),
      ...(reason ? { reason } : {}),
    };
    return { name: `visits ${event}`, by, asks: { table: 'visits', id: Number(visit.id), event }, run: () => moveVisitByDesk(by.ctx(), deed) };
  }),
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const visit = await oneRow<Booked>(world, BOOKED);
    if (!visit) return undefined;
    const by = world.chance(0.85) ? world.provider : world.one(world.everybody);
    const event = world.one(['accept', 'decline', 'set-out', 'arrive', 'finish', 'at-door'] as const);
    const said = world.chance(0.8) ? visit.said : '0000';
    const handed = await handedOver(world);
    const run = () => {
      const { code } = visit;
      if (event === 'at-door') return noteMyArrival(by.ctx(), code);
      if (event === 'decline') return moveMyVisit(by.ctx(), { code, event, reason: 'نمی‌رسم' });
      if (event === 'arrive') return moveMyVisit(by.ctx(), { code, event, said });
      return event === 'finish' ? moveMyVisit(by.ctx(), { code, event, note: 'انجام شد', ...handed }) : moveMyVisit(by.ctx(), { code, event });
    };
    // A wrong code is counted.
    const leaves = event === 'arrive' ? ['visits', 'audit'] : [];
    return { name: `a provider’s ${event}`, by, asks: { table: 'visits', id: Number(visit.id), event }, stranger: by !== world.provider, leaves, run };
  }),
  async (world) => {
    const row = await anyRequest(world, 'waiting-action');
    if (!row) return undefined;
    const by = mostly(world, row.user);
    const day = isoOf(dayNumber(by.ctx().now) + Math.floor(world.random() * 6));
    return { name: 'ask for a fetching', by, stranger: by.userId !== row.user, run: () => askFetch(by.ctx(), { code: row.code, day, part: 'any' }) };
  },
  async (world) => {
    const lent = await oneRow<{ code: string; user: number; ends: string }>(
      world,
      `select r.code, r.user_id as "user", l.ends_on as ends from rental_loans l join service_requests r on r.id = l.request_id`,
    );
    if (!lent) return undefined;
    const by = mostly(world, lent.user);
    const wish = world.one([{ by: 'wallet' as const }, { by: 'gateway' as const }]);
    const month = { key: `key-${world.random()}`, code: lent.code, shownToman: RENT_TOMAN, endsOn: lent.ends, wish, callbackUrl: CALLBACK };
    return {
      name: 'pay another month',
      by,
      stranger: by.userId !== lent.user,
      leaves: 'all',
      run: async () => {
        const paid = await payMonth(by.ctx(), month);
        if (!paid.ok || paid.value.payUrl === null) return paid;
        await press(world, paid.value.payUrl);
        if (world.chance(0.6)) await paymentReturned(world.clock.ctx(), paid.value.payUrl.slice(paid.value.payUrl.lastIndexOf('/') + 1));
        return paid;
      },
    };
  },
  async (world) => {
    const lent = await oneRow<{ id: number }>(world, `select request_id as id from rental_loans where back = 'damaged'`);
    if (!lent) return undefined;
    const by = world.one(world.everybody);
    const damageToman = world.one([0, 50_000, 900_000]);
    return { name: 'settle a deposit', by, run: () => settleDeposit(by.ctx(), { requestId: lent.id, damageToman, reason: 'شکسته بود' }) };
  },
  async (world) => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const all = world.chance(0.3);
    return {
      name: 'what is due of requests',
      by: world.clock,
      leaves: 'all',
      run: () => (all ? settleDueRequests(world.clock.ctx()) : settleRequest(world.clock.ctx(), row.id)),
    };
  },
];
