import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';
import { MOST_FRESH } from './family';

/** What a family says beside its members: whose file its owner has chosen, and how many readings others entered into the owner's own since they were marked as seen. */
export type FamilyChoice = { chosen: string | null; fresh: number };

/** The same of the account whose file is read. One value of `see`. */
export const familyChoice: SQL = sql`select jsonb_build_object('chosen', m.ref, 'fresh', (
    select count(*)::int from (
      select 1 from health_records e where e.member_id = f.id and e.deleted_at is null and e.entered_by <> 'user:' || f.account_id
        and e.entered_at > coalesce(o.seen_upto, '-infinity'::timestamptz) limit ${MOST_FRESH}) n))
  from file f join families o on o.owner_id = f.account_id left join members m on m.id = o.selected_member_id and m.state <> 'closed'`;

/** Chooses whose file an account looks at; false where it was chosen already. */
export async function chooseMember(tx: Tx, userId: number, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update families set selected_member_id = ${memberId} where owner_id = ${userId} and selected_member_id is distinct from ${memberId}`,
  );
  return rowCount === 1;
}

/** Whoever has the family has seen what was entered until now. */
export async function markSeen(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`update families set seen_upto = ${now} where owner_id = ${userId} and seen_upto is distinct from ${now}`);
}
