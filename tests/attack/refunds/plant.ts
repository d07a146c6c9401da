import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Bank } from './bank';

const HOUSEHOLDS = 50;
const LEAST_TOMAN = 500_000;

/** Orders that were paid too late, each with its refund that nobody has carried out yet: in our books, in the outbox and at the bank. Gives the refunds' ids. */
export async function plantRefunds(db: pg.Pool, bank: Bank, count: number): Promise<string[]> {
  const mark = randomBytes(5).toString('hex');
  const all = Array.from({ length: count }, (_, at) => ({
    id: `attack-${mark}-${at}`,
    ref: `7${mark.replace(/\D/g, '0')}${String(at).padStart(4, '0')}`,
    code: `ZR-${mark.toUpperCase().slice(0, 4)}${String(at).padStart(4, '0')}`,
    toman: LEAST_TOMAN + at * 1_000,
    phone: `0936${mark.replace(/\D/g, '3').slice(0, 5)}${String(at % HOUSEHOLDS).padStart(2, '0')}`,
  }));
  for (const { ref, toman } of all) bank.plant(ref, toman);
  const phones = [...new Set(all.map(({ phone }) => phone))];
  await db.query(`insert into users (phone, first_name, last_name) select phone, 'آوین', 'کهن‌سار' from unnest($1::text[]) as t (phone)`, [phones]);
  await db.query(
    `with planted as (select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[]) as t (id, ref, code, toman, phone)),
       made as (
         insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
         select code, 'refund-pending', now(), u.id, 'fa', 1, toman, 0, 0, toman, toman, 'آوین کهن‌سار', p.phone, 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE'
         from planted p join users u on u.phone = p.phone returning id, code, user_id),
       of_order as (select p.*, made.id as order_id, made.user_id from planted p join made on made.code = p.code),
       paid as (
         insert into payments (id, order_id, provider, state, amount_toman, ref_id, created_at, settled_at)
         select id, order_id, 'zarinpal', 'paid', toman, ref, now(), now() from of_order),
       entry as (insert into ledger_entries (id, cause, subject, at) select id, 'payments.received', 'payment:' || id, now() from of_order returning id),
       posting as (
         insert into ledger_postings (entry_id, account, amount_toman)
         select o.id, side.account, side.sign * o.toman from of_order o cross join (values ('gateway:zarinpal', 1), ('refunds-due', -1)) as side (account, sign)),
       promise as (
         insert into deadlines (kind, subject, calendar, starts_at, due_at)
         select 'orders.refund', 'order:' || order_id, 'orders 72', now(), now() + interval '4 days' from of_order),
       told as (
         insert into outbox (id, queue, kind, payload, created_at, due_at)
         select 'refund:' || id, 'payments', 'refund', jsonb_build_object('refundId', id), now(), now() from of_order)
     insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
     select id, user_id, order_id, id, 'paid-late', 'orders 72', 'order:' || order_id, toman, 'gateway', 'waiting', now(), now() from of_order`,
    [all.map(({ id }) => id), all.map(({ ref }) => ref), all.map(({ code }) => code), all.map(({ toman }) => toman), all.map(({ phone }) => phone)],
  );
  return all.map(({ id }) => id);
}
