import { randomBytes, randomInt } from 'node:crypto';
import type pg from 'pg';

/** An order of somebody's, paid where no gateway of ours is and delivered, with one device, and a review of it that waits; gives its code. */
export async function receivedBy(db: pg.Pool, userId: number): Promise<string> {
  const code = `ZR-R${randomInt(1_000_000, 9_999_999)}`;
  const { rows } = await db.query<{ line: number; product: number }>(
    `with made as (
       insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
         receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
       values ($1, 'delivered', now(), $2, 'fa', 1, 1000, 0, 0, 1000, 1000, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE')
       returning id), paid as (
       insert into payments (id, order_id, provider, state, amount_toman, ref_id, created_at, settled_at)
       select $3, made.id, 'elsewhere', 'paid', 1000, $1, now(), now() from made), line as (
       insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
       select made.id, 1, variants.id, 'NB1', 'فشارسنج', 'Monitor', 'nb1', '{}', 1, 1000, 0, 0, 1000 from made, variants where variants.sku = 'NB1'
       returning id, variant_id)
     select line.id as line, variants.product_id as product from line join variants on variants.id = line.variant_id`,
    [code, userId, randomBytes(13).toString('hex')],
  );
  await db.query(
    `insert into reviews (product_id, user_id, rating, body, state, state_since, due_at, written_at, order_line, lang)
     values ($1, $2, 4, 'با دستگاه مطب فرقی نداشت.', 'waiting', now(), now() + interval '1 day', now(), $3, 'fa')`,
    [rows[0]?.product, userId, rows[0]?.line],
  );
  return code;
}
