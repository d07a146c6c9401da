import { eq } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { refuse, type Result } from '#domain/result';
import { relationsTo } from '../access/relations';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { groups, orders } from '../store/schema.generated';
import { dissolveGroup } from './dissolve';
import { findGroup, groupSubject, liveMembers, lockGroup, lockMember, unknownGroup, type GroupRow } from './row';
import { tellMember } from './tell';
import { GROUP_MEMBERS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { moveMemberOn } from './move-member';
import { service } from '../service';

/** A member who has not paid leaves; the next one leads where the leader went, and where nobody is left there is no group. [GRP-4] */
export const leaveGroup = service('groups.leave', async (ctx, code: string): Promise<Result<{ code: string }>> => {
  const { actor } = ctx;
  const found = await findGroup(ctx.rt.db, code);
  if (!found) return unknownGroup;
  return commit<{ code: string }>(ctx, async (tx) => {
    const group = await lockGroup(tx, found.id);
    const member = group ? await lockMember(tx, { groupId: group.id, userId: actor.userId }) : null;
    if (!group || !member || !can(actor, 'groups.leave', { relations: await relationsTo(tx, actor, 'group', group.id) }))
      return refuse('groups.member.none', undefined, { status: 409 });
    if (member.state === 'paid') return refuse('groups.leave.paid', undefined, { status: 409 });
    const paying = await orderBeingPaid(tx, member.orderId);
    if (paying) return refuse('groups.leave.paying', { code: paying }, { status: 409 });
    const left = await moveMemberOn(tx, ctx, member, { event: 'leave', who: 'member' });
    if (!left.ok) return left;
    const tell = await passLead(tx, ctx, { ...group, members: group.members - 1 }, member.userId);
    return { value: { code: group.code }, audit: { action: 'groups.left', subject: groupSubject(group.id), facts: { member: member.id } }, tell };
  });
});

/** The code of a member's order that still awaits its payment. */
export async function orderBeingPaid(tx: Tx, orderId: number | null): Promise<string | null> {
  if (orderId === null) return null;
  const [order] = await tx.select({ code: orders.code, state: orders.state }).from(orders).where(eq(orders.id, orderId));
  return order?.state === 'awaiting-payment' ? order.code : null;
}

/** Makes the longest-standing member the leader; an open group without members is dissolved. [GRP-2] */
export async function passLead(tx: Tx, ctx: Ctx, group: GroupRow, gone: number): Promise<Later[]> {
  if (group.state !== 'open' || group.leader !== gone) return [];
  const [next] = await liveMembers(tx, group.id);
  if (!next) {
    const ended = await dissolveGroup(tx, ctx, group, ['clock']);
    return ended.ok ? ended.value.tell : [];
  }
  await tx.update(groups).set({ leader: next.userId }).where(eq(groups.id, group.id));
  await note(tx, ctx, GROUP_MEMBERS, next, { event: 'lead' });
  return [await tellMember(tx, ctx, group, next, (link) => ({ notice: 'groups.lead', facts: { link } }))];
}
