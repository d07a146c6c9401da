import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from '../races/buyers';
import type { Buyer } from '../races/buyers';
import { same, tally } from '../races/expect';
import { openClient } from '../races/http';
import { checkBooks, unexplainedStock } from './books';
import { openLife } from './life';
import type { Life } from './life';
import { settled } from './settle';
import { walk } from './walk';
import type { Walk } from './walk';

const ROUNDS = { quick: 3, whole: 30 };
/** In every how-many-th round the database is killed too. */
const DATABASE_EVERY = 3;
const AT_ONCE = 16;
const BUYERS_A_ROUND = 40;
const ROUND_MS = { least: 500, quick: 2_500, whole: 4_500 };
const MINUTE = 60_000;
/** How long jobs of a killed worker may take to be done: their locks have to expire first. */
const DRAIN_WITHIN_MS = 45_000;
/** Later than every hold, every unpaid order and the bank's late answer end. */
const LATER_MS = 75 * MINUTE;

/** Checkouts while portal and database are killed at random moments and come back: nothing is lost, nothing is paid twice. [ORD-13, JOB-2, OPS-1] */
export const kills: Attack = { name: 'kills', quick: true, run };

async function run({ portal, db, quick, random, say }: Arena): Promise<string> {
  const rounds = quick ? ROUNDS.quick : ROUNDS.whole;
  const longest = quick ? ROUND_MS.quick : ROUND_MS.whole;
  const units = await Promise.all(['NS1-SE-PLUS', 'NS0-CARDIO', 'NB1'].map((sku) => unitOf(db, sku)));
  await db.query(
    `with filled as (update stock set available = available + 5000 where variant_id = any($1) returning variant_id)
    insert into stock_moves (variant_id, delta, cause, subject, actor) select variant_id, 5000, 'شمارش انبار', 'stock:attack:kills', 'clock:attack' from filled`,
    [units.map((unit) => unit.id)],
  );
  const waiting: Buyer[] = [];
  for (const unit of units) waiting.push(...(await makeBuyers(db, Math.ceil((rounds * BUYERS_A_ROUND) / units.length), { unit })));

  const unexplained = await unexplainedStock(db);
  await portal.kill();
  const life = await openLife(portal.dataDir);
  await life.start();
  try {
    const crowd = openCrowd(life, waiting, random);
    const starts: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await pause(ROUND_MS.least + random() * (longest - ROUND_MS.least));
      await life.kill(round % DATABASE_EVERY === 0 ? 'database' : 'portal');
      const began = Date.now();
      await life.start();
      starts.push(Date.now() - began);
    }
    const walks = await crowd.close();
    const drained = quick ? undefined : await settled(life.db(), { withinMs: DRAIN_WITHIN_MS });

    await life.kill('portal');
    await life.start(LATER_MS);
    const ended = await settled(life.db(), { laterMs: LATER_MS, withinMs: DRAIN_WITHIN_MS });
    const books = await checkBooks(life.db(), life.dataDir, new Date(Date.now() + LATER_MS));
    same('stock that no movement explains', await unexplainedStock(life.db()), unexplained);
    await checkWalks(life, walks);
    say(
      `${walks.length} purchases: ${tally(walks.map((one) => `${one.choice} → ${one.told}`).sort())}; ${walks.reduce((sum, one) => sum + one.retries, 0)} presses were repeated`,
    );
    const parts = [
      `${rounds} kills (${Math.floor(rounds / DATABASE_EVERY)} of the database) in ${walks.length} purchases`,
      `back in ${(starts.reduce((sum, ms) => sum + ms, 0) / starts.length / 1000).toFixed(1)} s`,
      drained === undefined ? '' : `outbox drained ${(drained / 1000).toFixed(0)} s after the last`,
      `an hour later all ended in ${(ended / 1000).toFixed(0)} s`,
      `${books.orders} orders, ${books.entries} ledger entries, the gateway's ${books.paidToman} toman are ours, sum 0`,
    ];
    return parts.filter(Boolean).join('; ');
  } finally {
    await life.stop();
  }
}

/** Runs buyers, so many at a time, until the crowd is closed. */
function openCrowd(life: Life, waiting: Buyer[], random: () => number) {
  const client = openClient(AT_ONCE * 2);
  const walks: Walk[] = [];
  let open = true;
  const lanes = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let buyer = waiting.pop(); open && buyer; buyer = waiting.pop()) walks.push(await walk({ url: life.url, client }, buyer, random, life.up));
    }),
  );
  lanes.catch(() => {});
  return {
    close: async () => {
      open = false;
      await lanes;
      client.close();
      return walks;
    },
  };
}

/** Checks that what each buyer was told is what the tables hold. */
async function checkWalks(life: Life, walks: readonly Walk[]): Promise<void> {
  const { rows } = await life
    .db()
    .query<{ user: number; code: string; state: string; paid: boolean }>(
      `select user_id as user, code, state, paid_toman > 0 as paid from orders where user_id = any($1)`,
      [walks.map((one) => one.buyer.userId)],
    );
  for (const { buyer, choice, code, told } of walks) {
    const mine = rows.filter((row) => row.user === buyer.userId);
    same(
      `the order of a buyer who was given ${code}`,
      mine.map((order) => order.code),
      [code],
    );
    const order = mine[0];
    const pays = choice !== 'refuse' && choice !== 'leave';
    same(`whether ${code} (${choice}) is paid`, order?.paid, pays);
    if (told === 'done' && (!order || ['awaiting-payment', 'cancelled'].includes(order.state)))
      throw new Error(`${code} was thanked for and is ${order?.state}`);
    if (!pays) same(`how ${code} (${choice}) ended`, order?.state, 'cancelled');
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
