import { percentOfGroup } from '#domain/groups/ladder';
import { GROUP_MOST_MEMBERS } from '#domain/groups/promises';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { fixPrice } from './fix-price';
import { ladderOf } from './ladder';
import { findGroup, groupSubject, lockGroup, lockMember, unknownGroup, type GroupRow, type MemberRow } from './row';
import { elsewhere, isOwnPhone, takePlace, unitForGroup, type Person } from './take-place';
import { tellMember } from './tell';
import { moveMemberOn } from './move-member';
import { service } from '../service';

/** Joins a group, one person at a time: the place that makes it full closes it in the same commit, so that nobody becomes a twenty-first. [GRP-1, GRP-2, GRP-4] */
export const joinGroup = service('groups.join', async (ctx, code: string, person: Person): Promise<Result<{ code: string; members: number }>> => {
  const { actor } = ctx;
  const { userId } = actor;
  const found = await findGroup(ctx.rt.db, code);
  if (!found) return unknownGroup;
  return commit<{ code: string; members: number }>(
    ctx,
    async (tx) => {
      const own = await isOwnPhone(tx, userId, person.phone);
      if (!own.ok) return own;
      const group = await lockGroup(tx, found.id);
      if (!group) return unknownGroup;
      const before = await lockMember(tx, { groupId: group.id, userId });
      if (before && before.state !== 'left') return refuse('groups.member.already', undefined, { status: 409 });
      if (group.members >= GROUP_MOST_MEMBERS) return refuse('groups.group.full', { most: GROUP_MOST_MEMBERS }, { status: 409 });
      if (group.state !== 'open' || !group.dueAt || new Date(group.dueAt) <= ctx.now) return refuse('groups.group.closed', undefined, { status: 409 });
      const member = await comeIn(tx, ctx, group, userId, before, person);
      if ('ok' in member) return member;
      const after = { ...group, members: group.members + 1 };
      const full = after.members >= GROUP_MOST_MEMBERS ? await fixPrice(tx, ctx, after, ['clock']) : null;
      if (full && !full.ok) throw new Error(`the full group ${group.id} does not close: ${full.code}`);
      return {
        value: { code: group.code, members: after.members },
        audit: [{ action: 'groups.joined', subject: groupSubject(group.id), facts: { members: after.members } }, ...(full ? [full.value.audit] : [])],
        tell: full ? full.value.tell : await toldOfJoining(tx, ctx, after, member),
      };
    },
    elsewhere,
  );
});

/** A new place, or the one that they left; an order made for that one has ended. */
async function comeIn(tx: Tx, ctx: Ctx, group: GroupRow, userId: number, before: MemberRow | null, person: Person): Promise<MemberRow | Refusal> {
  const unit = await unitForGroup(tx, group.variant);
  if (!unit.ok) return unit;
  if (!before) return takePlace(tx, ctx, group.id, userId, unit.value, person);
  const set = { fullName: person.fullName, lang: ctx.lang, joinedAt: ctx.now, orderId: null, paidAt: null };
  const again = await moveMemberOn(tx, ctx, before, { event: 'rejoin', who: 'member', set });
  return again.ok ? again.value : again;
}

/** Tells the new member, and the leader when the step made it cheaper for all. */
async function toldOfJoining(tx: Tx, ctx: Ctx, group: GroupRow, member: MemberRow): Promise<Later[]> {
  const tell = [
    await tellMember(tx, ctx, group, member, (link) => ({
      notice: 'groups.joined',
      facts: { link, closeDay: new Date(new Date(group.dueAt ?? ctx.now).getTime() - 1) },
    })),
  ];
  const [was, now] = [group.members - 1, group.members].map((members) => percentOfGroup(ladderOf(group), members).total) as [number, number];
  const leader = now > was ? await lockMember(tx, { groupId: group.id, userId: group.leader }) : null;
  if (leader)
    tell.push(await tellMember(tx, ctx, group, leader, (link) => ({ notice: 'groups.rung', facts: { link, members: group.members, sharePercent: now } })));
  return tell;
}
