import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { groupMembers } from '../store/tables';
import { settleLater } from './fix-price';
import { passLead } from './leave';
import { lockGroup, lockMember, type GroupRow, type MemberRow } from './row';
import { certain } from '../transitions/transition';
import { moveMemberOn } from './move-member';

type Locked = { group: GroupRow; member: MemberRow };

async function shareOfOrder(tx: Tx, orderId: number): Promise<Locked | null> {
  const [found] = await tx.select({ id: groupMembers.id, groupId: groupMembers.groupId }).from(groupMembers).where(eq(groupMembers.orderId, orderId));
  const group = found ? await lockGroup(tx, found.groupId) : null;
  const member = found ? await lockMember(tx, { id: found.id }) : null;
  return group && member ? { group, member } : null;
}

/** Marks the member of a paid share, and checks what a closing owes them. Null for every other order. [GRP-4] */
export async function sharePaid(tx: Tx, ctx: Ctx, orderId: number): Promise<Later[] | null> {
  const share = await shareOfOrder(tx, orderId);
  if (!share) return null;
  certain(await moveMemberOn(tx, ctx, share.member, { event: 'pay', who: 'clock', set: { paidAt: ctx.now } }), `the paid member ${share.member.id}`);
  return [settleLater(share.group.id, `paid:${orderId}`)];
}

/** Removes the member of a share whose paid order is cancelled; the others' fixed price stays. Does nothing for other orders. [GRP-4] */
export async function shareUndone(tx: Tx, ctx: Ctx, orderId: number): Promise<Later[]> {
  const share = await shareOfOrder(tx, orderId);
  if (!share || share.member.state !== 'paid') return [];
  const { group, member } = share;
  certain(await moveMemberOn(tx, ctx, member, { event: 'undo', who: 'clock' }), `the paid member ${member.id}`);
  return [
    ...(await passLead(tx, ctx, { ...group, members: group.members - 1, paid: group.paid - 1 }, member.userId)),
    settleLater(group.id, `undone:${orderId}`),
  ];
}
