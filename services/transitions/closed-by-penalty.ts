import { and, arrayContains, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { partOf } from '#domain/work/closed-part';
import type { NounName } from '#domain/work/nouns';
import { refuse } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { refuseNow } from '../store/commit';
import { accountPenalties } from '../store/tables';

/** Ends the commit where an account begins something that staff have closed to it, with the reason and the day on which it is open again. What staff or the clock begin for it is not asked. [ROLE-6] */
export async function stopPenalised(tx: Tx, { actor, now }: Pick<Ctx, 'actor' | 'now'>, noun: NounName): Promise<void> {
  const part = partOf[noun];
  if (part === null || actor.kind !== 'user') return;
  const [closed] = await tx
    .select({ until: accountPenalties.until, reason: accountPenalties.reason })
    .from(accountPenalties)
    .where(
      and(
        eq(accountPenalties.userId, actor.userId),
        arrayContains(accountPenalties.parts, [part]),
        isNull(accountPenalties.liftedAt),
        gt(accountPenalties.until, now),
      ),
    )
    .orderBy(desc(accountPenalties.until))
    .limit(1);
  if (closed) refuseNow(refuse(`penalties.closed.${part}`, { openDay: closed.until, reason: closed.reason }, { status: 403 }));
}
