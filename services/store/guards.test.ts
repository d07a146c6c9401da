import { afterAll, beforeAll, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, openShop, order, type Shop } from '../../tests/shop';
import { addCredit } from '../../tests/wallet';
import { startPayment } from '../orders/start-payment';

/*
 * What the code never does, the tables would not let it do either: each key and check is tried without the code before it.
 */
let shop: Shop;
let paid: { orderId: number; userId: number };
let open: { orderId: number };
beforeAll(async () => {
  shop = await openShop();
  const [first, second] = [await buyer(shop), await buyer(shop, 2)];
  const made = await order(shop, first);
  await comeBack(shop, await atGateway(first, made.code, 'pay'));
  await addCredit(shop, first, 100_000);
  open = await order(shop, second);
  paid = { orderId: made.orderId, userId: first.actor.kind === 'user' ? first.actor.userId : 0 };
  const opened = await startPayment(second, {
    code: (await one<{ code: string }>('select code from orders where id = $1', [open.orderId])).code,
    callbackUrl: 'http://127.0.0.1/',
  });
  expect(opened.ok).toBe(true);
});
afterAll(() => shop.stop());

const one = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows[0] as T;
const refused = async (text: string, values: unknown[] = []) => {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    await client.query('commit');
    return 'taken';
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
const payment = (set: string) =>
  `insert into payments (id, order_id, provider, authority, state, amount_toman, ref_id, created_at) select ${set} from payments p where p.order_id = $1 limit 1`;

test('[ORD-13: one payment] an order has one paid payment, and a reference of the gateway is one payment', async () => {
  expect(await refused(payment(`'again', order_id, provider, 'S-again', 'paid', amount_toman, 'other', now()`), [paid.orderId])).toBe('payments_one_paid');
  expect(await refused(payment(`'again', ${open.orderId}, provider, 'S-again', 'failed', amount_toman, ref_id, now()`), [paid.orderId])).toBe('payments_ref');
  expect(await refused(payment(`'again', ${open.orderId}, provider, authority, 'failed', amount_toman, 'other', now()`), [paid.orderId])).toBe(
    'payments_authority',
  );
});

test('[WAL-4: the books] an entry is written once, sums to zero, and is never changed', async () => {
  const again = `insert into ledger_entries (id, cause, subject, at) select 'again', cause, subject, now() from ledger_entries limit 1`;
  expect(await refused(again)).toBe('ledger_entries_once');
  const odd = `with e as (insert into ledger_entries (id, cause, subject, at) values ('odd', 'x', 'x', now()) returning id) insert into ledger_postings (entry_id, account, amount_toman) select id, 'sales', 5 from e`;
  expect(await refused(odd)).toMatch(/not balanced/);
  expect(await refused('update ledger_postings set amount_toman = 1')).toMatch(/append-only/);
});

test('[ORD-13: stock] stock is never below zero and a unit is held once for an order', async () => {
  expect(await refused('update stock set available = available - 1000')).toBe('stock_never_below_zero');
  const again = `insert into holds (order_id, variant_id, quantity, state, expires_at) select order_id, variant_id, quantity, 'held', expires_at from holds where order_id = $1`;
  expect(await refused(again, [paid.orderId])).toBe('holds_once');
});

test('[ORD-9: one refund] what was paid is owed back once, and one call of it is out', async () => {
  const owed = `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
    select $2, $3, order_id, id, 'cancelled', 'orders 72', 'order:' || order_id, amount_toman, 'gateway', 'waiting', now(), now() from payments where order_id = $1 and state = 'paid'`;
  await shop.database.pool.query(owed, [paid.orderId, 'first', paid.userId]);
  expect(await refused(owed, [paid.orderId, 'second', paid.userId])).toBe('refunds_payment');
  const call = `insert into refund_calls (id, refund_id, attempt, state, sent_at) values ($1, 'first', $2, 'calling', now())`;
  await shop.database.pool.query(call, ['one', 1]);
  expect(await refused(call, ['two', 2])).toBe('refund_calls_one_live');
});

test('[WAL-4: no balance below zero] a wallet gives no more than it has, whoever posts', async () => {
  const use = `with e as (insert into ledger_entries (id, cause, subject, at) values ('too-much', 'x', 'y', now()) returning id)
    insert into ledger_postings (entry_id, account, amount_toman) select id, account, amount from e, (values ('wallet:' || $1::text, 200000), ('sales', -200000)) t (account, amount)`;
  expect(await refused(use, [paid.userId])).toMatch(/^wallets_/);
});
