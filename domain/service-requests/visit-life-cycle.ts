import type { StaffRole } from '../accounts/roles';
import { applyMove, legalMoves, open, rests, waits } from '../lifecycle';
import type { Move, Moved, WorkCycle } from '../lifecycle';
import { refuse, unreachable } from '../result';
import type { Refusal, Result } from '../result';
import { requestDesk } from './life-cycle';

/** Where a visit can be: its provider is asked, agrees, is on the way, at the door, and done. [INP-8: assign] */
export const visitStates = ['planned', 'offered', 'accepted', 'on-the-way', 'arrived', 'done', 'missed', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];
/** What can happen to it. */
export const visitEvents = ['offer', 'accept', 'decline', 'take-back', 'set-out', 'arrive', 'note-arrival', 'finish', 'miss', 're-plan', 'cancel'] as const;
export type VisitEvent = (typeof visitEvents)[number];
/** Who can move a visit: its provider, staff by role, and what ends with its request. */
export type VisitMover = 'provider' | 'request' | StaffRole;

/** What has to be true beside the state. */
type VisitNeed = 'hours' | 'own' | 'code' | 'paid';
type VisitMove = Move<VisitState, VisitEvent, VisitMover> & { needs?: readonly VisitNeed[] };
type VisitCycle = Omit<WorkCycle<VisitState, VisitEvent, VisitMover>, 'moves'> & { moves: readonly VisitMove[] };

/** Somebody has agreed to come and has not finished: who they are, and the way to them, stands while it is so. */
export const comingStates = ['accepted', 'on-the-way', 'arrived'] as const satisfies readonly VisitState[];
/** Whether somebody is coming. */
export const somebodyComes = (state: VisitState): boolean => (comingStates as readonly VisitState[]).includes(state);

const ahead = ['planned', 'offered', 'accepted', 'on-the-way'] as const satisfies readonly VisitState[];

/** A visit’s whole life (state machine); no other move exists. */
export const visitLifeCycle = {
  name: 'visits',
  states: visitStates,
  start: 'planned',
  ends: ['done', 'missed', 'cancelled'],
  stands: {
    planned: open('warn'),
    offered: waits('idle'),
    accepted: waits('info'),
    'on-the-way': waits('info'),
    arrived: waits('info'),
    done: rests('ok'),
    missed: rests('bad'),
    cancelled: rests('idle'),
  },
  moves: [
    { event: 'offer', from: ['planned'], to: 'offered', who: requestDesk, needs: ['paid', 'hours'] },
    { event: 'accept', from: ['offered'], to: 'accepted', who: ['provider', ...requestDesk], needs: ['own', 'hours'] },
    { event: 'decline', from: ['offered', 'accepted'], to: 'planned', who: ['provider'], needs: ['own'], reason: 'required' },
    { event: 'take-back', from: ['offered', 'accepted', 'on-the-way'], to: 'planned', who: requestDesk, reason: 'required' },
    { event: 'set-out', from: ['accepted'], to: 'on-the-way', who: ['provider'], needs: ['own'] },
    { event: 'arrive', from: ['accepted', 'on-the-way'], to: 'arrived', who: ['provider', ...requestDesk], needs: ['own', 'code'] },
    { event: 'note-arrival', from: ['accepted', 'on-the-way'], to: 'arrived', who: requestDesk, reason: 'required' },
    { event: 'finish', from: ['arrived'], to: 'done', who: ['provider', ...requestDesk], needs: ['own'] },
    { event: 'miss', from: ['offered', 'accepted', 'on-the-way'], to: 'missed', who: requestDesk, reason: 'required' },
    { event: 're-plan', from: ['offered', 'accepted', 'on-the-way'], to: 'planned', who: ['request'] },
    { event: 'cancel', from: ahead, to: 'cancelled', who: ['request'] },
  ],
} as const satisfies VisitCycle;

const cycle: VisitCycle = visitLifeCycle;

/** What stands beside a visit’s state when a move is asked for. */
export type VisitStanding = {
  state: VisitState;
  /** Its hours are written and not over. */ hours: boolean;
  /** Whoever asks is its provider, or staff. */ own: boolean;
  /** The requester’s code was said right at the door. */ code: boolean;
  /** Its request is paid, or is paid afterwards. */ paid: boolean;
};

function lacks(need: VisitNeed, standing: VisitStanding): Refusal | null {
  if (standing[need]) return null;
  switch (need) {
    case 'hours':
      return refuse('services.visit.hours', undefined, { status: 409 });
    case 'paid':
      return refuse('services.not-paid', undefined, { status: 409 });
    case 'own':
      return refuse('services.visit.unknown', undefined, { status: 404 });
    case 'code':
      return refuse('services.visit.code', undefined, { field: 'code' });
    default:
      return unreachable(need);
  }
}

const firstLack = (move: VisitMove, standing: VisitStanding): Refusal | null => {
  for (const need of move.needs ?? []) {
    const refusal = lacks(need, standing);
    if (refusal) return refusal;
  }
  return null;
};

/** The moves that this person may make now; a code that is still to be said is no obstacle to the button. */
export function visitMoves(standing: VisitStanding, who: readonly VisitMover[]): VisitMove[] {
  return legalMoves(cycle, standing.state, who).filter((move) => firstLack(move, { ...standing, code: true }) === null);
}

/** Moves a visit, or says why not. [INP-8] */
export function moveVisit(standing: VisitStanding, event: VisitEvent, who: readonly VisitMover[], reason?: string): Result<Moved<VisitState, VisitEvent>> {
  const moved = applyMove(cycle, standing.state, event, who, reason);
  if (!moved.ok) return moved;
  const move = cycle.moves.find((one) => one.event === event && one.from.includes(standing.state));
  return (move && firstLack(move, standing)) ?? moved;
}
