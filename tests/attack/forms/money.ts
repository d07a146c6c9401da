import { randomBytes } from 'node:crypto';
import type pg from 'pg';

const PRICE_TOMAN = 3_290_000;

/** Gives credit to a wallet by a ledger entry, as every service does. */
export async function giveCredit(db: pg.Pool, userId: number, toman: number): Promise<void> {
  const id = randomBytes(13).toString('hex');
  await db.query(
    `with entry as (insert into ledger_entries (id, cause, subject, at) values ($1, 'gifts.given', $2, now()) returning id)
     insert into ledger_postings (entry_id, account, amount_toman)
     select entry.id, line.account, line.amount from entry, (values ('gifts', $3::bigint), ($4, -$3::bigint)) as line(account, amount)`,
    [id, `gift:${id}`, toman, `wallet:${userId}`],
  );
}

/** A cancelled order of somebody's whose money the bank refuses to take back; it was paid where no gateway of ours is. Gives its code. */
export async function refusedRefund(db: pg.Pool, userId: number): Promise<string> {
  const code = `ZR-${randomBytes(4).toString('hex').toUpperCase()}`;
  const payment = randomBytes(13).toString('hex');
  const { rows } = await db.query<{ id: number }>(
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
     values ($1, 'refund-pending', now(), $2, 'fa', 1, $3, 0, 0, $3, $3, 'آوین کهن‌سار', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE') returning id`,
    [code, userId, PRICE_TOMAN],
  );
  const order = rows[0]?.id ?? 0;
  await db.query(
    `insert into payments (id, order_id, provider, state, amount_toman, ref_id, created_at, settled_at) values ($1, $2, 'elsewhere', 'paid', $3, $1, now(), now())`,
    [payment, order, PRICE_TOMAN],
  );
  await db.query(
    `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at)
     values ($1, $2, $3, $4, 'cancelled', 'orders 72', 'order:' || $3::int, $5, 'gateway', 'refused', now())`,
    [randomBytes(13).toString('hex'), userId, order, payment, PRICE_TOMAN],
  );
  return code;
}
