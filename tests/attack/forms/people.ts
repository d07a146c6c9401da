import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { lineKey } from '#domain/cart/line';
import { PlainBrowser } from '../../plain-browser';

export type Person = { id: number; phone: string; browser: PlainBrowser; addressId: number | null; keys: string[] };
type Wish = { profile?: boolean; address?: boolean; cart?: boolean };

const sha = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Encodes a value as our cookies do. */
export function inCookie(value: unknown): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
}

/** Decodes a cookie of ours. */
export function fromCookie(cookie: string): unknown {
  return JSON.parse(Buffer.from(decodeURIComponent(cookie), 'base64').toString());
}

/** A person with an account and an open session, as after a login; written into the tables, so that the limits of codes are not used up. */
export async function somebody(db: pg.Pool, origin: string, { profile = true, address = false, cart = false }: Wish = {}): Promise<Person> {
  const phone = `09${String(randomBytes(6).readUIntBE(0, 6) % 1e9).padStart(9, '0')}`;
  const id = await one(db, `insert into users (phone, first_name, last_name) values ($1, $2, $3) returning id`, [
    phone,
    ...(profile ? ['آوین', 'کهن‌سار'] : [null, null]),
  ]);
  const { token } = await secondSession(db, id);
  const browser = new PlainBrowser(origin);
  browser.cookies.set('zb_session', inCookie(token));
  return { id, phone, browser, addressId: address ? await homeOf(db, id) : null, keys: cart ? await fill(db, await cartOf(db, { userId: id })) : [] };
}

/** One more open session of an account, on some device of theirs. */
export async function secondSession(db: pg.Pool, userId: number): Promise<{ id: string; token: string }> {
  const [id, token] = [randomBytes(13).toString('hex'), randomBytes(32).toString('base64url')];
  await db.query(
    `insert into sessions (id, user_id, token_hash, source, created_at, seen_at, expires_at) values ($1, $2, $3, 'WEBSITE', now(), now(), now() + interval '1 day')`,
    [id, userId, sha(token)],
  );
  return { id, token };
}

/** A guest with something in the cart. */
export async function guestWithCart(db: pg.Pool, origin: string): Promise<PlainBrowser> {
  const token = randomBytes(24).toString('base64url');
  await fill(db, await cartOf(db, { tokenHash: sha(token) }));
  const browser = new PlainBrowser(origin);
  browser.cookies.set('zb_cart', inCookie(token));
  return browser;
}

async function homeOf(db: pg.Pool, userId: number): Promise<number> {
  return one(
    db,
    `insert into addresses (user_id, receiver_name, receiver_phone, country, province, city, full_address, unit, plate, postal_code)
     values ($1, 'آوین کهن‌سار', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه، کوچه‌ی سرو', '3', '12', (1000000000 + $1::int)::text) returning id`,
    [userId],
  );
}

function cartOf(db: pg.Pool, owner: { userId?: number; tokenHash?: string }): Promise<number> {
  return one(db, `insert into carts (user_id, token_hash) values ($1, $2) returning id`, [owner.userId ?? null, owner.tokenHash ?? null]);
}

/** Puts a blood-pressure monitor into a cart; there are enough of them. */
async function fill(db: pg.Pool, cartId: number): Promise<string[]> {
  const variantId = await one(db, `select id from variants where sku = 'NB1'`);
  await db.query(`update stock set available = 100000 where variant_id = $1 and available < 1000`, [variantId]);
  const key = lineKey({ variantId, featureIds: [], engraving: [] });
  await db.query(`insert into cart_lines (cart_id, line_key, variant_id, feature_ids, engraving, quantity) values ($1, $2, $3, '{}', '{}', 2)`, [
    cartId,
    key,
    variantId,
  ]);
  return [key];
}

async function one(db: pg.Pool, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ id: number }>(text, values);
  if (!rows[0]) throw new Error(`no row: ${text}`);
  return rows[0].id;
}
