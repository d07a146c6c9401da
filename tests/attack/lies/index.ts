import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Arena, Attack } from '../attack';
import { openLife } from '../crashes/life';
import { settled } from '../crashes/settle';
import { makeBuyers, unitOf } from '../races/buyers';
import { tally } from '../races/expect';
import { openClient } from '../races/http';
import { openGateway } from './gateway';
import { hangingGateway } from './hangs';
import { lies } from './lie';
import { callbackOf, purchase, type Purchase } from './purchase';
import { checkTruth } from './truth';
import { fastFolder } from '../../fast-folder';

const PURCHASES = { quick: 84, whole: 2_000 };
/** How many of a hundred buyers add credit instead of ordering. */
const TOP_UPS = 20;
const AT_ONCE = 12;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SHELF = 10_000;
const FORGED = 40;
const SETTLED_WITHIN_MS = 90_000;

/** A gateway that reports early, twice, late, something else or not at all, and charges all the same. [ORD-4, ORD-13, WAL-2] */
const lyingGateway: Attack = { name: 'lies', quick: false, run };

async function run({ quick, random, say }: Arena): Promise<string> {
  const count = quick ? PURCHASES.quick : PURCHASES.whole;
  const dataDir = fastFolder('zarban-lies-');
  const gateway = await openGateway(path.join(dataDir, 'lying-gateway.jsonl'));
  const life = await openLife(dataDir, { ...gateway.env, PORTAL_ROLES: 'web,worker' });
  const client = openClient(AT_ONCE * 2);
  try {
    await life.start();
    const unit = await unitOf(life.db(), 'NS1-SE-PLUS');
    await life.db().query('update stock set available = $2 where variant_id = $1', [unit.id, SHELF]);
    const buyers = await makeBuyers(life.db(), count, { unit });
    const shop = { url: life.url, client };
    const purchases: Purchase[] = [];
    const began = Date.now();
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) {
        const what = random() * 100 < TOP_UPS ? 'top-up' : 'order';
        const lie = lies[Math.floor(random() * lies.length)] ?? 'none';
        purchases.push(await purchase(shop, gateway, buyer, what, lie));
      }
    });
    await Promise.all(lanes);
    say(`${count} purchases in ${((Date.now() - began) / 1000).toFixed(0)} s: ${tally(purchases.map(({ lie }) => lie).sort())}`);
    for (let at = 0; at < FORGED; at += 1) {
      const { location } = await client.ask(`${life.url}/payment/return?Authority=S${String(at).padStart(35, '0')}&Status=OK`);
      if (!location?.startsWith('/shop/cart')) throw new Error(`a forged return led to ${location ?? 'nowhere'}`);
    }
    const parts: string[] = [];
    const later = async (ms: number, then?: () => Promise<void>) => {
      await life.kill('portal');
      await life.start(ms);
      await then?.();
      parts.push(
        `${(ms / DAY).toFixed(2)} days later all ended in ${((await settled(life.db(), { laterMs: ms, withinMs: SETTLED_WITHIN_MS })) / 1000).toFixed(0)} s`,
      );
    };
    await later(75 * MINUTE);
    await later(3 * DAY, () => reportLate(purchases, gateway, client));
    // What was paid back late falls due for a look once more.
    await later(3 * DAY + 30 * MINUTE);
    const ends = await checkTruth(life.db(), gateway, purchases);
    return [`${count} purchases and ${FORGED} forged returns`, ...Object.entries(ends).map(([what, times]) => `${times} × ${what}`), ...parts].join('; ');
  } finally {
    client.close();
    await life.stop();
    await gateway.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Three days later the bank charges what it had not, and reports what it had kept back. */
async function reportLate(
  purchases: readonly Purchase[],
  gateway: Awaited<ReturnType<typeof openGateway>>,
  client: ReturnType<typeof openClient>,
): Promise<void> {
  const late = [...purchases];
  const lane = async () => {
    for (let one = late.pop(); one; one = late.pop()) {
      const { lie, refused, authority } = one;
      if (lie === 'charges three days late') gateway.charge(authority);
      if (refused) gateway.charge(refused);
      const told =
        lie === 'charges three days late' || lie === 'reports three days late'
          ? [authority, authority]
          : refused
            ? [refused]
            : lie === 'none'
              ? [authority]
              : [];
      for (const each of told) {
        const answer = await client.ask(callbackOf(gateway, each));
        if (answer.status !== 303) throw new Error(`a late report was answered with ${answer.status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** All that a gateway may do wrong. */
export const gatewayLies: readonly Attack[] = [lyingGateway, hangingGateway];
