import { moveMember, type MemberMover } from '#domain/groups/member-life-cycle';
import type { MemberEvent } from '#domain/groups/states';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { groupMembers } from '../store/tables';
import { GROUP_MEMBERS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import type { MemberRow } from './row';

type Move = { event: MemberEvent; who: MemberMover; set?: Partial<Omit<typeof groupMembers.$inferInsert, 'id' | 'state'>> };

/** Moves a locked member; who is out says since when. [GRP-4] */
export async function moveMemberOn(tx: Tx, ctx: Ctx, member: MemberRow, { event, who, set }: Move): Promise<Result<MemberRow>> {
  const decided = moveMember(member.state, event, who);
  if (!decided.ok) return decided;
  const leftAt = decided.value.to === 'left' ? ctx.now : null;
  const moved = await transition(tx, ctx, GROUP_MEMBERS, member, { event, who, set: { ...set, leftAt } });
  return moved.ok ? ok(moved.value.row) : moved;
}
