import { and, asc, eq, ne, sql } from '@payloadcms/db-postgres/drizzle';
import { readGroupCode } from '#domain/groups/group-code';
import type { GroupFacts } from '#domain/groups/life-cycle';
import { refuse, type Refusal } from '#domain/result';
import type { Tx } from '../runtime';
import { groups } from '../store/schema.generated';
import { groupMembers } from '../store/tables';

export type GroupRow = typeof groups.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;

export const unknownGroup: Refusal = refuse('groups.group.unknown', undefined, { status: 404 });

/** The subject of a group's history and audit lines. */
export function groupSubject(groupId: number): string {
  return `group:${groupId}`;
}

/** Finds a group by the code in its link. */
export async function findGroup(tx: Tx, typed: string): Promise<GroupRow | null> {
  const code = readGroupCode(typed);
  const [row] = code ? await tx.select().from(groups).where(eq(groups.code, code)) : [];
  return row ?? null;
}

/** A group, locked: who joins, leaves, closes and pays takes turns here. An order's row is locked before it, a member's after it. */
export async function lockGroup(tx: Tx, groupId: number): Promise<GroupRow | null> {
  const [row] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update');
  return row ?? null;
}

/** A member's place, locked. */
export async function lockMember(tx: Tx, which: { groupId: number; userId: number } | { id: number }): Promise<MemberRow | null> {
  const here = 'id' in which ? eq(groupMembers.id, which.id) : and(eq(groupMembers.groupId, which.groupId), eq(groupMembers.userId, which.userId));
  const [row] = await tx.select().from(groupMembers).where(here).for('update');
  return row ?? null;
}

/** The members who have not left, in the order in which they came. */
export async function liveMembers(tx: Tx, groupId: number): Promise<MemberRow[]> {
  return tx
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.state, 'left')))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
}

/** A group as its life cycle judges it. */
export function factsOf({ state, members, paid }: GroupRow): GroupFacts {
  return { state, members, paid };
}

/** Whether the member's newest order still awaits its payment. */
export const awaitsPayment = sql<boolean>`exists (select 1 from orders o where o.id = ${groupMembers.orderId} and o.state = 'awaiting-payment')`;
