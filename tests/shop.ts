import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSandboxGateway, type Sandbox } from '#server/sandbox-gateway/start';
import { addToCart } from '#services/cart/add';
import { clockContext } from '#services/clock-context';
import type { Ctx } from '#services/context';
import { placeOrder } from '#services/orders/place';
import type { PlaceOrder } from '#services/orders/to-place';
import { startPayment } from '#services/orders/start-payment';
import { paymentReturned, type Returned } from '#services/payable-kinds/returned';
import type { Runtime } from '#services/runtime';
import { cartView } from '#services/cart/view';
import { createTestDatabase, type TestDatabase } from './database';
import { testContext, testRuntime } from './test-context';

export type Shop = {
  database: TestDatabase;
  rt: Runtime;
  gateway: Sandbox;
  /** The unit for sale, its colours and its engraving. */
  unit: { variantId: number; black: number; copper: number; engraving: number };
  other: { variantId: number };
  at: (moment: Date) => void;
  stop: () => Promise<void>;
};

export const DEVICE_TOMAN = 8_950_000;
export const ENGRAVING_TOMAN = 250_000;
export const OTHER_TOMAN = 3_290_000;

/** A small shop on a database of its own, with the sandbox gateway and a clock that stands where the test puts it. */
export async function openShop({ lateMs, server }: { lateMs?: number; server?: string } = {}): Promise<Shop> {
  const database = await createTestDatabase(server);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-shop-'));
  const gateway = await startSandboxGateway({ port: 0, file: path.join(folder, 'gateway.jsonl'), lateMs });
  // A Saturday morning in Tehran.
  let now = new Date('2026-11-21T05:00:00.000Z');
  const rt = testRuntime(database, () => now);
  rt.settings.payment.url = gateway.url;
  const unit = await seed(database);
  return {
    database,
    rt,
    gateway,
    ...unit,
    at: (moment) => void (now = moment),
    stop: async () => {
      await gateway.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Seeds the products of a small shop. */
export async function seed({ pool }: Pick<TestDatabase, 'pool'>): Promise<Pick<Shop, 'unit' | 'other'>> {
  const one = async (text: string, values: unknown[] = []) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  await pool.query(`insert into site (phone, terms_version) values ('021', '1405-1')`);
  const feature = async (code: string, type: string, extra: number) => {
    const id = await one(`insert into features (code, type, extra_toman) values ($1, $2, $3) returning id`, [code, type, extra]);
    await pool.query(`insert into features_locales (title, _locale, _parent_id) values ($1, 'fa', $2), ($3, 'en', $2)`, [`رنگ ${code}`, id, code]);
    return id;
  };
  const black = await feature('black', 'COLOR', 0);
  const copper = await feature('copper', 'COLOR', 0);
  const engraving = await feature('engraving', 'ENGRAVING', ENGRAVING_TOMAN);
  const product = await one(
    `insert into products (slug, kind_id, drawing, stage, rank, engraving_id, _status) values ('ns1', (select id from kinds where slug = 'stethoscope'), 'ns1', 'sand', 1, $1, 'published') returning id`,
    [engraving],
  );
  await pool.query(`insert into products_rels (parent_id, path, "order", features_id) values ($1, 'colours', 1, $2), ($1, 'colours', 2, $3)`, [
    product,
    black,
    copper,
  ]);
  const second = await one(
    `insert into products (slug, kind_id, drawing, stage, rank, _status) values ('nb1', (select id from kinds where slug = 'blood-pressure'), 'nb1', 'glaze', 2, 'published') returning id`,
  );
  const variant = async (sku: string, of: number, price: number, fa: string, en: string, stock: number) => {
    const id = await one(`insert into variants (sku, product_id, price_toman) values ($1, $2, $3) returning id`, [sku, of, price]);
    await pool.query(`insert into variants_locales (title, _locale, _parent_id) values ($1, 'fa', $2), ($3, 'en', $2)`, [fa, id, en]);
    await pool.query(`insert into stock (variant_id, available) values ($1, $2)`, [id, stock]);
    return id;
  };
  const device = await variant('NS1-SE', product, DEVICE_TOMAN, 'گوشی پزشکی دیجیتال NS1', 'NS1 digital stethoscope', 100);
  const monitor = await variant('NB1', second, OTHER_TOMAN, 'فشارسنج NB1', 'NB1 blood pressure monitor', 100);
  return { unit: { variantId: device, black, copper, engraving }, other: { variantId: monitor } };
}

/** A buyer with an account, as a request of theirs; numbers from 1 on give different buyers. */
export async function buyer(shop: Shop, number = 1, more: Partial<Ctx> = {}): Promise<Ctx> {
  const phone = `0912${String(number).padStart(7, '0')}`;
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into users (phone, first_name, last_name) values ($1, 'آوین', 'کهن‌سار') on conflict (phone) do update set phone = excluded.phone returning id`,
    [phone],
  );
  return testContext(shop.rt, { actor: { kind: 'user', userId: rows[0]?.id ?? 0, sessionId: `s${number}` }, ...more });
}

/** The same request, later. */
export function later(shop: Shop, ctx: Ctx, minutes: number): Ctx {
  const now = new Date(ctx.now.getTime() + minutes * 60_000);
  shop.at(now);
  return { ...ctx, now };
}

export const HOME: PlaceOrder['address'] = {
  fields: {
    receiverName: 'آوین کهن‌سار',
    receiverPhone: '09121112233',
    country: 'IR',
    province: 'tehran',
    city: 'tehran',
    fullAddress: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲',
    unit: '3',
    plate: '12',
    postalCode: '1456789012',
  },
};

/** A buyer's own home: no two have the same postal code. */
export function homeOf({ actor }: Ctx): PlaceOrder['address'] {
  const number = actor.kind === 'user' ? actor.userId : 0;
  return 'fields' in HOME ? { fields: { ...HOME.fields, postalCode: String(1_456_000_000 + number) } } : HOME;
}

export function orderForm(shownToman: number, more: Partial<PlaceOrder> = {}): PlaceOrder {
  return { key: `key-${Math.random()}`, shownToman, acceptsTerms: true, address: HOME, courierNote: null, ...more };
}

/** Puts one device into the cart and makes an order of it at the price shown. */
export async function order(shop: Shop, ctx: Ctx, quantity = 1): Promise<{ orderId: number; code: string }> {
  const added = await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity });
  if (!added.ok) throw new Error(added.code);
  const view = await cartView(ctx, 'tehran');
  const placed = await placeOrder(ctx, orderForm(view.priced.totalToman, { address: homeOf(ctx) }));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}

/** Goes to the gateway and presses one of its buttons; gives the authority. */
export async function atGateway(ctx: Ctx, code: string, press: 'pay' | 'refuse' | 'pay-and-close' | 'late' | null): Promise<string> {
  const started = await startPayment(ctx, { code, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
  if (!started.ok) throw new Error(started.code);
  const { payUrl } = started.value;
  if (press) await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ do: press }), redirect: 'manual' });
  return payUrl.slice(payUrl.lastIndexOf('/') + 1);
}

/** Returns from the gateway as the buyer's browser does. */
export function comeBack(shop: Shop, authority: string): Promise<Returned> {
  return paymentReturned(clockContext(shop.rt, 'payments.return'), authority);
}

/** An order's rows, for a test to look at. */
export async function state(shop: Shop, code: string) {
  const { pool } = shop.database;
  const row = (await pool.query(`select id, state, paid_toman::int, total_toman::int from orders where code = $1`, [code])).rows[0];
  const payments = (await pool.query(`select state from payments where order_id = $1 order by id`, [row.id])).rows.map((one) => one.state);
  const holds = (await pool.query(`select state from holds where order_id = $1`, [row.id])).rows.map((one) => one.state);
  const events = (await pool.query(`select event from events where subject = $1 order by id`, [`order:${row.id}`])).rows.map((one) => one.event);
  return { ...row, payments, holds, events };
}

export async function stockOf(shop: Shop, variantId = shop.unit.variantId): Promise<number> {
  return (await shop.database.pool.query(`select available from stock where variant_id = $1`, [variantId])).rows[0].available;
}

/** The ledger: the sum of all postings, and of each account. */
export async function books(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await shop.database.pool.query(`select account, sum(amount_toman)::int as sum from ledger_postings group by account`);
  const accounts = Object.fromEntries(rows.map((row) => [row.account as string, row.sum as number]));
  return { ...accounts, all: Object.values(accounts).reduce((sum: number, one) => sum + (one as number), 0) };
}

/** The SMS that were sent, newest last. */
export async function said(shop: Shop): Promise<{ notice: string; body: string; recipient: string }[]> {
  return (await shop.database.pool.query(`select notice, body, recipient from messages order by created_at, ctid`)).rows;
}
