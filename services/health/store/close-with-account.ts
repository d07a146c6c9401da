import { sql } from '@payloadcms/db-postgres/drizzle';
import { erasedAfter } from '#domain/health/close-file';
import { dayStart } from '#domain/calendars/day';
import type { Tx } from '../../runtime';

/** A child whose only keeper an account is. */
export type OnlyChild = { id: number; name: string; /** Nearly of age: the file is first handed over. */ mayGo: boolean };

/** The children that nobody else keeps. */
export async function childrenKeptAlone(tx: Tx, userId: number, now: Date): Promise<OnlyChild[]> {
  const { rows } = await tx.execute<{ id: string; first_name: string; last_name: string; of_age_on: string | null }>(sql`
    select m.id, m.first_name, m.last_name, m.of_age_on
    from file_rights r join members m on m.id = r.member_id and m.account_id is null and m.state <> 'closed'
    where r.user_id = ${userId} and r.relation = 'guardian' and r.ended_at is null
      and not exists (select from file_rights o where o.member_id = m.id and o.relation = 'guardian' and o.ended_at is null and o.user_id <> ${userId})
    order by m.id`);
  return rows.map(({ id, first_name: first, last_name: last, of_age_on: day }) => ({
    id: Number(id),
    name: `${first} ${last}`,
    mayGo: day === null || dayStart(day) > erasedAfter(now),
  }));
}

/** Whether an account has a file of its own with anything in it to take along. */
export async function hasFile(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from members m where m.account_id = ${userId} and (exists (select from health_records r where r.member_id = m.id) or exists (select from ehr_entries e where e.member_id = m.id))`);
  return rows.length > 0;
}

/**
 * Closes the files that go with an account, its own and those of children whom nobody else keeps: from now on nobody reaches
 * them, and the clock erases them lot by lot, with their keys. All other ways of the account into files end, what it shared
 * is taken back, and its family is no more; adults of it keep their files.
 */
export async function closeWithAccount(tx: Tx, userId: number, children: readonly OnlyChild[], now: Date): Promise<void> {
  const ids = sql`array[${sql.join([sql`0`, ...children.map(({ id }) => sql`${id}`)], sql`, `)}]::bigint[]`;
  const ended = sql`ended_at = ${now}, ended_by = 'clock'`;
  for (const statement of [
    sql`update members set state = 'closed', closed_at = ${now}, closed_by = 'deletion' where state <> 'closed' and (account_id = ${userId} or id = any(${ids}))`,
    sql`update shares set ${ended} where given_by = ${userId} and ended_at is null`,
    sql`update file_rights set ${ended} where user_id = ${userId} and ended_at is null`,
    sql`update family_devices set ${ended} where account_id = ${userId} and ended_at is null`,
    sql`update family_asks set over_at = ${now}, over = 'withdrawn' where asked_by = ${userId} and over_at is null`,
    sql`delete from family_members f using families o where o.id = f.family_id and o.owner_id = ${userId}`,
    sql`delete from families where owner_id = ${userId}`,
    sql`delete from favourites where user_id = ${userId}`,
  ])
    // One after the other: they are one connection's.
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(statement);
}
