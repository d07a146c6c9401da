import { newOnceKey } from '#services/once-key';
import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { makeBuyers } from '../races/buyers';
import type { Buyer, Unit } from '../races/buyers';
import { goToGateway, openCheckout, orderCode, postCheckout, press } from '../races/checkout';
import type { Filled, Shop } from '../races/checkout';
import { isRefusal, same, spread, tally, value } from '../races/expect';
import { openClient } from '../races/http';
import { inTurns } from '../races/in-turns';
import { clearAway, singlePieces } from './goods';

const UNITS = { quick: 5, whole: 100 };
const ATTEMPTS = { quick: 150, whole: 10_000 };
const CONNECTIONS = 50;
/** How many units are contested at the same time. */
const AT_A_TIME = 10;

/** Many more checkouts than there are goods, over HTTP: each piece is sold once and paid once, everybody else is told so. [ORD-13] */
export const oversold: Attack = { name: 'ten thousand checkouts', quick: true, run };

type Attempt = { buyer: Buyer; unit: Unit; form: Filled };

async function run({ portal, db, quick, random, say }: Arena): Promise<string> {
  const units = await singlePieces(db, quick ? UNITS.quick : UNITS.whole);
  const each = (quick ? ATTEMPTS.quick : ATTEMPTS.whole) / units.length;
  const client = openClient(CONNECTIONS);
  const shop = { url: portal.url, client };
  try {
    const attempts: Attempt[] = [];
    for (const unit of units) attempts.push(...(await attemptsFor(shop, db, unit, each)));
    const mixed = mixedUp(attempts, each * AT_A_TIME, random);
    say(`${mixed.length} buyers stand before ${units.length} pieces`);
    const began = Date.now();
    const ms: number[] = [];
    const ends = await inTurns(mixed, CONNECTIONS, async (attempt) => {
      const since = Date.now();
      const answer = await postCheckout(shop, attempt.form);
      ms.push(Date.now() - since);
      const code = orderCode(answer);
      if (code) return (await pay(shop, attempt.buyer, code)) ? 'paid' : `not thanked for ${code}`;
      const { lang } = attempt.buyer;
      const clear = answer.status === 409 && isRefusal(answer, lang, 'orders.stock.gone', { name: attempt.unit.title[lang] });
      return clear ? 'told that it is sold' : `status ${answer.status}: ${answer.text.slice(0, 200)}`;
    });
    const seconds = (Date.now() - began) / 1000;
    same('answers', tally(ends.sort()), `${units.length} × paid, ${mixed.length - units.length} × told that it is sold`);
    await counts(
      db,
      units.map((unit) => unit.id),
      mixed.map(({ buyer }) => buyer.userId),
    );
    return `${mixed.length} attempts at ${CONNECTIONS} connections on ${units.length} single pieces: ${units.length} orders, each paid, 0 oversold, ${mixed.length - units.length} told with 409, in ${seconds.toFixed(0)} s (${spread(ms)})`;
  } finally {
    await clearAway(db);
    client.close();
  }
}

/** Reads one checkout page; the other buyers' forms differ from it only by address and once-key. */
async function attemptsFor(shop: Shop, db: pg.Pool, unit: Unit, count: number): Promise<Attempt[]> {
  const buyers = await makeBuyers(db, count, { unit });
  const { rows } = await db.query<{ user: number; id: number }>(`select user_id as user, id from addresses where user_id = any($1)`, [
    buyers.map((one) => one.userId),
  ]);
  const homes = new Map(rows.map((row) => [row.user, String(row.id)]));
  const first = buyers[0] as Buyer;
  const read = await openCheckout(shop, first);
  if (read.fields['address'] !== homes.get(first.userId)) throw new Error(`the form names the address ${read.fields['address']}`);
  return buyers.map((buyer) => ({
    buyer,
    unit,
    form: {
      buyer,
      action: read.action.replace(/^(https?:\/\/[^/]+)(?:\/en)?\//, `$1${buyer.lang === 'en' ? '/en' : ''}/`),
      fields: { ...read.fields, address: homes.get(buyer.userId) ?? '', once: newOnceKey() },
    },
  }));
}

/** Shuffles the attempts within blocks of some units. */
function mixedUp(attempts: readonly Attempt[], block: number, random: () => number): Attempt[] {
  const mixed: Attempt[] = [];
  for (let from = 0; from < attempts.length; from += block) {
    const drawn = attempts.slice(from, from + block).map((attempt) => ({ attempt, at: random() }));
    mixed.push(...drawn.sort((a, b) => a.at - b.at).map(({ attempt }) => attempt));
  }
  return mixed;
}

async function pay(shop: Shop, buyer: Buyer, code: string): Promise<boolean> {
  const back = await press(shop, await goToGateway(shop, buyer, code), 'pay');
  const thanked = back ? await shop.client.ask(back, { cookie: buyer.cookie }) : undefined;
  return thanked?.location?.endsWith(`/shop/done/${code}`) ?? false;
}

/** Counts what the tables hold afterwards. */
async function counts(db: pg.Pool, unitIds: readonly number[], userIds: readonly number[]): Promise<void> {
  const pieces = unitIds.length;
  const mine = `(select id, code, state, paid_toman, total_toman from orders where user_id = any($1))`;
  const one = (text: string, values: unknown[] = [userIds]) => value(db, text, values);
  same('stock that is not 0', await one(`select count(*)::int from stock where variant_id = any($1) and available <> 0`, [unitIds]), 0);
  same('orders', await one(`select count(*)::int from ${mine} o`), pieces);
  same(
    'orders of a unit more than once',
    await one(`select count(*)::int from (select variant_id from order_lines where variant_id = any($1) group by 1 having count(*) > 1) t`, [unitIds]),
    0,
  );
  same(
    'orders without their payment',
    await one(
      `select count(*)::int from ${mine} o where paid_toman <> total_toman or 1 <> (select count(*) from payments where order_id = o.id and state = 'paid')`,
    ),
    0,
  );
  same('pieces sold', await one(`select count(*)::int from holds where variant_id = any($1) and state = 'sold'`, [unitIds]), pieces);
  same('payments', await one(`select count(*)::int from payments p join ${mine} o on o.id = p.order_id`), pieces);
  same(
    'payments without an order',
    await one(
      `select count(*)::int from payments p where p.order_id is null and p.top_up_id is null and not exists (select 1 from payables where id = p.payable_id and kind = 'service-bill')`,
      [],
    ),
    0,
  );
  same(
    'entries',
    await one(`select count(*)::int from ledger_entries e join payments p on e.subject = 'payment:' || p.id join ${mine} o on o.id = p.order_id`),
    pieces,
  );
}
