import type { Shop } from './shop';

/** What the ledger says of one request, by account, what is zero left out: every entry of its bills, their payments and refunds. */
export async function requestBooks(shop: Shop, code: string): Promise<Record<string, number>> {
  const { rows } = await shop.database.pool.query<{ account: string; sum: number }>(
    `select p.account, sum(p.amount_toman)::int as sum from ledger_postings p join ledger_entries e on e.id = p.entry_id
     where split_part(e.subject, ' ', 1) in (select id from payables where code = $1)
       or e.subject in (select 'payment:' || y.id from payments y join payables b on b.id = y.payable_id where b.code = $1)
       or e.subject in (select 'refund:' || r.id from refunds r join payables b on b.id = r.payable_id where b.code = $1)
     group by 1 having sum(p.amount_toman) <> 0 order by 1`,
    [code],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account.startsWith('wallet:') ? 'wallet' : account, sum]));
}
