import type { StaffRole } from '../accounts/roles';
import { applyMove, legalMoves, open, rests } from '../lifecycle';
import type { LifeCycle, Move, Moved, WorkCycle } from '../lifecycle';
import { refuse } from '../result';
import type { Refusal, Result } from '../result';
import { GROUP_LEAST_MEMBERS } from './promises';
import type { GroupEvent, GroupState } from './states';
import { groupStates } from './states';

/** Who can move a group: its leader, the clock, or staff by role. */
export type GroupMover = 'leader' | 'clock' | StaffRole;
type GroupMove = Move<GroupState, GroupEvent, GroupMover>;

const desk = ['support', 'operations', 'administrator'] as const;

/** A group's whole life: it gathers, its price is fixed, everybody's share is settled; no other move exists. [GRP-4, ADM-4] */
export const groupLifeCycle = {
  name: 'groups',
  states: groupStates,
  start: 'open',
  ends: ['finished', 'dissolved'],
  stands: { open: open('info'), closed: open('warn'), finished: rests('ok'), dissolved: rests('idle') },
  moves: [
    { event: 'close', from: ['open'], to: 'closed', who: ['leader', 'clock', ...desk], tells: 'groups.closed' },
    { event: 'dissolve', from: ['open'], to: 'dissolved', who: ['leader', 'clock', ...desk], tells: 'groups.dissolved' },
    { event: 'finish', from: ['closed'], to: 'finished', who: ['clock'] },
  ],
} as const satisfies WorkCycle<GroupState, GroupEvent, GroupMover>;

const cycle: LifeCycle<GroupState, GroupEvent, GroupMover> = groupLifeCycle;

/** What a decision about a group asks of it. */
export type GroupFacts = { state: GroupState; members: number; paid: number };

/** What stands against a move: a single member has no price to fix, and a group in which somebody has paid is not dissolved. [GRP-4] */
function against(group: GroupFacts, event: GroupEvent): Refusal | null {
  if (event === 'close' && group.members < GROUP_LEAST_MEMBERS) return refuse('groups.close.alone', { least: GROUP_LEAST_MEMBERS }, { status: 409 });
  if (event === 'dissolve' && group.members >= GROUP_LEAST_MEMBERS && group.paid > 0) return refuse('groups.dissolve.paid', undefined, { status: 409 });
  return null;
}

/** The moves that this person may make now: the buttons on the group. [GRP-4, ADM-4] */
export function groupMoves(group: GroupFacts, who: readonly GroupMover[]): GroupMove[] {
  return legalMoves(cycle, group.state, who).filter((move) => against(group, move.event) === null);
}

/** Moves a group, or says why not. [GRP-4, ADM-4] */
export function moveGroup(group: GroupFacts, event: GroupEvent, who: readonly GroupMover[]): Result<Moved<GroupState, GroupEvent>> {
  const moved = applyMove(cycle, group.state, event, who);
  return moved.ok ? (against(group, event) ?? moved) : moved;
}
