import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openLife } from '../crashes/life';
import { same, value } from '../races/expect';
import { openBank } from './bank';
import type { Bank } from './bank';
import { plantRefunds } from './plant';

const REFUNDS = { quick: 20, whole: 500 };
const RESTARTS = { quick: 2, whole: 50 };
const MINUTE_MS = 60_000;
/** By how much each restart's clock is later, so that calls whose answers were lost are looked up. */
const LATER_EACH_MS = 3 * MINUTE_MS;
const BANK_MS = { least: 10, most: 300 };
/** When the portal is killed at the latest, also when nothing was asked for. */
const LIFE_MS = 4_000;
const KILL_WITHIN_MS = 400;
const LOOK_MS = 20;
/** The last runs, without a kill, until nothing is owed. */
const LAST = { most: 12, eachMs: 12_000 };

/** Kills the portal again and again during its refund calls to the bank: each refund is paid once and booked once. [ORD-9, JOB-1, OPS-1] */
export const restarts: Attack = { name: 'refunds and restarts', quick: true, run };

async function run({ portal, quick, random }: Arena): Promise<string> {
  const [refunds, kills] = quick ? [REFUNDS.quick, RESTARTS.quick] : [REFUNDS.whole, RESTARTS.whole];
  const bank = await openBank({ slowMs: () => BANK_MS.least + random() * (BANK_MS.most - BANK_MS.least) });
  await portal.kill();
  const life = await openLife(portal.dataDir, {
    ZARINPAL_MERCHANT_ID: '00000000-0000-4000-8000-000000000009',
    ZARINPAL_URL: bank.url,
    ZARINPAL_ACCESS_TOKEN: 'attack-on-refunds',
    ZARINPAL_TERMINAL_ID: '9',
    ZARINPAL_REFUND_URL: `${bank.url}/api/v4/graphql/`,
  });
  let laterMs = FIRST_LATER_MS;
  const began = Date.now();
  try {
    await life.start(laterMs);
    const ids = await plantRefunds(life.db(), bank, refunds);
    const cutOff = new Set<string>();
    for (let kill = 1; kill <= kills; kill += 1) {
      await until(() => bank.asked.length >= (kill * refunds) / (kills + 1), LIFE_MS);
      await pause(random() * KILL_WITHIN_MS);
      for (const id of await outThere(life.db(), ids)) cutOff.add(id);
      await life.kill('portal');
      laterMs += LATER_EACH_MS;
      await life.start(laterMs);
    }
    let lives = 0;
    while (!(await allDone(life.db(), ids)) && lives < LAST.most) {
      for (const end = Date.now() + LAST.eachMs; Date.now() < end && !(await allDone(life.db(), ids));) await pause(200);
      if (await allDone(life.db(), ids)) break;
      lives += 1;
      await life.kill('portal');
      laterMs += 2 * LATER_EACH_MS;
      await life.start(laterMs);
    }
    await check(life.db(), bank, ids);
    const seconds = Math.round((Date.now() - began) / 1000);
    return `${refunds} refunds, ${kills} kills (${cutOff.size} of them with their call to the bank out)${lives ? ` and ${lives} more starts` : ''}: ${bank.given.length} calls with as many keys, ${refunds} entries, each once, in ${seconds} s`;
  } finally {
    await life.stop();
    await bank.stop();
  }
}

/** How much later the first clock starts: after everything that other attacks left. */
const FIRST_LATER_MS = 80 * MINUTE_MS;

async function check(db: pg.Pool, bank: Bank, ids: readonly string[]): Promise<void> {
  const count = (text: string) => value(db, text, [ids]);
  same('refunds that are not done', await count(`select count(*)::int from refunds where id = any($1) and state <> 'done'`), 0);
  same('calls that the bank has carried out', bank.given.length, ids.length);
  same('payments that went back', new Set(bank.given.map(({ refId }) => refId)).size, ids.length);
  same('keys of these calls', new Set(bank.given.map(({ key }) => key)).size, ids.length);
  same('calls that the bank had to refuse', bank.asked.length - bank.given.length, 0);
  same(
    'entries',
    await count(`select count(*)::int from ledger_entries where cause = 'refunds.paid-back' and substring(subject from 8) = any($1)`),
    ids.length,
  );
  same(
    'refunds whose entry is not their amount',
    await count(`select count(*)::int from refunds r where id = any($1) and not exists (select 1 from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.cause = 'refunds.paid-back' and e.subject = 'refund:' || r.id and p.account = 'gateway:zarinpal' and p.amount_toman = -r.amount_toman)`),
    0,
  );
  const done = await db.query<{ key: string; rial: number }>(
    `select c.id as key, r.amount_toman::int * 10 as rial from refund_calls c join refunds r on r.id = c.refund_id where c.refund_id = any($1) and c.state = 'done' order by 1`,
    [ids],
  );
  const given = bank.given.map(({ key, rial }) => ({ key, rial })).sort((a, b) => (a.key < b.key ? -1 : 1));
  same('the calls in our books and in the bank’s', JSON.stringify(done.rows) === JSON.stringify(given), true);
  same(
    'orders that are not refunded',
    await count(`select count(*)::int from refunds r join orders o on o.id = r.order_id where r.id = any($1) and o.state <> 'refunded'`),
    0,
  );
  same(
    'promises still open',
    await count(`select count(*)::int from refunds r join deadlines d on d.subject = r.subject where r.id = any($1) and d.closed_at is null`),
    0,
  );
  same(
    'buyers told otherwise than once',
    await count(`select count(*)::int from refunds r join orders o on o.id = r.order_id where r.id = any($1)
    and 1 <> (select count(*) from messages where notice = 'orders.refunded' and facts ->> 'code' = o.code)`),
    0,
  );
}

async function allDone(db: pg.Pool, ids: readonly string[]): Promise<boolean> {
  return 0 === (await value(db, `select count(*)::int from refunds where id = any($1) and state <> 'done'`, [ids]));
}

async function outThere(db: pg.Pool, ids: readonly string[]): Promise<string[]> {
  return (await db.query<{ id: string }>(`select id from refunds where id = any($1) and state = 'calling'`, [ids])).rows.map(({ id }) => id);
}

async function until(true_: () => boolean, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !true_() && Date.now() < end;) await pause(LOOK_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
