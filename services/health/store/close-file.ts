import { sql } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { familySize } from './family';

/** A child's file that its keeper closed and that is not erased yet. */
export type ClosedFile = { id: string; ref: string; first_name: string; last_name: string; closed_at: string };

/** Those of an account, of children who are children still; with a reference, that one, locked. */
export async function closedFiles(tx: Tx, { now }: Ctx, userId: number, ref?: string): Promise<ClosedFile[]> {
  const { rows } = await tx.execute<ClosedFile>(sql`
    select m.id, m.ref, m.first_name, m.last_name, m.closed_at
    from file_rights r join members m on m.id = r.member_id and m.account_id is null and m.closed_at is not null and m.erased_at is null and m.of_age_on > ${tehranDay(now)}
    where r.user_id = ${userId} and r.relation = 'guardian' and r.ended_at is null ${ref === undefined ? sql`order by m.closed_at desc limit 50` : sql`and m.ref = ${ref} for update of m`}`);
  return rows;
}

/** Closes a child's file: from now on nobody reaches it. False where it is closed already. */
export async function closeFile(tx: Tx, ctx: Ctx, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update members set state = 'closed', closed_at = ${ctx.now}, closed_by = ${actorName(ctx.actor)} where id = ${memberId} and state <> 'closed' and account_id is null`);
  return rowCount === 1;
}

/** Brings a closed file back; false where the family is full meanwhile. The family's row is the lock. */
export async function reopenFile(tx: Tx, ctx: Ctx, { userId, fileId, most }: { userId: number; fileId: string; most: number }): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from families where owner_id = ${userId} for update`);
  const family = rows[0]?.id;
  if (family === undefined || (await familySize(tx, ctx.now, family, Number(fileId))) >= most) return false;
  await tx.execute(
    sql`update members set state = 'active', closed_at = null, closed_by = null where id = ${fileId} and closed_at is not null and erased_at is null`,
  );
  return true;
}

/** Takes somebody out of an account's family: what it called them, and that they were chosen. What opens their file is a right of its own. */
export async function leaveFamily(tx: Tx, userId: number, memberId: number): Promise<void> {
  await tx.execute(
    sql`delete from family_members f using families o where o.id = f.family_id and o.owner_id = ${userId} and f.member_id = ${memberId} and f.relation <> 'myself'`,
  );
  await tx.execute(sql`update families set selected_member_id = null where owner_id = ${userId} and selected_member_id = ${memberId}`);
}

/** The number of a file by its reference, where an account has or had a way of its family into it. */
export async function memberOfFamily(tx: Tx, userId: number, ref: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from members m where m.ref = ${ref} and m.state <> 'closed' and exists (
      select 1 from file_rights r where r.member_id = m.id and r.user_id = ${userId} and r.relation in ('family-see', 'family-keep'))`);
  return rows[0] ? Number(rows[0].id) : null;
}
