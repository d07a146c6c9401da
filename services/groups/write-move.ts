import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { moveGroup, type GroupMover } from '#domain/groups/life-cycle';
import { moveMember, type MemberMover } from '#domain/groups/member-life-cycle';
import type { GroupEvent, MemberEvent } from '#domain/groups/states';
import { ok, type Result } from '#domain/result';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { groups } from '../store/schema.generated';
import { groupEvents, groupMembers } from '../store/tables';
import { factsOf, type GroupRow, type MemberRow } from './row';

type Happened = { groupId: number; memberId?: number; event: string; fromState: string | null; toState: string };

/** One line of a group's history. [ADM-4] */
export async function note(tx: Tx, ctx: Ctx, happened: Happened): Promise<void> {
  await tx.insert(groupEvents).values({ ...happened, memberId: happened.memberId ?? null, actor: actorName(ctx.actor), at: ctx.now });
}

/** Writes a legal move of a locked group, guarded by the state it was read in. [GRP-4, ADM-4] */
export async function writeGroupMove(
  tx: Tx,
  ctx: Ctx,
  group: GroupRow,
  { event, who, set }: { event: GroupEvent; who: readonly GroupMover[]; set: Partial<typeof groups.$inferInsert> },
): Promise<Result<GroupRow>> {
  const moved = moveGroup(factsOf(group), event, who);
  if (!moved.ok) return moved;
  const now = ctx.now.toISOString();
  const [after] = await tx
    .update(groups)
    .set({ ...set, state: moved.value.to, stateSince: now, updatedAt: now })
    .where(and(eq(groups.id, group.id), eq(groups.state, group.state)))
    .returning();
  if (!after) throw new Error(`group ${group.id} is not ${group.state} although it is locked`);
  await note(tx, ctx, { groupId: group.id, event, fromState: moved.value.from, toState: moved.value.to });
  return ok(after);
}

/** The same of a locked member. [GRP-4] */
export async function writeMemberMove(
  tx: Tx,
  ctx: Ctx,
  member: MemberRow,
  { event, who, set = {} }: { event: MemberEvent; who: MemberMover; set?: Partial<typeof groupMembers.$inferInsert> },
): Promise<Result<MemberRow>> {
  const moved = moveMember(member.state, event, who);
  if (!moved.ok) return moved;
  const [after] = await tx
    .update(groupMembers)
    .set({ ...set, state: moved.value.to, leftAt: moved.value.to === 'left' ? ctx.now : null })
    .where(and(eq(groupMembers.id, member.id), eq(groupMembers.state, member.state)))
    .returning();
  if (!after) throw new Error(`member ${member.id} is not ${member.state} although it is locked`);
  await note(tx, ctx, { groupId: member.groupId, memberId: member.id, event, fromState: moved.value.from, toState: moved.value.to });
  return ok(after);
}
