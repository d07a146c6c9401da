import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { lineKey, type CartLine } from '#domain/cart/line';
import { percentOfGroup, type GroupPercent } from '#domain/groups/ladder';
import { fixedUnitToman } from '#domain/groups/share';
import { ok, refuse, type Result } from '#domain/result';
import { noSession } from '../accounts/no-session';
import type { SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { groupMembers } from '../store/tables';
import { ladderOf } from './ladder';
import { orderBeingPaid } from './leave';
import { findGroup, lockMember, unknownGroup, type GroupRow, type MemberRow } from './row';
import { service } from '../service';

/** What a member buys: one unit at the group's percent of this moment, or at the fixed price. */
export type Share = { group: GroupRow; member: MemberRow; line: CartLine; key: string; percent: GroupPercent; codeId: number | null };

const over = refuse('groups.share.over', undefined, { status: 409 });

/** The share of whoever asks, if it can be paid now; locked, two presses take turns. [GRP-4] */
export async function shareOf(tx: Tx, ctx: Ctx, code: string, lock = false): Promise<Result<Share>> {
  if (ctx.actor.kind !== 'user') return noSession;
  const { userId } = ctx.actor;
  const found = await findGroup(tx, code);
  if (!found) return unknownGroup;
  const member = lock ? await lockMember(tx, { groupId: found.id, userId }) : await memberIn(tx, found.id, userId);
  const group = lock ? ((await findGroup(tx, code)) ?? found) : found;
  if (!member || member.state === 'left') return refuse('groups.member.none', undefined, { status: 409 });
  if (member.state === 'paid') return refuse('groups.share.paid', undefined, { status: 409 });
  if (group.state !== 'open' && group.state !== 'closed') return over;
  if (group.state === 'closed' && (!group.dueAt || new Date(group.dueAt) <= ctx.now)) return over;
  const open = await orderBeingPaid(tx, member.orderId);
  if (open) return refuse('orders.payment.open', { code: open }, { status: 409 });
  const line: CartLine = { variantId: group.variant, featureIds: member.featureIds, engraving: member.engraving, quantity: 1 };
  return ok({ group, member, line, key: lineKey(line), percent: percentNow(group), codeId: member.codeId });
}

/** The same for the page that shows it. [GRP-4] */
export const myShare = service('groups.join', (ctx, code: string): Promise<Result<Share>> => shareOf(ctx.rt.db, ctx, code));

async function memberIn(tx: Tx, groupId: number, userId: number): Promise<MemberRow | null> {
  const here = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  const [row] = await tx.select().from(groupMembers).where(here);
  return row ?? null;
}

/** The group's discount now: by its members while it gathers, afterwards by those at the closing. [GRP-2, GRP-4] */
export function percentNow(group: GroupRow): GroupPercent {
  return percentOfGroup(ladderOf(group), group.fixedMembers ?? group.members);
}

/** Replaces the unit's price by the fixed one, where there is one. [GRP-4] */
export function atFixedPrice(units: ReadonlyMap<number, SellableUnit>, group: GroupRow): Map<number, SellableUnit> {
  return new Map([...units].map(([id, unit]) => [id, { ...unit, priceToman: fixedUnitToman(unit.priceToman, group.fixedUnitToman) }]));
}

/** Links the share to its newest order, by which the payment finds its member. [GRP-4] */
export async function orderOfShare(tx: Tx, memberId: number, orderId: number): Promise<void> {
  await tx.update(groupMembers).set({ orderId }).where(eq(groupMembers.id, memberId));
}
