import { payUntil, remindAt } from '#domain/groups/clocks';
import type { GroupMover } from '#domain/groups/life-cycle';
import { percentOfGroup } from '#domain/groups/ladder';
import type { Said } from '#domain/notices/notices';
import { ok, type Result } from '#domain/result';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { ladderOf } from './ladder';
import { groupSubject, liveMembers, type GroupRow } from './row';
import { tellMember } from './tell';
import { GROUPS } from '../transitions/nouns';
import { transition } from '../transitions/transition';

export type Closed = { group: GroupRow; audit: AuditLine; tell: Later[] };

/** The jobs that settle a group's shares: now, and again when a member's time to pay is over. */
export function settleLater(groupId: number, why: string, dueAt?: Date): Later {
  return { queue: 'groups', kind: 'settle', payload: { groupId }, id: `group-settle:${groupId}:${why}`, ...(dueAt ? { dueAt } : {}) };
}

/** Closes a locked group: its members now fix percent and unit price for ever; everybody is told, and the clock of paying starts. What goes back to early payers is the job's. [GRP-4] */
export async function fixPrice(tx: Tx, ctx: Ctx, group: GroupRow, who: readonly GroupMover[]): Promise<Result<Closed>> {
  const unit = (await sellableUnits(tx, [group.variant])).get(group.variant);
  if (!unit) throw new Error(`the device of group ${group.id} is gone`);
  const until = payUntil(ctx.now);
  const { total } = percentOfGroup(ladderOf(group), group.members);
  const set = { dueAt: until.toISOString(), fixedMembers: group.members, fixedPercent: total, fixedUnitToman: unit.priceToman };
  const moved = await transition(tx, ctx, GROUPS, group, { event: 'close', who, set });
  if (!moved.ok) return moved;
  const told: Later[] = [];
  for (const member of await liveMembers(tx, group.id)) {
    const said = (link: string): Said<'groups.closed' | 'groups.closed-paid'> =>
      member.state === 'paid'
        ? { notice: 'groups.closed-paid', facts: { link, sharePercent: total } }
        : { notice: 'groups.closed', facts: { link, sharePercent: total, dueBy: until } };
    told.push(await tellMember(tx, ctx, group, member, said));
  }
  return ok({
    group: moved.value.row,
    audit: { action: 'groups.closed', subject: groupSubject(group.id), facts: { members: group.members, percent: total, unitToman: unit.priceToman } },
    tell: [
      ...told,
      settleLater(group.id, 'closed'),
      settleLater(group.id, 'over', until),
      { queue: 'groups', kind: 'remind', payload: { groupId: group.id }, dueAt: remindAt(until), id: `group-remind:${group.id}` },
    ],
  });
}
