import type { GroupMover } from '#domain/groups/life-cycle';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { groupSubject, liveMembers, type GroupRow } from './row';
import type { Closed } from './fix-price';
import { tellMember } from './tell';
import { GROUPS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { moveMemberOn } from './move-member';

/** Ends a locked group that buys nothing: everybody who has not paid is free; a single member who has paid keeps the order. [GRP-4] */
export async function dissolveGroup(tx: Tx, ctx: Ctx, group: GroupRow, who: readonly GroupMover[]): Promise<Result<Closed>> {
  const moved = await transition(tx, ctx, GROUPS, group, { event: 'dissolve', who, set: { dueAt: null } });
  if (!moved.ok) return moved;
  const tell: Later[] = [];
  for (const member of await liveMembers(tx, group.id)) {
    if (member.state !== 'joined') continue;
    certain(await moveMemberOn(tx, ctx, member, { event: 'dissolve', who: 'clock' }), `member ${member.id} of a dissolved group`);
    tell.push(await tellMember(tx, ctx, group, member, (link) => ({ notice: 'groups.dissolved', facts: { link } })));
  }
  return ok({ group: moved.value.row, audit: { action: 'groups.dissolved', subject: groupSubject(group.id), facts: { members: group.members } }, tell });
}
