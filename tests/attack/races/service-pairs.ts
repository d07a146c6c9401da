import type { Result } from '#domain/result';
import type { RequestState } from '#domain/service-requests/states';
import type { Ctx } from '#services/context';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { acceptOffer } from '#services/service-requests/accept';
import { askForService } from '#services/service-requests/ask';
import { decideRequest } from '#services/service-requests/decide';
import { lowerPrice } from '#services/service-requests/lower';
import { moveServiceRequest, type RequestDeed } from '#services/service-requests/move';
import { payRequest } from '#services/service-requests/pay';
import { settleDueRequests } from '#services/service-requests/settle';
import { moveVisitByDesk } from '#services/service-requests/visit-move';
import { requestBooks } from '../../request-books';
import { buyer, openShop, type Shop } from '../../shop';
import { testContext } from '../../test-context';
import { addCredit, clockOf, wrongWallets } from '../../wallet';
import { databaseUrl } from '../arena';
import type { Arena, Attack } from '../attack';
import { booksAsWords, same, sure, tally, value } from './expect';

const TURNS = { quick: 4, whole: 40 };
const PRICE_TOMAN = 500_000;
const LOWER_TOMAN = 300_000;
const BEGUN = new Date('2026-11-21T06:30:00Z');
/** Two prices are not written in one moment. */
const SOON = new Date(BEGUN.getTime() + 60_000);
const LAPSES = new Date('2026-11-23T06:30:00Z');
const FROM = new Date('2026-11-24T05:00:00Z');
const TO = new Date('2026-11-24T08:00:00Z');

/** A request and the deeds that can be done with it. */
type One = { shop: Shop; ctx: Ctx; code: string; id: number; state: RequestState };
type Deed = (one: One) => Promise<Result<unknown>>;

const move =
  (event: RequestDeed['event'], more: Partial<RequestDeed> = {}): Deed =>
  ({ shop, id, state }) => {
    const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
    return moveServiceRequest(desk, { requestId: id, event, expectedState: state, ...more });
  };
