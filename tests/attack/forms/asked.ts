import { randomBytes, randomInt } from 'node:crypto';
import type pg from 'pg';

type Order = { state: 'under-review' | 'awaiting-payment'; paidToman: number; minutesAgo: number };
const PAID_TOMAN = 1_000;

/** An order of somebody's with one device at a price that the shop no longer has. */
async function orderOf(db: pg.Pool, userId: number, { state, paidToman, minutesAgo }: Order): Promise<{ id: number; code: string }> {
  const code = `ZR-A${randomInt(1_000_000, 9_999_999)}`;
  const { rows } = await db.query<{ id: number }>(
    `with made as (
       insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
         receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, hold_until, created_at)
       values ($1, $2, now(), $3, 'fa', 1, $5, 0, 0, $5, $4, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', (1000000000 + $3::int)::text, 'WEBSITE',
         now() - interval '1 minute', now() - $6 * interval '1 minute')
       returning id), line as (
       insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
       select made.id, 1, variants.id, 'NB1', 'فشارسنج', 'Monitor', 'nb1', '{}', 1, $5, 0, 0, $5 from made, variants where variants.sku = 'NB1')
     select id from made`,
    [code, state, userId, paidToman, PAID_TOMAN, minutesAgo],
  );
  return { id: rows[0]?.id ?? 0, code };
}

/** A paid order whose buyer is asked to agree to something; gives its code. */
export async function askedOf(db: pg.Pool, userId: number): Promise<string> {
  const { id, code } = await orderOf(db, userId, { state: 'under-review', paidToman: PAID_TOMAN, minutesAgo: 60 });
  await db.query(
    `insert into payments (id, order_id, provider, state, amount_toman, ref_id, created_at, settled_at) values ($1, $2, 'elsewhere', 'paid', $3, $4, now(), now())`,
    [randomBytes(13).toString('hex'), id, PAID_TOMAN, code],
  );
  await db.query(
    `insert into order_proposals (order_id, kind, cause, words, state, asked_by, asked_at, agree_by)
     values ($1, 'terms', 'high-quantity', 'ده روز دیرتر می‌رسد', 'open', 'staff:1', now(), now() + interval '1 day')`,
    [id],
  );
  return code;
}

/** An unpaid order whose hold is over and whose price has changed; gives its code. */
export async function otherPriceOf(db: pg.Pool, userId: number): Promise<string> {
  const { id, code } = await orderOf(db, userId, { state: 'awaiting-payment', paidToman: 0, minutesAgo: 20 });
  await db.query(`insert into payments (id, order_id, provider, state, amount_toman, created_at) values ($1, $2, 'elsewhere', 'failed', $3, now())`, [
    randomBytes(13).toString('hex'),
    id,
    PAID_TOMAN,
  ]);
  return code;
}

/** A paid order whose buyer wishes to cancel it and waits for the answer; gives its code. */
export async function wishedOf(db: pg.Pool, userId: number): Promise<string> {
  const { id, code } = await orderOf(db, userId, { state: 'under-review', paidToman: PAID_TOMAN, minutesAgo: 60 });
  await db.query(
    `insert into payments (id, order_id, provider, state, amount_toman, ref_id, created_at, settled_at) values ($1, $2, 'elsewhere', 'paid', $3, $4, now(), now())`,
    [randomBytes(13).toString('hex'), id, PAID_TOMAN, code],
  );
  await db.query(`insert into order_cancel_requests (order_id, words, state, asked_at) values ($1, '', 'open', now())`, [id]);
  return code;
}
