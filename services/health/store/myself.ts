import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { makeKey } from './keys';

/** Makes the member that an account is, with its key and its family, where they are missing; two at once make one. Says whether it was new. [FAM-4] */
export async function makeMyself(tx: Tx, ctx: Ctx, userId: number): Promise<{ ref: string } | null> {
  const ref = newRef();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into members (ref, account_id, made_by, made_at) values (${ref}, ${userId}, ${userId}, ${ctx.now}) on conflict (account_id) do nothing returning id`);
  if (!rows[0]) return null;
  const memberId = Number(rows[0].id);
  await makeKey(tx, ctx.rt, memberId);
  await tx.execute(sql`
    with family as (insert into families (owner_id, selected_member_id) values (${userId}, ${memberId}) returning id)
    insert into family_members (family_id, member_id, relation, added_at) select id, ${memberId}, 'myself', ${ctx.now} from family`);
  return { ref };
}
