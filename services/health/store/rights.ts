import { sql } from '@payloadcms/db-postgres/drizzle';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { fileReach } from './see';
import { fileAndStanding } from './standing';

/** Ends a right to a file, by whoever may end it; says whose file it is, and whether it had ended before. Null where there is no such right for them. */
export async function endRightOf(tx: Tx, ctx: Ctx, ref: string): Promise<{ memberRef: string; rightId: number; before: boolean } | null> {
  const { rows: named } = await tx.execute<{ id: string; ref: string }>(
    sql`select r.id, m.ref from file_rights r join members m on m.id = r.member_id where r.ref = ${ref}`,
  );
  const [right] = named;
  if (!right) return null;
  const asked = { actor: ctx.actor, whose: { ref: right.ref }, reach: fileReach(ctx, 'health.end-right'), at: ctx.now };
  const { rows } = await tx.execute<{ ended: boolean }>(sql`
    with ${fileAndStanding(asked)},
    ended as (
      update file_rights r set ended_at = ${ctx.now}, ended_by = ${actorName(ctx.actor)} from file f
      where r.id = ${right.id} and r.member_id = f.id and r.ended_at is null and exists (select 1 from standing) returning r.id),
    over as (update shares s set ended_at = ${ctx.now}, ended_by = ${actorName(ctx.actor)} from ended where s.right_id = ended.id and s.ended_at is null)
    select exists (select 1 from ended) as ended from file f where exists (select 1 from standing)`);
  return rows[0] ? { memberRef: right.ref, rightId: Number(right.id), before: !rows[0].ended } : null;
}
