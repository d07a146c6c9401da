import { ulid } from 'ulidx';
import type { Sandbox } from '#server/sandbox-gateway/start';
import { clockContext } from '#services/clock-context';
import { queueMessage } from '#services/messages/queue';
import type { Runtime } from '#services/runtime';
import { commit, type Later } from '#services/store/commit';

export const AMOUNT_TOMAN = 20_000;
const BATCH = 50;

type Told = { orders: number[]; toCard: string[]; toWallet: string[]; atLeastOnce: string[]; atMostOnce: string[] };

/** The mix of jobs: orders to queue, refunds to cards and wallets, messages sent at least once, and codes sent at most once. */
function shares(count: number) {
  const part = (of: number) => Math.floor(count * of);
  const rest = count - part(0.3) - 2 * part(0.125) - part(0.3);
  return { orders: part(0.3), toCard: part(0.125), toWallet: part(0.125), atLeastOnce: part(0.3), atMostOnce: rest };
}

/** Writes the rows that the jobs are about; gives the outbox rows that are still to be committed. */
export async function prepareJobs(rt: Runtime, bank: Sandbox, merchantId: string, count: number): Promise<{ told: Told; later: Later[] }> {
  const want = shares(count);
  const orders = await insertOrders(rt, want.orders, 'placed');
  const owed = await insertOrders(rt, want.toCard + want.toWallet, 'refund-pending');
  const cards = owed.slice(0, want.toCard);
  const purses = owed.slice(want.toCard);
  const now = new Date().toISOString();
  const sessions = cards.map(() =>
    bank.sessions.change(bank.sessions.open({ merchantId, amount: AMOUNT_TOMAN, callbackUrl: 'http://127.0.0.1/', description: 'attack' }), {
      paidAt: now,
      verifiedAt: now,
    }),
  );
  await rt.pool.query(
    `insert into payments (id, order_id, provider, authority, state, amount_toman, ref_id, created_at)
     select 'pay-' || id, id, 'sandbox', authority, 'paid', $4, ref, now() from unnest($1::int[], $2::text[], $3::text[]) as t (id, authority, ref)`,
    [cards, sessions.map(({ authority }) => authority), sessions.map(({ refId }) => String(refId)), AMOUNT_TOMAN],
  );
  await rt.pool.query(
    `insert into wallet_holds (id, user_id, order_id, amount_toman, state, at) select 'hold-' || id, user_id, id, $2, 'used', now() from orders where id = any($1)`,
    [purses, AMOUNT_TOMAN],
  );
  await rt.pool.query(
    `insert into refunds (id, user_id, order_id, payment_id, hold_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
     select 'refund-' || o.id, o.user_id, o.id, p.id, h.id, 'cancelled', 'orders 72', 'order:' || o.id, $2, case when p.id is null then 'wallet' else 'gateway' end, 'waiting', now(), now()
     from orders o left join payments p on p.order_id = o.id left join wallet_holds h on h.order_id = o.id where o.id = any($1)`,
    [owed, AMOUNT_TOMAN],
  );
  const said = await words(rt, want);
  const refund = (id: number): Later => ({ id: `refund:refund-${id}`, queue: 'payments', kind: 'refund', payload: { refundId: `refund-${id}` } });
  const later = [
    ...orders.map((orderId): Later => ({ id: `queue:${orderId}`, queue: 'orders', kind: 'queue', payload: { orderId } })),
    ...owed.map(refund),
    ...said.later,
  ];
  const told = {
    orders,
    toCard: cards.map((id) => `refund-${id}`),
    toWallet: purses.map((id) => `refund-${id}`),
    atLeastOnce: said.atLeastOnce,
    atMostOnce: said.atMostOnce,
  };
  return { told, later };
}

async function insertOrders(rt: Runtime, count: number, state: string): Promise<number[]> {
  const { rows } = await rt.pool.query<{ id: number }>(
    `with buyers as (insert into users (phone) select '0913' || lpad((n + (select count(*) from users))::text, 7, '0') from generate_series(1, $1::int) n returning id, phone)
     insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, queued_for)
     select 'ZQ-' || id, $2::enum_orders_state, now(), id, 'fa', 1, 1000, 0, 0, 1000, 'گیرنده', phone, 'ir', 'tehran', 'tehran', 'نشانی', '1234567890', 'WEBSITE', now() - interval '1 minute' from buyers returning id`,
    [count, state],
  );
  return rows.map(({ id }) => id);
}

/** Messages and codes, each to a number of its own. */
async function words(rt: Runtime, want: { atLeastOnce: number; atMostOnce: number }) {
  const ctx = clockContext(rt, 'attack');
  const later: Later[] = [];
  const ids: { atLeastOnce: string[]; atMostOnce: string[] } = { atLeastOnce: [], atMostOnce: [] };
  for (const promise of ['atLeastOnce', 'atMostOnce'] as const) {
    for (let at = 0; at < want[promise]; at += BATCH) {
      const made = await commit<Later[]>(ctx, async (tx) => {
        const batch: Later[] = [];
        for (let n = at; n < Math.min(at + BATCH, want[promise]); n += 1) {
          const recipient = `${promise === 'atLeastOnce' ? '0914' : '0915'}${String(n).padStart(7, '0')}`;
          const [notice, facts] =
            promise === 'atLeastOnce' ? (['orders.confirmed', { code: `ZB-${n}` }] as const) : (['accounts.login-code', { code: '482913' }] as const);
          batch.push(await queueMessage(tx, ctx, { channel: 'sms', notice, recipient, lang: 'fa', facts, expiresAt: new Date(Date.now() + 3_600_000) }));
        }
        return { value: batch, audit: [] };
      });
      if (!made.ok) throw new Error(made.code);
      later.push(...made.value);
      ids[promise].push(...made.value.map(({ id }) => id ?? ulid()));
    }
  }
  return { later, ...ids };
}

/** Commits the outbox rows as a web process does, a few at a time, spread over a duration. */
export async function tellJobs(rt: Runtime, later: readonly Later[], overMs: number): Promise<void> {
  const batches = Math.ceil(later.length / BATCH);
  for (let at = 0; at < batches; at += 1) {
    const tell = later.slice(at * BATCH, (at + 1) * BATCH);
    const told = await commit(clockContext(rt, 'attack'), async () => ({ value: null, audit: [], tell }));
    if (!told.ok) throw new Error(told.code);
    await new Promise((resolve) => setTimeout(resolve, overMs / batches));
  }
}
