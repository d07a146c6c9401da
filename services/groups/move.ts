import { can } from '#domain/access/can';
import type { GroupMover } from '#domain/groups/life-cycle';
import type { GroupEvent, GroupState } from '#domain/groups/states';
import { refuse, type Refusal, type Result } from '#domain/result';
import { relationsTo } from '../access/relations';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Change } from '../store/commit';
import { dissolveGroup } from './dissolve';
import { fixPrice } from './fix-price';
import { findGroup, lockGroup, unknownGroup, type GroupRow } from './row';
import { clockwork, service } from '../service';

export type MovedGroup = { code: string; state: GroupState };
export type LeaderMove = 'close' | 'dissolve';

/** Closes or dissolves a locked group, with all that follows. */
async function carryOut(tx: Tx, ctx: Ctx, group: GroupRow, event: LeaderMove, who: readonly GroupMover[]): Promise<Change<MovedGroup> | Refusal> {
  const done = await (event === 'close' ? fixPrice : dissolveGroup)(tx, ctx, group, who);
  if (!done.ok) return done;
  return { value: { code: group.code, state: done.value.group.state }, audit: done.value.audit, tell: done.value.tell };
}

/** The leader closes the group early, or dissolves it; a second press finds it done. [GRP-4] */
export const leadGroup = service('groups.lead', async (ctx, code: string, event: LeaderMove): Promise<Result<MovedGroup>> => {
  const { actor } = ctx;
  const found = await findGroup(ctx.rt.db, code);
  if (!found) return unknownGroup;
  return commit<MovedGroup>(ctx, async (tx) => {
    const group = await lockGroup(tx, found.id);
    if (!group) return unknownGroup;
    if (!can(actor, 'groups.lead', { relations: await relationsTo(tx, actor, 'group', group.id) }))
      return refuse('groups.lead.not', undefined, { status: 409 });
    if (group.state === (event === 'close' ? 'closed' : 'dissolved')) return { value: { code: group.code, state: group.state }, audit: [] };
    return carryOut(tx, ctx, group, event, ['leader']);
  });
});

/** Staff do the same, from the state that they saw. [GRP-4, ADM-4] */
export const moveGroupByStaff = service(
  'groups.move',
  async (ctx, move: { groupId: number; event: GroupEvent; expectedState: GroupState }): Promise<Result<MovedGroup>> => {
    const { actor } = ctx;
    const { event } = move;
    if (event === 'finish') return refuse('lifecycle.move.not-now', { event }, { status: 409 });
    return commit<MovedGroup>(ctx, async (tx) => {
      const group = await lockGroup(tx, move.groupId);
      if (!group) return unknownGroup;
      if (group.state !== move.expectedState) return changedMeanwhile();
      return carryOut(tx, ctx, group, event, actor.roles as readonly GroupMover[]);
    });
  },
);

/** Ends a group's time to gather: two or more fix their price, a single member is free again. [GRP-4] */
export const endGathering = clockwork('groups.settle', async (ctx, groupId: number): Promise<boolean> => {
  const ended = await commit<boolean>(ctx, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group || group.state !== 'open' || !group.dueAt || new Date(group.dueAt) > ctx.now) return { value: false, audit: [] };
    const change = await carryOut(tx, ctx, group, group.members > 1 ? 'close' : 'dissolve', ['clock']);
    return 'ok' in change ? change : { ...change, value: true };
  });
  if (!ended.ok) throw new Error(`group ${groupId} did not end: ${ended.code}`);
  return ended.value;
});
