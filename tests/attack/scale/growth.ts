import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openDatabase } from '../arena';
import { makeBuyers, unitOf } from '../races/buyers';
import { openClient } from '../races/http';
import type { Client } from '../races/http';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import { since, spentBy } from './cpu';
import { fill } from './fill';

/** A page of the list holds twelve: one more makes it full in both. */
const SMALL = { products: 13, orders: 100, open: 40 };
const LARGE = { products: 10_000, orders: 100_000, open: 40 };
const OWN_ORDERS = 25;
const REQUESTS = 24;
const ROUNDS = 7;
/** Until the engine has compiled what makes a page. */
const WARM = 60;
const MOST_GROWTH = 1.1;

/** Pages of a shop of years beside those of a new one: what a request costs in CPU, database and all. [LIST-1] */
export const growth: Attack = { name: 'growth', quick: false, run };

type Shop = { portal: Portal; db: pg.Pool; cookie: string; paths: Record<string, string> };

async function run({ say }: Arena): Promise<string> {
  const client = openClient(1);
  const shops: Shop[] = [];
  try {
    for (const amount of [SMALL, LARGE]) shops.push(await openShop(amount));
    const names = Object.keys(shops[0]?.paths ?? {});
    for (const shop of shops) for (const name of names) await cost(client, shop, name, WARM);
    const costs = new Map(names.map((name) => [name, shops.map((): number[] => [])]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) {
        for (const [at, shop] of shops.entries()) costs.get(name)?.[at]?.push(await cost(client, shop, name, REQUESTS));
      }
    }
    const rows = [...costs].map(([name, [small = [], large = []]]) => {
      const [before, after] = [median(small), median(large)];
      return { name, before, after, growth: after / before };
    });
    for (const row of rows) say(`${row.name}: ${ms(row.before)} → ${ms(row.after)} (${percent(row.growth)})`);
    const broken = rows.filter((row) => row.growth > MOST_GROWTH);
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
  const portal = await startPortal({ env: { LOG_LEVEL: 'warn', PORTAL_ROLES: 'web' } });
  const db = openDatabase(portal.dataDir);
  await fill(db, amount);
  const unit = await unitOf(db, 'NB1');
  const [buyer] = await makeBuyers(db, 1, { unit });
  if (!buyer) throw new Error('no buyer');
  const { rows } = await db.query<{ code: string }>(
    `update orders set user_id = $1 where id in (select id from orders where code like 'ZB-S%' order by id offset 50 limit $2::int) returning code`,
    [buyer.userId, OWN_ORDERS],
  );
  const next = async (path: string, client = openClient(1)) => {
    const { text } = await client.ask(`${portal.url}${path}`, { cookie: buyer.cookie });
    client.close();
    return /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? path;
  };
  return {
    portal,
    db,
    cookie: buyer.cookie,
    paths: {
      'the shop’s list': '/shop',
      'the cheapest first': '/shop?sort=cheap',
      'the newest first': '/shop?sort=new',
      'its next page': amount === LARGE ? await next('/shop') : '/shop',
      'a product': '/shop/ns1',
      'the cart': '/shop/cart',
      'the last look': '/shop/checkout',
      'one’s orders': '/account/orders',
      'one’s order': `/account/orders/${rows[0]?.code}`,
    },
  };
}

/** What one request costs, in microseconds of CPU. */
async function cost(client: Client, { portal, cookie, paths }: Shop, name: string, times: number): Promise<number> {
  const url = `${portal.url}${paths[name]}`;
  const before = spentBy(portal.pid);
  for (let time = 0; time < times; time += 1) {
    const { status, location } = await client.ask(url, { cookie });
    if (status !== 200) throw new Error(`${paths[name]}: ${status} ${location ?? ''}`);
  }
  return since(before, spentBy(portal.pid)) / times;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (microseconds: number) => `${(microseconds / 1_000).toFixed(1)} ms`;
const percent = (growth: number) => `${growth >= 1 ? '+' : '−'}${Math.abs((growth - 1) * 100).toFixed(0)} %`;
