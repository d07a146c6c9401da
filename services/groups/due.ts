import { and, asc, eq, exists, isNull, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import { runOnce } from '../outbox/run-once';
import type { Later } from '../store/commit';
import { groups } from '../store/schema.generated';
import { groupMembers } from '../store/tables';
import { endGathering } from './move';
import { liveMembers, lockGroup } from './row';
import { settleGroup } from './settle';
import { tellMember } from './tell';
import { clockwork } from '../service';

const BATCH = 200;

/** Closes every group whose time to gather is over and settles every closed one, however the process ended before. [GRP-4, JOB-1] */
export const settleDueGroups = clockwork('groups.settle', async (ctx): Promise<{ closed: number; settled: number }> => {
  const { db } = ctx.rt;
  const owed = db
    .select({ one: sql`1` })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groups.id), eq(groupMembers.state, 'paid'), isNull(groupMembers.returnedAt)));
  const over = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.state, 'open'), lte(groups.dueAt, ctx.now.toISOString())))
    .orderBy(asc(groups.dueAt), asc(groups.id))
    .limit(BATCH);
  let closed = 0;
  await each(over, async ({ id }) => {
    if (await endGathering(ctx, id)) closed += 1;
  });
  const due = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      or(
        and(eq(groups.state, 'closed'), or(lte(groups.dueAt, ctx.now.toISOString()), eq(groups.paid, groups.members), exists(owed))),
        and(eq(groups.state, 'finished'), exists(owed)),
      ),
    )
    .orderBy(asc(groups.id))
    .limit(BATCH);
  await each(due, async ({ id }) => void (await settleGroup(ctx, id)));
  return { closed, settled: due.length };
});

/** Some hours before the time to pay ends, whoever has not paid is told once more. [GRP-4, JOB-2] */
export const remindToPay = clockwork('groups.remind', async (ctx, outboxId: string, groupId: number): Promise<number> => {
  const result = await runOnce<number>(ctx, outboxId, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (group?.state !== 'closed' || !group.dueAt) return { value: 0, audit: [] };
    const until = new Date(group.dueAt);
    const tell: Later[] = [];
    for (const member of await liveMembers(tx, groupId)) {
      if (member.state === 'joined')
        tell.push(await tellMember(tx, ctx, group, member, (link) => ({ notice: 'groups.pay-soon', facts: { link, dueBy: until } })));
    }
    return { value: tell.length, audit: [], tell };
  });
  if (!result.ok) throw new Error(`group ${groupId}: not reminded: ${result.code}`);
  return result.value.ran ? result.value.value : 0;
});
