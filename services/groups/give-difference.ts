import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { groupDifference } from '#domain/groups/share';
import { deposited, walletHouse } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { lockPayable } from '../payables/lock';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { groups } from '../store/schema.generated';
import { groupMembers, orderLines } from '../store/tables';
import { groupSubject, lockMember } from './row';
import { tellMember } from './tell';
import { GROUP_MEMBERS } from '../transitions/nouns';
import { note } from '../transitions/transition';

/** Pays a member who paid before the closing the difference to the fixed price, into the wallet, once; repeated calls change nothing. [GRP-4, WAL-4] */
export async function giveDifference(ctx: Ctx, memberId: number): Promise<number> {
  const [found] = await ctx.rt.db.select({ orderId: groupMembers.orderId }).from(groupMembers).where(eq(groupMembers.id, memberId));
  const orderId = found?.orderId;
  if (!orderId) return 0;
  const given = await commit<number>(ctx, async (tx) => {
    const order = await lockPayable(tx, ctx, orderSubject(orderId));
    const member = await lockMember(tx, { id: memberId });
    const [group] = member ? await tx.select().from(groups).where(eq(groups.id, member.groupId)) : [];
    const owed = order && group && member?.orderId === orderId && member.state === 'paid' && member.returnedAt === null && group.fixedPercent !== null;
    if (!owed) return { value: 0, audit: [] };
    const amountToman = groupDifference(await paidFor(tx, orderId), group.fixedPercent ?? 0);
    const [after] = await tx
      .update(groupMembers)
      .set({ returnedToman: amountToman, returnedAt: ctx.now })
      .where(and(eq(groupMembers.id, memberId), isNull(groupMembers.returnedAt)))
      .returning();
    if (!after) throw new Error(`member ${memberId} changed although it is locked`);
    if (amountToman === 0) return { value: 0, audit: [] };
    await note(tx, ctx, GROUP_MEMBERS, member, { event: 'return' });
    return {
      value: amountToman,
      audit: { action: 'groups.returned', subject: groupSubject(group.id), facts: { member: memberId, amountToman } },
      entry: {
        cause: 'groups.difference',
        subject: orderSubject(orderId),
        lines: deposited({ userId: member.userId, amountToman, against: walletHouse.groupDifferences }),
      },
      tell: [await tellMember(tx, ctx, group, after, (link) => ({ notice: 'groups.returned', facts: { link, amountToman } }))],
    };
  });
  if (!given.ok) throw new Error(`member ${memberId} did not get the difference: ${given.code}`);
  return given.value;
}

async function paidFor(tx: Tx, orderId: number) {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!line) throw new Error(`the share's order ${orderId} has no line`);
  return { grossToman: toman((line.unitToman + line.engravingToman) * line.quantity), discountToman: toman(line.discountToman) };
}
