import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openDatabase } from '../arena';
import { makeBuyers, unitOf } from '../races/buyers';
import { openClient } from '../races/http';
import type { Client } from '../races/http';
import { staffOf } from '../races/staff';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import { since, spentBy } from './cpu';
import { fill } from './fill';

/** The small shop: one product more than a page of the list holds, so that the page is full in both shops. */
const SMALL = { products: 13, orders: 100, open: 40 };
const LARGE = { products: 10_000, orders: 100_000, open: 40 };
const OWN_ORDERS = 25;
const REQUESTS = 24;
const ROUNDS = 7;
/** How many more rounds are measured when a cost seems to have grown: seven on a busy machine may be a tenth off by chance. */
const AGAIN = 14;
/** Requests before measuring, until the engine has compiled the page's code. */
const WARM = 60;
const MOST_GROWTH = 1.1;

/** Compares the CPU of a request, database included, in a shop of many years with a new one. [LIST-1] */
export const growth: Attack = { name: 'growth', quick: false, run };

type Visit = { path: string; cookie: string };
type Shop = { portal: Portal; db: pg.Pool; visits: Record<string, Visit> };

async function run({ say }: Arena): Promise<string> {
  const client = openClient(1);
  const shops: Shop[] = [];
  try {
    for (const amount of [SMALL, LARGE]) shops.push(await openShop(amount));
    const names = Object.keys(shops[0]?.visits ?? {});
    for (const shop of shops) for (const name of names) await cost(client, shop, name, WARM);
    const costs = new Map(names.map((name) => [name, shops.map((): number[] => [])]));
    const measure = async (some: readonly string[], rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const name of some) {
          // Each goes first as often as the other.
          for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) costs.get(name)?.[at]?.push(await cost(client, shops[at] as Shop, name, REQUESTS));
        }
      }
    };
    const measured = () =>
      [...costs].map(([name, [small = [], large = []]]) => {
        const [before, after] = [median(small), median(large)];
        return { name, before, after, growth: after / before };
      });
    const grown = () => measured().filter(({ growth: by }) => by > MOST_GROWTH);
    await measure(names, ROUNDS);
    const suspects = grown();
    if (suspects.length > 0) say(`measured ${AGAIN} rounds more: ${suspects.map((row) => `${row.name} ${percent(row.growth)}`).join(', ')}`);
    await measure(
      suspects.map(({ name }) => name),
      AGAIN,
    );
    const rows = measured();
    for (const row of rows) say(`${row.name}: ${ms(row.before)} → ${ms(row.after)} (${percent(row.growth)})`);
    const broken = grown();
    if (broken.length > 0) throw new Error(`grew by more than a tenth: ${broken.map((row) => `${row.name} ${percent(row.growth)}`).join(', ')}`);
    const most = rows.reduce((one, other) => (other.growth > one.growth ? other : one));
    return `${rows.length} pages with ${LARGE.products} products and ${LARGE.orders} orders beside ${SMALL.products} and ${SMALL.orders}: CPU per request at most ${percent(most.growth)} (${most.name})`;
  } finally {
    client.close();
    for (const { portal, db } of shops) {
      await db.end().catch(() => {});
      await portal.stop();
    }
  }
}

async function openShop(amount: typeof SMALL): Promise<Shop> {
  const portal = await startPortal({ filled: true, env: { LOG_LEVEL: 'warn', PORTAL_ROLES: 'web,admin' } });
  const db = openDatabase(portal.dataDir);
  await fill(db, amount);
  const unit = await unitOf(db, 'NB1');
  const [buyer] = await makeBuyers(db, 1, { unit });
  if (!buyer) throw new Error('no buyer');
  const { cookie: staff } = await staffOf(portal);
  const { rows } = await db.query<{ code: string }>(
    `update orders set user_id = $1 where id in (select id from orders where code like 'ZB-S%' order by id offset 50 limit $2::int) returning code`,
    [buyer.userId, OWN_ORDERS],
  );
  const own = (path: string): Visit => ({ path, cookie: buyer.cookie });
  const desk = (path: string): Visit => ({ path: `/admin/collections/orders${path}`, cookie: staff });
  // A list of one page has no next one.
  const next = async ({ path, cookie }: Visit): Promise<Visit> => {
    const client = openClient(1);
    const { text } = await client.ask(`${portal.url}${path}`, { cookie });
    client.close();
    return { cookie, path: /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? path };
  };
  return {
    portal,
    db,
    visits: {
      'the shop’s list': own('/shop'),
      'the cheapest first': own('/shop?sort=cheap'),
      'the newest first': own('/shop?sort=new'),
      'its next page': amount === LARGE ? await next(own('/shop')) : own('/shop'),
      'a product': own('/shop/ns1'),
      'the cart': own('/shop/cart'),
      'the last look': own('/shop/checkout'),
      'one’s orders': own('/account/orders'),
      'one’s order': own(`/account/orders/${rows[0]?.code}`),
      'staff’s open orders': desk(''),
      'their next page': await next(desk('')),
      'all orders for staff': desk('?show=all'),
      'the next page of all': await next(desk('?show=all')),
      // A code that is no beginning of another.
      'an order by its code': desk(`?search=ZB-S${amount.orders - 1}`),
    },
  };
}

/** What one request costs, in microseconds of CPU. */
async function cost(client: Client, { portal, visits }: Shop, name: string, times: number): Promise<number> {
  const { path, cookie } = visits[name] as Visit;
  const before = spentBy(portal.pid);
  for (let time = 0; time < times; time += 1) {
    const { status, location } = await client.ask(`${portal.url}${path}`, { cookie });
    if (status !== 200) throw new Error(`${path}: ${status} ${location ?? ''}`);
  }
  return since(before, spentBy(portal.pid)) / times;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (microseconds: number) => `${(microseconds / 1_000).toFixed(1)} ms`;
const percent = (growth: number) => `${growth >= 1 ? '+' : '−'}${Math.abs((growth - 1) * 100).toFixed(0)} %`;
