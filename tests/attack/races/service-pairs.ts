import type { RequestState } from '#domain/service-requests/states';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { askForService } from '#services/service-requests/ask';
import { verifiedProvider } from '../../arranged';
import { requestBooks } from '../../request-books';
import { buyer, openShop, type Shop } from '../../shop';
import { clockOf, userOf, wrongWallets } from '../../wallet';
import { databaseUrl } from '../arena';
import type { Arena, Attack } from '../attack';
import { giveCredit } from '../forms/money';
import { booksAsWords, sure, same, tally, value } from './expect';
import {
  accept,
  answer,
  arrive,
  assign,
  BEGUN,
  decide,
  declineMore,
  finish,
  FROM,
  LAPSES,
  lapse,
  lower,
  LOWER_TOMAN,
  more,
  MORE_TOMAN,
  move,
} from './service-deeds';
import { offer, pay, payMore, PRICE_TOMAN, reOffer, type Deed, type One } from './service-deeds';

const TURNS = { quick: 2, whole: 500 };
/** Two prices are not written in one moment. */
const SOON = new Date(BEGUN.getTime() + 60_000);

/** What meets: in which state, when, and both deeds, of which one wins. */
const pairs: readonly {
  name: string;
  from: 'waiting-accept' | 'waiting-payment' | 'waiting-action';
  at: Date;
  deeds: readonly [Deed, Deed];
  ends: readonly string[];
  /** What is done long before they meet. */ first?: readonly Deed[];
  /** What may be sold where it goes on, if not the whole price. */ left?: readonly number[];
  /** Ended it is free, since nobody answered. */ free?: true;
}[] = [
  { name: 'accept and another price', from: 'waiting-accept', at: SOON, deeds: [accept, reOffer], ends: ['waiting-payment', 'waiting-accept'] },
  { name: 'pay and another price', from: 'waiting-payment', at: SOON, deeds: [pay, reOffer], ends: ['waiting-action', 'waiting-accept'] },
  { name: 'pay and decline', from: 'waiting-payment', at: SOON, deeds: [pay, decide('decline')], ends: ['waiting-action', 'cancelled'] },
  { name: 'pay and lapse', from: 'waiting-payment', at: new Date(LAPSES.getTime() - 1_000), deeds: [pay, lapse], ends: ['waiting-action', 'cancelled'] },
  {
    name: 'cancel and an arrival',
    from: 'waiting-action',
    at: new Date(FROM.getTime() + 60_000),
    first: [assign(0), answer],
    deeds: [decide('cancel'), arrive],
    ends: ['cancelled', 'waiting-action'],
  },
  { name: 'cancel and a lower price', from: 'waiting-action', at: SOON, deeds: [decide('cancel'), lower(LOWER_TOMAN)], ends: ['cancelled'] },
  {
    ...{ name: 'two lower prices', from: 'waiting-action', at: SOON, ends: ['waiting-action'] },
    deeds: [lower(LOWER_TOMAN), lower(LOWER_TOMAN)],
    // Together they are more than was paid: one is refused.
    left: [PRICE_TOMAN - LOWER_TOMAN],
  },
  {
    ...{ name: 'cancel and the end', from: 'waiting-action', at: new Date(FROM.getTime() + 60_000), ends: ['done'] },
    first: [assign(0), answer, arrive],
    deeds: [decide('cancel'), finish],
  },
  {
    ...{ name: 'cancel and the provider’s answer', from: 'waiting-action', at: SOON, ends: ['cancelled', 'waiting-action'], free: true },
    first: [assign(0), move('report-silence', { reason: 'پاسخ نمی‌دهد' })],
    // The page said that it is free; once somebody has answered, it is not.
    deeds: [decide('cancel', 0), answer],
  },
  { name: 'assign and assign', from: 'waiting-action', at: SOON, deeds: [assign(0), assign(1)], ends: ['waiting-action'] },
  { name: 'cancel and more that is paid', from: 'waiting-action', at: SOON, first: [more], deeds: [decide('cancel'), payMore], ends: ['cancelled'] },
  {
    ...{ name: 'more that is paid and declined', from: 'waiting-action', at: SOON, ends: ['waiting-action'] },
    first: [more],
    deeds: [payMore, declineMore],
    left: [PRICE_TOMAN, PRICE_TOMAN + MORE_TOMAN],
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
    for (const { name, from, at, deeds, ends, first = [], left = [PRICE_TOMAN], free = false } of pairs) {
      for (let turn = 0; turn < turns; turn += 1) {
        const begun = await standing(shop, won.length + 1, from);
        shop.at(SOON);
        for (const deed of first) sure(await deed({ ...begun, ctx: { ...begun.ctx, now: SOON }, state: await stateOf(shop, begun.code) }));
        const one = { ...begun, state: await stateOf(shop, begun.code) };
        shop.at(at);
        const now = () => ({ ...one, ctx: { ...one.ctx, now: at } });
        const both = turn % 2 ? [...deeds].reverse() : deeds;
        await Promise.all(both.map((deed) => deed(now())));
        const state = await stateOf(shop, one.code);
        if (!ends.includes(state)) throw new Error(`${name}: it is ${state}`);
        won.push(`${name}: ${state}`);
        await carryOutRefunds(clockOf(shop));
        const books = booksAsWords(await requestBooks(shop, one.code));
        if (!left.some((sold) => books === wanted(from, state, { sold, free }))) throw new Error(`${name}, ${state}: the books say ${books}`);
        const moves = await value(pool, `select count(*)::int from events where subject = $1 and event in ('cancel', 'finish', 'answer', 'lapse', 'decline')`, [
          `request:${one.id}`,
        ]);
        if (moves > 1) throw new Error(`${name}, ${state}: ${moves} moves of which one can be`);
        const open = await value(pool, `select count(*)::int from payables where code = $1 and state = 'open'`, [one.code]);
        same(`${name}, ${state}: open bills`, open, state === 'waiting-payment' ? 1 : 0);
        same(`${name}, ${state}: told`, await told(shop, one.code), await toTell(shop, one.code));
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
  await giveCredit(shop.database.pool, userOf(ctx), PRICE_TOMAN + MORE_TOMAN);
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-11-24', part: 'any' };
  const asked = sure(await askForService(ctx, { once: `once-${number}-0000000000000000`, service: 'massage', values, papers: [] }));
  const { code } = asked;
  const id = await value(shop.database.pool, `select id from service_requests where code = $1`, [code]);
  const mate = async (at: number) => verifiedProvider(shop, 'therapist', { phone: `09${30 + at}${String(number).padStart(7, '0')}` });
  const providers = [await mate(1), await mate(2)] as const;
  const one = async () => ({ shop, ctx, code, id, providers, state: await stateOf(shop, code) });
  sure(await move('offer', { offer: offer(PRICE_TOMAN), seenVersion: 0 })(await one()));
  if (to !== 'waiting-accept') sure(await accept(await one()));
  if (to === 'waiting-action') sure(await pay(await one()));
  return one();
}

/** How often its requester was told of an end, and of a price. */
const told = ({ database }: Shop, code: string) =>
  value<string>(
    database.pool,
    `select count(*) filter (where notice = 'services.ended') || ' ends, ' || count(*) filter (where notice = 'services.offered') || ' prices' from messages where body like '%' || $1 || '%'`,
    [code],
  );
const toTell = ({ database }: Shop, code: string) =>
  value<string>(database.pool, `select (state = 'cancelled')::int || ' ends, ' || offer_version || ' prices' from service_requests where code = $1`, [code]);

const stateOf = (shop: Shop, code: string) => value<RequestState>(shop.database.pool, `select state::text from service_requests where code = $1`, [code]);

/** What it should have moved, by how it ended: the fee is for who has paid and changes their mind. */
function wanted(from: string, state: string, { sold, free }: { sold: number; free: boolean }): string {
  if (state === 'cancelled' && from === 'waiting-action') return free ? '' : 'fees -100000, wallet 100000';
  return state === 'waiting-action' || state === 'done' ? `services-sold -${sold}, wallet ${sold}` : '';
}
