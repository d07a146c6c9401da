import type pg from 'pg';
import { GROUPS_NEVER } from '../../group';
import { WALLETS_NEVER } from '../../wallet';
import { same } from '../races/expect';
import type { Bank } from '../refunds/bank';
import type { Actor } from './actor';

/** How far the books were checked; rows are only ever added. */
export type Seen = { posting: number };

/** Checks after a kill: every wallet equals the model's, none is below zero, and new ledger entries balance. */
export async function glance(db: pg.Pool, actors: readonly Actor[], seen: Seen): Promise<void> {
  const { rows } = await db.query<{ user: number; balance: number; held: number }>(
    `select user_id as user, balance_toman::float8 as balance, held_toman::float8 as held from wallets`,
  );
  const wallets = new Map(rows.map((row) => [row.user, row]));
  for (const actor of actors) {
    for (const [user, { balance, held }] of actor.purses()) {
      const found = wallets.get(user);
      same(`the wallet of ${user}`, { balance: found?.balance, held: found?.held }, { balance, held });
      if (!found || found.balance < 0 || found.held < 0 || found.held > found.balance) throw new Error(`the wallet of ${user} is ${JSON.stringify(found)}`);
    }
  }
  const added = await db.query<{ last: number; sum: number; wrong: number }>(
    `with added as (select id, entry_id, amount_toman from ledger_postings where id > $1),
       entries as (select entry_id, sum(amount_toman) as sum from added group by entry_id)
     select coalesce((select max(id) from added), $1)::float8 as last, coalesce((select sum(sum) from entries), 0)::float8 as sum,
       (select count(*) from entries where sum <> 0)::int as wrong`,
    [seen.posting],
  );
  const [books] = added.rows;
  same('the sum of what was added to the ledger', books?.sum, 0);
  same('unbalanced entries', books?.wrong, 0);
  seen.posting = books?.last ?? seen.posting;
}

/** The final check: all contradictions, the model's orders, and the bank's own books. Gives the number of entries. */
export async function audit(db: pg.Pool, actors: readonly Actor[], bank: Bank): Promise<{ entries: number; toman: number }> {
  for (const [what, query] of Object.entries({ ...WALLETS_NEVER, ...GROUPS_NEVER, ...MORE })) {
    const { rows } = await db.query(query);
    if (rows.length > 0) throw new Error(`${what}: ${rows.length}, as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const states = new Map((await db.query<{ id: number; state: string }>(`select id, state from orders`)).rows.map((row) => [row.id, row.state]));
  let known = 0;
  for (const actor of actors) {
    for (const [id, state] of actor.orders()) same(`order ${id}`, states.get(id), state);
    known += actor.orders().size;
  }
  same('orders', states.size, known);
  const taken = [...bank.sessions.values()].filter((one) => one.state === 'verified');
  const back = bank.given.reduce((sum, { rial }) => sum + rial / 10, 0);
  const { rows } = await db.query<{ gateway: number; payments: number; entries: number; toman: number }>(
    `select coalesce(sum(amount_toman) filter (where account like 'gateway:%'), 0)::float8 as gateway,
       (select count(*)::int from payments where state = 'paid') as payments, (select count(*)::int from ledger_entries) as entries,
       coalesce(sum(amount_toman) filter (where amount_toman > 0), 0)::float8 as toman from ledger_postings`,
  );
  const [sums] = rows;
  same('what the ledger has at the gateway', sums?.gateway, taken.reduce((sum, one) => sum + one.toman, 0) - back);
  same('payments that the bank took', sums?.payments, taken.length);
  same('refunds that the bank was asked for more than once', bank.asked.length - new Set(bank.asked.map(({ refId }) => refId)).size, 0);
  return { entries: sums?.entries ?? 0, toman: sums?.toman ?? 0 };
}

const MORE: Readonly<Record<string, string>> = {
  'goods held for orders that have ended': `select h.order_id, h.state from holds h join orders o on o.id = h.order_id
     where (h.state = 'held') <> (o.state = 'awaiting-payment') or (h.state = 'sold') <> (o.state = 'placed')`,
  'stock that its movements do not explain': `select s.variant_id from stock s join variants v on v.id = s.variant_id
     where v.sku like 'ATTACK-%' and s.available - 10000000 <> (select coalesce(sum(delta), 0) from stock_moves where variant_id = s.variant_id)`,
};
