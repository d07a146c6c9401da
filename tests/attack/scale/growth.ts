import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openDatabase } from '../arena';
import { makeBuyers, unitOf } from '../races/buyers';
import { openClient } from '../races/http';
import { staffOf } from '../races/staff';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import { compareCosts, mostGrown, type Visit } from './compare';
import { fill } from './fill';

/** The small shop: one product more than a page of the list holds, so that the page is full in both shops. */
const SMALL = { products: 13, orders: 100, open: 40 };
const LARGE = { products: 10_000, orders: 100_000, open: 40 };
const OWN_ORDERS = 25;
/** Compares the CPU of a request, database included, in a shop of many years with a new one. [LIST-1] */
export const growth: Attack = { name: 'growth', quick: false, run };

type Shop = { portal: Portal; db: pg.Pool; visits: Record<string, Visit> };

async function run({ say }: Arena): Promise<string> {
  const client = openClient(1);
  const shops: Shop[] = [];
  try {
    for (const amount of [SMALL, LARGE]) shops.push(await openShop(amount));
    const [small, large] = shops.map(({ portal, visits }) => ({ pid: portal.pid, url: portal.url, visits }));
    if (!small || !large) throw new Error('a shop is missing');
    const rows = await compareCosts(client, [small, large], say);
    return `${rows.length} pages with ${LARGE.products} products and ${LARGE.orders} orders beside ${SMALL.products} and ${SMALL.orders}: ${mostGrown(rows)}`;
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
