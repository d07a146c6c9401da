import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Session } from '../../../server/sandbox-gateway/sessions';

/** Only payments that the gateway knows: attacks on forms write others straight into the tables. */
const OF_THE_GATEWAY = `provider in ('sandbox', 'sandbox-wallet')`;
/** What was paid of an order at a gateway and from the wallet. */
const PAID_PARTS = `(select coalesce(sum(amount_toman), 0) from payments where order_id = o.id and state = 'paid')
       + (select coalesce(sum(amount_toman), 0) from wallet_holds where order_id = o.id and state = 'used')`;

/** Queries whose every row is a contradiction between money, goods and messages. */
const NEVER: Record<string, string> = {
  'ledger entries that are not balanced': `select entry_id from ledger_postings group by entry_id having sum(amount_toman) <> 0`,
  'ledger entries without postings': `select id from ledger_entries e where not exists (select 1 from ledger_postings where entry_id = e.id)`,
  'orders paid otherwise than by their payment and their wallet': `select o.code, o.state, o.paid_toman from orders o where o.state not in ('awaiting-payment', 'cancelled')
     and (o.paid_toman <> ${PAID_PARTS} or (o.placed_at is not null and o.paid_toman <> o.total_toman))`,
  'orders cancelled with money that nobody gives back': `select code from orders where state = 'cancelled' and paid_toman > 0`,
  'payments without their order, top-up or bill': `select p.id, p.state from payments p left join orders o on o.id = p.order_id left join top_ups t on t.id = p.top_up_id
     left join payables b on b.id = p.payable_id and b.kind not in ('order', 'top-up')
     where (o.id is null and t.id is null and b.id is null) or (p.state = 'paid' and (o.paid_toman < p.amount_toman or t.state <> 'succeeded' or b.state = 'open'))`,
  'orders without a payment': `select code from orders o where not exists (select 1 from payments where order_id = o.id)
     and not exists (select 1 from wallet_holds where order_id = o.id and state = 'used')`,
  'orders or bills paid twice': `select coalesce(order_id::text, payable_id) as paid from payments where state = 'paid' group by 1 having count(*) > 1`,
  'money taken and not written': `select id, state from payments p where state in ('paid', 'unusable') and ${OF_THE_GATEWAY}
     and (select count(*) from ledger_entries where cause = 'payments.received' and subject = 'payment:' || p.id) <> 1`,
  'money written and not taken': `select subject from ledger_entries e where cause = 'payments.received'
     and not exists (select 1 from payments p where e.subject = 'payment:' || p.id and p.state in ('paid', 'unusable'))`,
  'refunds done otherwise than once': `select id, state from refunds r where (r.state = 'done') <> (1 = (select count(*) from ledger_entries where cause = 'refunds.paid-back' and subject = 'refund:' || r.id))`,
  'wallets that are not their history': `select user_id from wallets w where balance_toman < 0 or balance_toman <> -(select coalesce(sum(amount_toman), 0) from ledger_postings where account = 'wallet:' || w.user_id)
     or held_toman <> (select coalesce(sum(amount_toman), 0) from wallet_holds where user_id = w.user_id and state = 'held')`,
  'goods kept for nobody': `select order_id, state from holds h where state = 'held' and not exists (select 1 from orders where id = h.order_id and state = 'awaiting-payment')`,
  'goods sold and not paid, or paid and not sold': `select o.code, o.state, h.state as hold from orders o join holds h on h.order_id = o.id
     where case when h.state = 'sold' then o.state in ('awaiting-payment', 'cancelled')
       else o.state in ('placed', 'under-review', 'queued', 'confirmed', 'dispatched', 'delivered') end`,
  'codes counted otherwise than used': `select c.code_id, c.used from code_counters c
     where c.used <> (select count(*) from code_uses u where u.code_id = c.code_id and u.state in ('held', 'used'))`,
  'moves made twice': `select subject, event from events where subject like 'order:%' and event in ('make', 'pay', 'expire', 'give-up') group by subject, event having count(*) > 1`,
  'words said twice': `select recipient, notice, facts ->> 'code' as code from messages where notice like 'orders.%' group by recipient, notice, facts ->> 'code' having count(*) > 1`,
  'buyers of a placed order who were not told': `select code from orders o where placed_at is not null
     and not exists (select 1 from messages where notice = 'orders.placed' and facts ->> 'code' = o.code and state = 'sent')`,
  'jobs given up': `select id, kind, last_error from outbox where dead_at is not null`,
};

/** Runs all checks: throws with every contradiction, else says what was checked. [ORD-13, JOB-2] */
export async function checkBooks(db: pg.Pool, dataDir: string, now: Date): Promise<{ orders: number; paidToman: number; entries: number }> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) wrong.push(`${what}: ${rows.length}, as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const ours = await db.query<{ authority: string; amount: number; ref: string; state: string }>(
    `select authority, amount_toman::int as amount, ref_id as ref, state from payments where state in ('paid', 'unusable') and ${OF_THE_GATEWAY}`,
  );
  const taken = captured(dataDir, now);
  const known = new Map(ours.rows.map((row) => [row.authority, row]));
  for (const { authority, amount, refId, verifiedAt } of taken) {
    const mine = known.get(authority);
    if (!mine || mine.amount !== amount || mine.ref !== String(refId) || !verifiedAt) {
      wrong.push(`the gateway took ${amount} for ${authority} (verified ${verifiedAt ?? 'never'}), ours says ${JSON.stringify(mine)}`);
    }
    known.delete(authority);
  }
  if (known.size > 0) wrong.push(`payments that the gateway did not take: ${JSON.stringify([...known.values()].slice(0, 3))}`);
  const { rows } = await db.query<{ all: number; gateway: number; entries: number; orders: number }>(
    `select coalesce(sum(amount_toman), 0)::float8 as all, coalesce(sum(amount_toman) filter (where account like 'gateway:%'), 0)::float8 as gateway,
       (select count(*)::int from ledger_entries) as entries, (select count(*)::int from orders) as orders from ledger_postings`,
  );
  const paidToman = taken.reduce((sum, { amount }) => sum + amount, 0);
  const backToman = taken.reduce((sum, { refunds = [] }) => sum + refunds.reduce((all, { rial }) => all + rial / 10, 0), 0);
  const [sums] = rows;
  if (!sums || sums.all !== 0) wrong.push(`the ledger sums to ${sums?.all}`);
  if (sums?.gateway !== paidToman - backToman)
    wrong.push(`the ledger has ${sums?.gateway} at the gateway, the gateway took ${paidToman} and gave back ${backToman}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { orders: sums?.orders ?? 0, paidToman, entries: sums?.entries ?? 0 };
}

/** Stock by unit that no movement explains: other attacks add goods by hand, a crash may not. */
export async function unexplainedStock(db: pg.Pool): Promise<unknown[]> {
  const { rows } = await db.query(
    `select variant_id, available - coalesce((select sum(delta)::int from stock_moves m where m.variant_id = s.variant_id), 0) as more from stock s order by variant_id`,
  );
  return rows;
}

/** The gateway's own list of what it took from cards. */
function captured(dataDir: string, now: Date): Session[] {
  const last = new Map<string, Session>();
  for (const line of readFileSync(path.join(dataDir, 'sandbox-gateway.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const session = JSON.parse(line) as Session;
    last.set(session.authority, session);
  }
  return [...last.values()].filter(({ paidAt }) => paidAt && Date.parse(paidAt) <= now.getTime());
}
