import { inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';
import { members } from './tables';

/** The names of whose files these are, by their numbers, for papers that are about them and say nothing of their health; and whose account it is. */
export async function memberNames(tx: Tx, ids: readonly number[]): Promise<Map<number, { name: string; accountId: number | null }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select m.id::float8 as id, m.account_id as account, concat_ws(' ', coalesce(u.first_name, m.first_name), coalesce(u.last_name, m.last_name)) as name
    from members m left join users u on u.id = m.account_id where ${inArray(sql`m.id`, [...ids])}`);
  return new Map((rows as { id: number; account: number | null; name: string }[]).map(({ id, account, name }) => [id, { name, accountId: account }]));
}

/** The number of an account's own file; none while it has none. */
export async function ownMember(tx: Tx, userId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.accountId} = ${userId}`);
  return row?.id ?? null;
}

/** Whose files some references are, and one's own under `mine`, by their numbers: a reference says no name. */
export async function memberIds(tx: Tx, { userId, refs }: { userId: number; refs: readonly string[] }): Promise<Map<number, string>> {
  const { rows } = await tx.execute(sql`
    select m.id::float8 as id, case when m.account_id = ${userId} then 'mine' else m.ref end as ref from members m
    where m.account_id = ${userId} or ${refs.length === 0 ? sql`false` : inArray(sql`m.ref`, [...refs])}`);
  return new Map((rows as { id: number; ref: string }[]).map(({ id, ref }) => [id, ref]));
}
