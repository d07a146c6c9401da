import { clockContext } from '#services/clock-context';
import type { Ctx } from '#services/context';
import { startTopUp } from '#services/top-ups/start';
import { comeBack, type Shop } from './shop';

const CALLBACK = 'http://127.0.0.1:3000/payment/return';

/** The account of a request. */
export function userOf(ctx: Ctx): number {
  if (ctx.actor.kind !== 'user') throw new Error('a wallet needs an account');
  return ctx.actor.userId;
}

/** Begins to add credit and presses one of the gateway's buttons; gives the authority. */
export async function topUpAtGateway(
  ctx: Ctx,
  amountToman: number,
  press: 'pay' | 'refuse' | 'pay-and-close' | null,
  more: { key?: string; returnTo?: string; provider?: string } = {},
): Promise<string> {
  const { key = `key-${Math.random()}`, returnTo = null, provider = 'sandbox' } = more;
  const started = await startTopUp(ctx, { key, amountToman, provider, returnTo, callbackUrl: CALLBACK });
  if (!started.ok) throw new Error(started.code);
  const { payUrl } = started.value;
  if (press) await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ do: press }), redirect: 'manual' });
  return payUrl.slice(payUrl.lastIndexOf('/') + 1);
}

/** Adds credit, gateway and return included. */
export async function addCredit(shop: Shop, ctx: Ctx, amountToman: number): Promise<void> {
  const back = await comeBack(shop, await topUpAtGateway(ctx, amountToman, 'pay'));
  if (back.kind !== 'credited') throw new Error(back.kind);
}

/** What the tables say of a wallet. */
export async function walletState(shop: Shop, ctx: Ctx): Promise<{ balance: number; held: number; history: string[] }> {
  const { pool } = shop.database;
  const user = userOf(ctx);
  const [wallet] = (await pool.query('select balance_toman::int as balance, held_toman::int as held from wallets where user_id = $1', [user])).rows;
  const { rows } = await pool.query(
    `select kind, state, cause, amount_toman::int as amount, balance_toman::int as balance from wallet_transactions where user_id = $1 order by id`,
    [user],
  );
  return { ...wallet, history: rows.map((row) => `${row.kind} ${row.state} ${row.amount} → ${row.balance}`) };
}

/** Queries for contradictions in wallets; empty when all is well. [WAL-4] */
export const WALLETS_NEVER: Readonly<Record<string, string>> = {
  'wallets whose balance is not what their postings come to': `select w.user_id, w.balance_toman from wallets w
     where w.balance_toman <> -(select coalesce(sum(amount_toman), 0) from ledger_postings where account = 'wallet:' || w.user_id)`,
  'wallets that keep other than their holds': `select w.user_id, w.held_toman from wallets w
     where w.held_toman <> (select coalesce(sum(amount_toman), 0) from wallet_holds where user_id = w.user_id and state = 'held')`,
  'wallets below zero': `select user_id from wallets where balance_toman < 0 or held_toman < 0 or held_toman > balance_toman`,
  'histories that do not run': `select id from (select id, state, balance_toman,
       lag(balance_toman, 1, 0::bigint) over (partition by user_id order by id)
         + case when state = 'failed' then 0 when kind = 'deposit' then amount_toman else -amount_toman end as should from wallet_transactions) h
     where h.balance_toman <> h.should`,
  'movements without their entry': `select p.id from ledger_postings p where p.account like 'wallet:%'
     and not exists (select 1 from wallet_transactions t where t.entry_id = p.entry_id and 'wallet:' || t.user_id = p.account and t.amount_toman = abs(p.amount_toman))`,
  'entries that do not sum to zero': `select entry_id from ledger_postings group by entry_id having sum(amount_toman) <> 0`,
  'a ledger that does not sum to zero': `select 1 from ledger_postings having coalesce(sum(amount_toman), 0) <> 0`,
  'credit kept for orders that nobody pays any more': `select h.id from wallet_holds h join orders o on o.id = h.order_id where h.state = 'held' and o.state <> 'awaiting-payment'`,
  'orders whose parts are not their price': `select o.code from orders o where o.placed_at is not null and o.total_toman <>
       coalesce((select sum(amount_toman) from payments where order_id = o.id and state = 'paid'), 0)
     + coalesce((select sum(amount_toman) from wallet_holds where order_id = o.id and state = 'used'), 0)`,
  'top-ups that are not what was paid': `select t.id, t.state from top_ups t where (t.state = 'succeeded') <> exists (select 1 from payments where top_up_id = t.id and state = 'paid')`,
  'refunds with two calls that may have been made': `select refund_id from refund_calls where state in ('calling', 'done') group by refund_id having count(*) > 1`,
  'refunds done without their entry': `select r.id from refunds r where (r.state = 'done') <> (1 = (select count(*) from ledger_entries where cause = 'refunds.paid-back' and subject = 'refund:' || r.id))`,
};

/** Everything that does not hold, in words. */
export async function wrongWallets(shop: { database: Pick<Shop['database'], 'pool'> }): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(WALLETS_NEVER)) {
    const { rows } = await shop.database.pool.query(query);
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return wrong;
}

export function clockOf(shop: Shop): Ctx {
  return clockContext(shop.rt, 'test');
}
