import type pg from 'pg';

/** Queries for what is still pending at a moment: jobs not done, messages not sent, payments not asked for, orders and goods whose time is over. */
const OPEN: Record<string, string> = {
  'outbox rows': `select count(*)::int as n from outbox where due_at <= $1 and done_at is null and dead_at is null`,
  messages: `select count(*)::int as n from messages where state in ('waiting', 'sending')`,
};
const PROMISED: Record<string, string> = {
  payments: `select count(*)::int as n from payments where state in ('new', 'requested') and created_at <= $1::timestamptz - interval '65 minutes'`,
  orders: `select count(*)::int as n from orders where state = 'awaiting-payment' and created_at <= $1::timestamptz - interval '65 minutes'`,
  refunds: `select count(*)::int as n from refunds where state in ('waiting', 'calling') and asked_at <= $1::timestamptz - interval '15 minutes'`,
  holds: `select count(*)::int as n from holds where state = 'held' and expires_at <= $1`,
};
const LOOK_MS = 200;

/** Waits until the outbox is drained (and, an hour later, every order and payment has ended); fails when nothing more has ended for `withinMs`, however slow the machine. */
export async function settled(db: pg.Pool, { laterMs = 0, withinMs }: { laterMs?: number; withinMs: number }): Promise<number> {
  const began = Date.now();
  let [least, since] = [Infinity, began];
  const queries = Object.entries(laterMs > 0 ? { ...OPEN, ...PROMISED } : OPEN);
  for (;;) {
    const now = new Date(Date.now() + laterMs);
    const left: string[] = [];
    let sum = 0;
    for (const [what, query] of queries) {
      const { rows } = await db.query<{ n: number }>(query, query.includes('$1') ? [now] : []);
      const n = rows[0]?.n ?? 0;
      sum += n;
      if (n > 0) left.push(`${n} ${what}`);
    }
    if (sum === 0) return Date.now() - began;
    if (sum < least) [least, since] = [sum, Date.now()];
    if (Date.now() - since > withinMs) throw new Error(`for ${withinMs / 1000} s there are still ${left.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
