import { applyMove, legalMoves, open, rests, statesThat } from '../lifecycle';
import type { LifeCycle, Move, Moved, WorkCycle } from '../lifecycle';
import { refuse } from '../result';
import type { Refusal, Result } from '../result';
import { deciders, type WarrantyMover } from './device-life-cycle';
import type { DeviceState } from './states';

/** Where a registration can be that staff look at before cover starts. [WAR-3, WAR-7] */
export const claimStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
/** What can happen to it: `give` and `keep` decide between two people. */
export const claimEvents = ['confirm', 'give', 'keep', 'refuse', 'withdraw'] as const;
export type ClaimEvent = (typeof claimEvents)[number];
type ClaimMove = Move<ClaimState, ClaimEvent, WarrantyMover>;

/** A registration by receipt waits for after-sales staff; where the device is somebody's already it is a dispute, and both are told how it ended. [WAR-3, WAR-7] */
export const claimLifeCycle = {
  name: 'device-claims',
  states: claimStates,
  start: 'waiting',
  ends: ['accepted', 'refused', 'withdrawn'],
  stands: { waiting: open('warn'), accepted: rests('ok'), refused: rests('bad'), withdrawn: rests('idle') },
  moves: [
    { event: 'confirm', from: ['waiting'], to: 'accepted', who: deciders, tells: 'warranty.registered' },
    { event: 'give', from: ['waiting'], to: 'accepted', who: deciders, reason: 'required', tells: 'warranty.registered' },
    { event: 'keep', from: ['waiting'], to: 'refused', who: deciders, reason: 'required', tells: 'warranty.claim-refused' },
    { event: 'refuse', from: ['waiting'], to: 'refused', who: deciders, reason: 'required', tells: 'warranty.claim-refused' },
    { event: 'withdraw', from: ['waiting'], to: 'withdrawn', who: ['owner'] },
  ],
} as const satisfies WorkCycle<ClaimState, ClaimEvent, WarrantyMover>;
const cycle: LifeCycle<ClaimState, ClaimEvent, WarrantyMover> = claimLifeCycle;

/** Claims that nobody has to work on any more. */
export const closedClaimStates: readonly ClaimState[] = statesThat(claimLifeCycle, 'rests');

/** The owner of the claimed device: nobody, somebody, given up, replaced, or a device that we do not know. */
export type ClaimedDevice = 'free' | 'held' | 'released' | 'replaced' | 'unknown';

/** What a device's state means to whoever claims it. */
export function claimedDevice(state: DeviceState | null): ClaimedDevice {
  if (state === null) return 'unknown';
  if (state === 'made') return 'free';
  return state === 'active' || state === 'void' ? 'held' : state;
}

/** A free or given-up device is confirmed, one that is somebody's is given or kept; any claim can be refused. */
function standsAgainst(event: ClaimEvent, device: ClaimedDevice): Refusal | null {
  const confirms = device === 'free' || device === 'released';
  if (event === 'confirm' && !confirms) return refuse(`warranty.claim.not-free`, undefined, { status: 409 });
  if ((event === 'give' || event === 'keep') && device !== 'held') return refuse('warranty.claim.not-held', undefined, { status: 409 });
  return null;
}

/** Whether staff write why: a receipt says it of a yes, all else says it in words. [WAR-7] */
export function claimAsksWhy(move: Pick<ClaimMove, 'event' | 'reason'>, papers: number): boolean {
  return move.reason === 'required' || (move.event === 'confirm' && papers === 0);
}

/** The moves that this person may make now: the buttons on the claim. [WAR-7, ADM-4] */
export function claimMoves(claim: { state: ClaimState; device: ClaimedDevice }, who: readonly WarrantyMover[]): ClaimMove[] {
  return legalMoves(cycle, claim.state, who).filter((move) => standsAgainst(move.event, claim.device) === null);
}

/** Moves a claim, or says why not. [WAR-7] */
export function moveClaim(
  claim: { state: ClaimState; device: ClaimedDevice },
  event: ClaimEvent,
  who: readonly WarrantyMover[],
  reason?: string,
): Result<Moved<ClaimState, ClaimEvent>> {
  const moved = applyMove(cycle, claim.state, event, who, reason);
  return moved.ok ? (standsAgainst(event, claim.device) ?? moved) : moved;
}

/** A registration is answered within so many working hours of the desk. [WAR-3] */
export const CLAIM_ANSWER_HOURS = 16;
/** The most claims that one person may have waiting at a time. [WAR-3] */
export const MOST_OPEN_CLAIMS = 5;
/** The promise of an answer. */
export const CLAIM_PROMISE = 'warranty.claim';
export const claimClock = { kind: 'working', calendar: 'reviews', hours: CLAIM_ANSWER_HOURS } as const;

/** A claim's number as it is told on the phone: as an order's code, with its own beginning. */
export function claimCodeOf(trackingCode: string): string {
  return trackingCode.replace(/^ZR-/, 'ZD-');
}
