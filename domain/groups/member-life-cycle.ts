import { applyMove, rests, waits } from '../lifecycle';
import type { LifeCycle, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';
import { memberStates } from './states';
import type { MemberEvent, MemberState } from './states';

export type MemberMover = 'member' | 'clock';

/** A member's life in a group: whoever has not paid may leave and come back, money alone makes one paid, and only a cancelled order undoes it. [GRP-4] */
export const memberLifeCycle = {
  name: 'group-members',
  states: memberStates,
  start: 'joined',
  ends: [],
  stands: { joined: waits('warn'), paid: rests('ok'), left: rests('idle') },
  moves: [
    { event: 'leave', from: ['joined'], to: 'left', who: ['member'] },
    { event: 'rejoin', from: ['left'], to: 'joined', who: ['member'], tells: 'groups.joined' },
    { event: 'pay', from: ['joined', 'left'], to: 'paid', who: ['clock'] },
    { event: 'lapse', from: ['joined'], to: 'left', who: ['clock'], tells: 'groups.lapsed' },
    { event: 'dissolve', from: ['joined'], to: 'left', who: ['clock'] },
    { event: 'undo', from: ['paid'], to: 'left', who: ['clock'] },
  ],
} as const satisfies WorkCycle<MemberState, MemberEvent, MemberMover>;

const cycle: LifeCycle<MemberState, MemberEvent, MemberMover> = memberLifeCycle;

/** Moves a member, or says why not. [GRP-4] */
export function moveMember(state: MemberState, event: MemberEvent, who: MemberMover): Result<Moved<MemberState, MemberEvent>> {
  return applyMove(cycle, state, event, [who]);
}