const offer = (toman: number) => ({
  lines: [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: toman }],
  ...{ visitFrom: FROM, visitTo: TO },
});
const accept: Deed = ({ ctx, code }) => acceptOffer(ctx, { code, version: 1 });
const pay: Deed = ({ ctx, code }) =>
  payRequest(ctx, { key: `key-${Math.random()}-000000`, code, shownToman: PRICE_TOMAN, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:9/' });
const decide =
  (event: 'decline' | 'cancel'): Deed =>
  ({ ctx, code }) =>
    decideRequest(ctx, { code, event, seenFeeToman: 100_000 });
const reOffer = move('re-offer', { offer: offer(700_000), seenVersion: 1, reason: 'راه دورتر است' });
const lapse: Deed = async ({ shop }) => {
  const { settled } = await settleDueRequests({ ...clockOf(shop), now: new Date(LAPSES.getTime() + 60_000) });
  return settled > 0 ? { ok: true, value: null } : { ok: false, code: 'nothing' };
};

/** Somebody is at the door: the desk writes it down. */
const arrive: Deed = async ({ shop, id }) => {
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
  const visitId = Number(await value(shop.database.pool, `select id from visits where request_id = $1`, [id]));
  return moveVisitByDesk(desk, { requestId: id, visitId, event: 'note-arrival', expectedState: 'accepted', reason: 'تلفنی گفت که رسید' });
};

/** The desk gives a part of a paid price back. */
const lower =
  (amount: number): Deed =>
  ({ shop, id }) => {
    const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
    return lowerPrice(desk, { once: `key-${Math.random()}-000000`, requestId: id, amount: String(amount), reason: 'یک نوبت کمتر شد' });
  };

/** What meets: in which state, when, and both deeds, of which one wins. */
const pairs: readonly {
  name: string;
  from: 'waiting-accept' | 'waiting-payment' | 'waiting-action';
  at: Date;
  deeds: readonly [Deed, Deed];
  ends: readonly string[];
  /** What is sold where it goes on, if not the whole price. */ left?: number;
}[] = [
  { name: 'accept and another price', from: 'waiting-accept', at: SOON, deeds: [accept, reOffer], ends: ['waiting-payment', 'waiting-accept'] },
  { name: 'pay and another price', from: 'waiting-payment', at: SOON, deeds: [pay, reOffer], ends: ['waiting-action', 'waiting-accept'] },
  { name: 'pay and decline', from: 'waiting-payment', at: SOON, deeds: [pay, decide('decline')], ends: ['waiting-action', 'cancelled'] },
  { name: 'pay and lapse', from: 'waiting-payment', at: new Date(LAPSES.getTime() - 1_000), deeds: [pay, lapse], ends: ['waiting-action', 'cancelled'] },
  {
    name: 'cancel and an arrival',
    from: 'waiting-action',
    at: new Date(FROM.getTime() + 60_000),
    deeds: [decide('cancel'), arrive],
    ends: ['cancelled', 'waiting-action'],
  },
  { name: 'cancel and a lower price', from: 'waiting-action', at: SOON, deeds: [decide('cancel'), lower(LOWER_TOMAN)], ends: ['cancelled'] },
  {
    ...{ name: 'two lower prices', from: 'waiting-action', at: SOON, ends: ['waiting-action'] },
    deeds: [lower(LOWER_TOMAN), lower(LOWER_TOMAN)],
    // Together they are more than was paid: one is refused.
    left: PRICE_TOMAN - LOWER_TOMAN,
  },
];

/** Two who decide about one service at once: one wins, and the books say what it was. [INP-3, INP-4] */
export const servicePairs: Attack = { name: 'service pairs', quick: true, run };

async function run({ portal, quick }: Arena): Promise<string> {
  const shop = await openShop({ server: databaseUrl(portal.dataDir) });
  const won: string[] = [];
  try {
    const { pool } = shop.database;
    await pool.query(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
    const turns = quick ? TURNS.quick : TURNS.whole;
    for (const { name, from, at, deeds, ends, left = PRICE_TOMAN } of pairs) {
      for (let turn = 0; turn < turns; turn += 1) {
        const one = await standing(shop, won.length + 1, from);
        const now = () => ({ ...one, ctx: { ...one.ctx, now: at } });
        shop.at(at);
        const both = turn % 2 ? [...deeds].reverse() : deeds;
        await Promise.all(both.map((deed) => deed(now())));
        const state = await stateOf(shop, one.code);
        if (!ends.includes(state)) throw new Error(`${name}: it is ${state}`);
        won.push(`${name}: ${state}`);
        await carryOutRefunds(clockOf(shop));
        same(`${name}, ${state}: the books`, booksAsWords(await requestBooks(shop, one.code)), wanted(from, state, left));
        const open = await value(pool, `select count(*)::int from payables where code = $1 and state = 'open'`, [one.code]);
        same(`${name}, ${state}: open bills`, open, state === 'waiting-payment' ? 1 : 0);
      }
    }
    same('wallets', await wrongWallets(shop), []);
    return `${pairs.length} pairs, ${turns} times each: one won each time, and the books add up (${tally(won)})`;
  } finally {
    await shop.stop();
  }
}

/** A new request of somebody's own, brought so far. */
async function standing(shop: Shop, number: number, to: 'waiting-accept' | 'waiting-payment' | 'waiting-action'): Promise<One> {
  shop.at(BEGUN);
  const ctx = await buyer(shop, number);
  await addCredit(shop, ctx, PRICE_TOMAN);
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-11-24', part: 'any' };
  const asked = sure(await askForService(ctx, { once: `once-${number}-0000000000000000`, service: 'massage', values, papers: [] }));
  const { code } = asked;
  const id = await value(shop.database.pool, `select id from service_requests where code = $1`, [code]);
  const one = async () => ({ shop, ctx, code, id, state: await stateOf(shop, code) });
  sure(await move('offer', { offer: offer(PRICE_TOMAN), seenVersion: 0 })(await one()));
  if (to !== 'waiting-accept') sure(await accept(await one()));
  if (to === 'waiting-action') {
    sure(await pay(await one()));
    await shop.database.pool.query(
      `update visits set state = 'offered', provider_id = (select user_id from service_requests where id = $1) where request_id = $1`,
      [id],
    );
    await shop.database.pool.query(`update visits set state = 'accepted' where request_id = $1`, [id]);
  }
  return one();
}

const stateOf = (shop: Shop, code: string) => value<RequestState>(shop.database.pool, `select state::text from service_requests where code = $1`, [code]);

/** What it should have moved, by how it ended: the fee is for who has paid. */
function wanted(from: string, state: string, left: number): string {
  if (state === 'cancelled' && from === 'waiting-action') return 'fees -100000, wallet 100000';
  return state === 'waiting-action' ? `services-sold -${left}, wallet ${left}` : '';
}
