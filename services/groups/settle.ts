import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { groupMembers } from '../store/tables';
import { giveDifference } from './give-difference';
import { awaitsPayment, groupSubject, lockGroup, lockMember } from './row';
import { tellMember } from './tell';
import { GROUPS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { moveMemberOn } from './move-member';
import { clockwork } from '../service';

/*
 * For the clock:
 *   `groups` queue, kind `close`  {groupId}: endGathering, due when the time to gather ends (outbox)
 *   `groups` queue, kind `settle` {groupId}: settleGroup, at the closing, after each payment, and when the time to pay ends (outbox)
 *   `groups` queue, kind `remind` {groupId}: remindToPay, some hours before that (outbox)
 *   `groups` queue, kind `due`, every minute: settleDueGroups, which finds what the others have missed
 */

/** All that a closed group owes, step by step, each in a commit of its own: a process that dies between them leaves the rest to the next. [GRP-4] */
export const settleGroup = clockwork('groups.settle', async (ctx, groupId: number): Promise<{ returned: number; lapsed: number; finished: boolean }> => {
  const { db } = ctx.rt;
  const owed = await db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, 'paid'), isNull(groupMembers.returnedAt)));
  let returned = 0;
  await each(owed, async ({ id }) => {
    if ((await giveDifference(ctx, id)) > 0) returned += 1;
  });
  const ended = await commit<{ lapsed: number; finished: boolean }>(ctx, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group || group.state !== 'closed' || !group.dueAt) return { value: { lapsed: 0, finished: false }, audit: [] };
    const late = new Date(group.dueAt) <= ctx.now ? await unpaid(tx, groupId) : [];
    const tell = [];
    for (const { id } of late) {
      const member = await lockMember(tx, { id });
      if (!member || member.state !== 'joined') continue;
      certain(await moveMemberOn(tx, ctx, member, { event: 'lapse', who: 'clock' }), `the late member ${id}`);
      tell.push(await tellMember(tx, ctx, group, member, (link) => ({ notice: 'groups.lapsed', facts: { link } })));
    }
    const finished = (await isSettled(tx, groupId)) && (await transition(tx, ctx, GROUPS, group, { event: 'finish', who: ['clock'], set: { dueAt: null } })).ok;
    const audit =
      late.length > 0 || finished
        ? [{ action: finished ? 'groups.finished' : 'groups.lapsed', subject: groupSubject(groupId), facts: { lapsed: late.length } }]
        : [];
    return { value: { lapsed: late.length, finished }, audit, tell };
  });
  if (!ended.ok) throw new Error(`group ${groupId} was not settled: ${ended.code}`);
  return { returned, ...ended.value };
});

/** Members who have not paid in time; a payment that is under way is waited for. */
async function unpaid(tx: Tx, groupId: number): Promise<{ id: number }[]> {
  const rows = await tx
    .select({ id: groupMembers.id, paying: awaitsPayment })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, 'joined')));
  return rows.filter((row) => !row.paying);
}

async function isSettled(tx: Tx, groupId: number): Promise<boolean> {
  const rows = await tx.select({ state: groupMembers.state, returnedAt: groupMembers.returnedAt }).from(groupMembers).where(eq(groupMembers.groupId, groupId));
  return rows.every(({ state, returnedAt }) => state === 'left' || (state === 'paid' && returnedAt !== null));
}
