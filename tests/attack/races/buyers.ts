import type pg from 'pg';
import { lineKey } from '#domain/cart/line';
import { newToken, tokenHash } from '#services/secrets';
import { ulid } from 'ulidx';

export type Buyer = { userId: number; phone: string; lang: 'fa' | 'en'; /** What their browser sends. */ cookie: string };
export type Unit = { id: number; productId: number; slug: string; colourId: number | null; title: { fa: string; en: string } };
type Wanted = {
  unit: Unit;
  quantity?: number;
  codeId?: number;
  /** The buyers' names, by number. */ name?: (index: number) => { first: string; last: string };
};

let made = 0;

/** The sellable unit of a number, with a colour where one has to be chosen. */
export async function unitOf(db: pg.Pool, sku: string): Promise<Unit> {
  const { rows } = await db.query<Omit<Unit, 'title'> & { fa: string; en: string }>(
    `select v.id, v.product_id as "productId", p.slug, fa.title as fa, en.title as en,
       (select r.features_id from products_rels r where r.parent_id = p.id and r.path = 'colours' order by r."order" limit 1) as "colourId"
     from variants v join products p on p.id = v.product_id
     join variants_locales fa on fa._parent_id = v.id and fa._locale = 'fa' join variants_locales en on en._parent_id = v.id and en._locale = 'en'
     where v.sku = $1`,
    [sku],
  );
  const [row] = rows;
  if (!row) throw new Error(`no unit ${sku}`);
  const { fa, en, ...unit } = row;
  return { ...unit, title: { fa, en } };
}

/** Buyers with a session, an address and a cart that holds the unit, half of them English; as many logins would only repeat the login's tests. */
export async function makeBuyers(db: pg.Pool, count: number, { unit, quantity = 1, codeId, name = plainName }: Wanted): Promise<Buyer[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    phone: `0990${String((made += 1)).padStart(7, '0')}`,
    lang: index % 2 ? ('en' as const) : ('fa' as const),
    token: newToken(),
    ...name(index),
  }));
  const users = await db.query<{ id: number; phone: string }>(
    `insert into users (phone, first_name, last_name, adult_confirmed_at, lang)
     select phone, first, last, now(), lang::enum_users_lang from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t (phone, first, last, lang) returning id, phone`,
    [people.map((one) => one.phone), people.map((one) => one.first), people.map((one) => one.last), people.map((one) => one.lang)],
  );
  const idOf = new Map(users.rows.map((row) => [row.phone, row.id]));
  const ids = people.map((one) => idOf.get(one.phone) ?? 0);
  await db.query(
    `insert into sessions (id, user_id, token_hash, source, created_at, seen_at, expires_at)
     select id, user_id, hash, 'WEBSITE', now(), now(), now() + interval '30 days' from unnest($1::text[], $2::int[], $3::text[]) as t (id, user_id, hash)`,
    [people.map(() => ulid()), ids, people.map((one) => tokenHash(one.token))],
  );
  await db.query(
    `insert into addresses (user_id, receiver_name, receiver_phone, country, province, city, full_address, unit, plate, postal_code)
     select id, name, phone, 'IR', 'tehran', 'tehran', 'خیابان نمونه، کوچه‌ی سرو، پلاک ' || id, '3', '12', (1000000000 + id)::text from unnest($1::int[], $2::text[], $3::text[]) as t (id, name, phone)`,
    [ids, people.map((one) => `${one.first} ${one.last}`), people.map((one) => one.phone)],
  );
  await fillCarts(db, ids, { unit, quantity, codeId });
  return people.map((one, index) => ({ userId: ids[index] ?? 0, phone: one.phone, lang: one.lang, cookie: `zb_session=${cookieValue(one.token)}` }));
}

/** Puts the unit into the carts of these users, whatever was in them. */
export async function fillCarts(db: pg.Pool, userIds: readonly number[], { unit, quantity = 1, codeId }: Wanted): Promise<void> {
  const featureIds = unit.colourId === null ? [] : [unit.colourId];
  const carts = await db.query<{ id: number }>(
    `insert into carts (user_id, code_id) select id, $2::int from unnest($1::int[]) as t (id) on conflict (user_id) do update set code_id = excluded.code_id returning id`,
    [userIds, codeId ?? null],
  );
  const cartIds = carts.rows.map((row) => row.id);
  await db.query(
    `insert into cart_lines (cart_id, line_key, variant_id, feature_ids, engraving, quantity) select id, $2, $3, $4::int[], '{}', $5 from unnest($1::int[]) as t (id)
     on conflict (cart_id, line_key) do update set quantity = excluded.quantity`,
    [cartIds, lineKey({ variantId: unit.id, featureIds, engraving: [] }), unit.id, featureIds, quantity],
  );
}

/** A value as our cookies carry it. */
export function cookieValue(value: string): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
}

function plainName(): { first: string; last: string } {
  return { first: 'آوین', last: 'کهن‌سار' };
}
