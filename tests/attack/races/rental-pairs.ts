import type { Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { decideRequest } from '#services/service-requests/decide';
import { askFetch } from '#services/service-requests/fetch';
import { payMonth } from '#services/service-requests/month';
import { settleDeposit } from '#services/service-requests/settle-deposit';
import { moveVisitByDesk } from '#services/service-requests/visit-move';
import { arrangedRequest, desk, standAtDoor, verifiedProvider, visitDeed } from '../../arranged';
import { requestBooks } from '../../request-books';
import { buyer, openShop, type Shop } from '../../shop';
import { addCredit, clockOf, wrongWallets } from '../../wallet';
import { databaseUrl } from '../arena';
import type { Arena, Attack } from '../attack';
import { booksAsWords, same, sure, tally, value } from './expect';

const TURNS = { quick: 2, whole: 30 };
const PRICE_TOMAN = 690_000;
const DEPOSIT_TOMAN = 2_000_000;
const DAMAGE_TOMAN = 300_000;
const BEGUN = new Date('2026-11-21T06:30:00Z');
const BROUGHT = new Date('2026-11-24T06:00:00Z');
const ENDING = new Date('2026-12-21T07:00:00Z');
const [ENDS, NEXT] = ['2026-12-24', '2027-01-23'];

/** What is lent to somebody, and whoever fetches it. */
type One = { shop: Shop; ctx: Ctx; code: string; id: number; provider: number };
type Deed = (one: One) => Promise<Result<unknown>>;

const extend: Deed = ({ ctx, code }) =>
  payMonth(ctx, {
    key: `key-${Math.random()}-000000`,
    code,
    shownToman: PRICE_TOMAN,
    endsOn: ENDS,
    wish: { by: 'wallet' },
    callbackUrl: 'http://127.0.0.1:9/',
  });
const wantBack: Deed = ({ ctx, code }) => askFetch(ctx, { code, day: '2026-12-23', part: 'morning' });
const cancel: Deed = ({ ctx, code }) => decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 });
const fetched =
  (back: 'whole' | 'damaged'): Deed =>
  async ({ shop, code }) =>
    moveVisitByDesk(desk(shop), { ...(await visitDeed(shop, { code, kind: 'fetch' })), event: 'finish', expectedState: 'arrived', back });
const settle =
  (damageToman: number): Deed =>
  ({ shop, id }) =>
    settleDeposit(desk(shop), { requestId: id, damageToman, reason: 'شکسته بود' });

type Pair = { name: string; before?: readonly Deed[]; atDoor?: true; deeds: readonly [Deed, Deed]; won: readonly number[] };
/** What meets, and how many of both can be done. */
const pairs: readonly Pair[] = [
  { name: 'two months at once', deeds: [extend, extend], won: [1] },
  { name: 'another month and a fetching', deeds: [extend, wantBack], won: [1, 2] },
  { name: 'another month and its end', atDoor: true, deeds: [extend, fetched('whole')], won: [1] },
  { name: 'its end twice', atDoor: true, deeds: [fetched('whole'), fetched('damaged')], won: [1] },
  { name: 'a damage and a return', atDoor: true, before: [fetched('damaged')], deeds: [settle(DAMAGE_TOMAN), settle(0)], won: [1] },
  { name: 'a cancelling and its end', atDoor: true, deeds: [cancel, fetched('whole')], won: [1] },
];

/** Two who decide about one rental at once: months, fetching and deposit are each decided once, and the books say how. [INP-9] */
export const rentalPairs: Attack = { name: 'rental pairs', quick: true, run };

async function run({ portal, quick }: Arena): Promise<string> {
  const shop = await openShop({ server: databaseUrl(portal.dataDir) });
  const seen: string[] = [];
  try {
    const { pool } = shop.database;
    await pool.query(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
    const turns = quick ? TURNS.quick : TURNS.whole;
    for (const { name, before = [], atDoor, deeds, won } of pairs) {
      for (let turn = 0; turn < turns; turn += 1) {
        const one = await lent(shop, seen.length + 1);
        if (atDoor) await standAtDoor(shop, { code: one.code, kind: 'fetch', provider: one.provider });
        for (const deed of before) sure(await deed(one));
        const both = turn % 2 ? [...deeds].reverse() : deeds;
        const answers = await Promise.all(both.map((deed) => deed(one)));
        const made = answers.filter(({ ok }) => ok).length;
        if (!won.includes(made)) throw new Error(`${name}: ${made} of both were done: ${JSON.stringify(answers)}`);
        await carryOutRefunds(clockOf(shop));
        same(`${name}: the books`, booksAsWords(await requestBooks(shop, one.code)), await wanted(shop, one.id));
        seen.push(name);
      }
    }
    same('wallets', await wrongWallets(shop), []);
    return `${pairs.length} pairs, ${turns} times each: months, ends and deposits were decided once, and the books add up (${tally(seen)})`;
  } finally {
    await shop.stop();
  }
}

/** A wheelchair at somebody's home whose month is soon over. */
async function lent(shop: Shop, number: number): Promise<One> {
  shop.at(BEGUN);
  const ctx = await buyer(shop, number);
  const provider = await verifiedProvider(shop, 'depot', { phone: `0935${String(number).padStart(7, '0')}` });
  const serial = `RACE-${number}`;
  await shop.database.pool.query(`insert into rental_units (serial, item) values ($1, 'wheelchair')`, [serial]);
  const values = { item: 'wheelchair', lift: 'yes' };
  const { code, id } = await arrangedRequest(shop, ctx, { service: 'rental', values, toman: PRICE_TOMAN, depositToman: DEPOSIT_TOMAN });
  await addCredit(shop, ctx, 2 * PRICE_TOMAN);
  await standAtDoor(shop, { code, kind: 'bring', provider });
  shop.at(BROUGHT);
  const deed = { ...(await visitDeed(shop, { code, kind: 'bring' })), event: 'finish', expectedState: 'arrived', unit: serial } as const;
  sure(await moveVisitByDesk(desk(shop), deed));
  shop.at(ENDING);
  return { shop, ctx: { ...ctx, now: ENDING }, code, id, provider };
}

/** What it should have moved, by what the loan itself says. */
async function wanted(shop: Shop, id: number): Promise<string> {
  const { pool } = shop.database;
  const [months, damage, held, endsOn] = await Promise.all([
    value(pool, 'select months::int from rental_loans where request_id = $1', [id]),
    value(pool, 'select damage_toman::int from rental_loans where request_id = $1', [id]),
    value<boolean>(pool, 'select settled_at is null from rental_loans where request_id = $1', [id]),
    value<string>(pool, 'select ends_on from rental_loans where request_id = $1', [id]),
  ]);
  same('its last day', endsOn, months === 2 ? NEXT : ENDS);
  const sold = months * PRICE_TOMAN;
  const deposit = held ? DEPOSIT_TOMAN : 0;
  return [
    ...(damage > 0 ? [`damages-kept ${-damage}`] : []),
    ...(held ? [`deposits-held ${-deposit}`] : []),
    `services-sold ${-sold}`,
    `wallet ${sold + deposit + damage}`,
  ].join(', ');
}
