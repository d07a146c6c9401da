import type { StaffRole } from '../accounts/roles';
import { applyMove, legalMoves, open, rests, waits } from '../lifecycle';
import type { Move, Moved, WorkCycle } from '../lifecycle';
import { refuse, unreachable } from '../result';
import type { Refusal, Result } from '../result';
import { requestStates } from './states';
import type { RequestEvent, RequestState } from './states';

/** Who can move a request: who asked for it, who carries it out, the clock, or staff by role. */
export type RequestMover = 'requester' | 'provider' | 'clock' | StaffRole;
/** Staff who process requests. [INP-8] */
export const requestDesk = ['support', 'operations', 'administrator'] as const satisfies readonly StaffRole[];

/** What has to be true beside the state before a move is made. */
export type RequestNeed =
  | 'unpaid'
  | 'paid'
  | 'paid-first'
  | 'offer'
  | 'offer-read'
  | 'whole-sum'
  | 'nothing-to-pay'
  | 'assigned'
  | 'nobody-came'
  | 'visits-over'
  | 'nobody-there'
  | 'not-lent'
  | 'lent'
  | 'deposit'
  | 'result'
  | 'overdue';
type RequestMove = Move<RequestState, RequestEvent, RequestMover> & { needs?: readonly RequestNeed[] };

type RequestCycle = Omit<WorkCycle<RequestState, RequestEvent, RequestMover>, 'moves'> & { moves: readonly RequestMove[] };

const beforePayment = ['not-checked', 'waiting-info', 'waiting-accept', 'waiting-payment', 'no-answer-staff', 'no-answer-provider'] as const;
const openRequest = [...beforePayment, 'waiting-action'] as const satisfies readonly RequestState[];

/** A request’s whole life (state machine); no other move exists. [INP-3, MED-2, ADM-4] */
export const requestLifeCycle = {
  name: 'service-requests',
  states: requestStates,
  start: 'not-checked',
  ends: ['done', 'cancelled'],
  stands: {
    'not-checked': open('warn'),
    'waiting-info': open('info'),
    'waiting-accept': waits('idle'),
    'waiting-payment': waits('idle'),
    'waiting-action': open('info'),
    'no-answer-staff': open('bad'),
    'no-answer-provider': open('bad'),
    done: rests('ok'),
    cancelled: rests('idle'),
  },
  moves: [
    { event: 'approve', from: ['not-checked', 'no-answer-staff'], to: 'waiting-info', who: requestDesk, needs: ['paid-first'], tells: 'services.approved' },
    {
      event: 'offer',
      from: ['not-checked', 'waiting-info', 'no-answer-staff', 'no-answer-provider'],
      to: 'waiting-accept',
      who: requestDesk,
      needs: ['paid-first', 'unpaid', 'offer'],
      tells: 'services.offered',
    },
    {
      event: 're-offer',
      from: ['waiting-accept', 'waiting-payment'],
      to: 'waiting-accept',
      who: requestDesk,
      reason: 'required',
      needs: ['unpaid', 'offer'],
      tells: 'services.offered',
    },
    {
      event: 'ask-specialist',
      from: ['waiting-accept', 'no-answer-provider'],
      to: 'waiting-info',
      who: requestDesk,
      reason: 'required',
      needs: ['paid-first', 'unpaid'],
      tells: 'services.approved',
    },
    { event: 'accept', from: ['waiting-accept'], to: 'waiting-payment', who: ['requester'], needs: ['offer-read'] },
    { event: 'pay', from: ['waiting-payment'], to: 'waiting-action', who: ['requester', 'clock'], needs: ['whole-sum'] },
    { event: 'dispatch', from: ['not-checked', 'no-answer-staff'], to: 'waiting-action', who: requestDesk, needs: ['nothing-to-pay'] },
    { event: 'assign', from: ['no-answer-provider'], to: 'waiting-action', who: requestDesk, reason: 'required', needs: ['paid', 'assigned'] },
    { event: 'answer', from: ['no-answer-provider'], to: 'waiting-action', who: ['provider'], needs: ['paid', 'assigned'] },
    { event: 'finish', from: ['waiting-action'], to: 'done', who: ['provider', ...requestDesk], needs: ['visits-over', 'deposit', 'result'] },
    { event: 'silence', from: ['not-checked'], to: 'no-answer-staff', who: ['clock'], needs: ['overdue'], tells: 'services.no-answer' },
    {
      event: 'provider-silence',
      from: ['waiting-info', 'waiting-action'],
      to: 'no-answer-provider',
      who: ['clock'],
      needs: ['overdue', 'nobody-there', 'result', 'deposit'],
      tells: 'services.no-answer',
    },
    {
      event: 'report-silence',
      from: ['waiting-info', 'waiting-action'],
      to: 'no-answer-provider',
      who: requestDesk,
      reason: 'required',
      needs: ['result', 'deposit'],
      tells: 'services.no-answer',
    },
    { event: 'nobody-came', from: ['waiting-action'], to: 'no-answer-provider', who: ['requester'], needs: ['nobody-came'] },
    { event: 'ask-again', from: ['no-answer-provider'], to: 'waiting-action', who: ['requester'], needs: ['lent'] },
    { event: 'extend', from: ['no-answer-provider'], to: 'waiting-action', who: ['requester', 'clock'], needs: ['lent'] },
    { event: 'decline', from: ['waiting-accept', 'waiting-payment'], to: 'cancelled', who: ['requester'], needs: ['unpaid'], tells: 'services.ended' },
    {
      event: 'cancel',
      from: ['not-checked', 'waiting-info', 'waiting-action', 'no-answer-staff', 'no-answer-provider'],
      to: 'cancelled',
      who: ['requester'],
      needs: ['nobody-there', 'not-lent', 'deposit'],
      tells: 'services.ended',
    },
    {
      event: 'give-up',
      from: openRequest,
      to: 'cancelled',
      who: requestDesk,
      reason: 'required',
      needs: ['nobody-there', 'not-lent', 'deposit'],
      tells: 'services.ended',
    },
    { event: 'lapse', from: ['waiting-accept', 'waiting-payment'], to: 'cancelled', who: ['clock'], needs: ['overdue', 'unpaid'], tells: 'services.ended' },
  ],
} as const satisfies RequestCycle;

const cycle: RequestCycle = requestLifeCycle;

/** What stands beside a request’s state when a move is asked for. */
export type RequestStanding = {
  state: RequestState;
  paidToman: number;
  /** The offer that stands, if one does: its version, and what is to be paid by it. */
  offer: { version: number; totalToman: number } | null;
  /** The version that whoever accepts has read, or that the desk is about to make. */
  version?: number;
  /** Paid after it was carried out, as a ride in an ambulance is. */
  paidAfterwards?: boolean;
  /** Somebody is assigned to a visit that is still to come. */
  assigned: boolean;
  /** A visit is past its hours, and nobody has arrived at its door. */
  nobodyCame: boolean;
  /** Somebody stands at the door now. */
  atDoor: boolean;
  visitsOver: boolean;
  /** Something of ours was brought and is not fetched yet. */
  lent: boolean;
  /** It is back damaged, and the desk has not said what of its deposit goes back. */
  depositAwaited: boolean;
  /** Its visits are over, and its result is still to come. */
  resultAwaited: boolean;
  /** The promise of this state is broken. */
  overdue: boolean;
};

/** Whether what a move needs is there. One function judges all needs. [INP-3] */
function lacks(need: RequestNeed, standing: RequestStanding): Refusal | null {
  const no = (code: string): Refusal => refuse(`services.${code}`, undefined, { status: 409 });
  switch (need) {
    case 'unpaid':
      return standing.paidToman > 0 ? no('paid-already') : null;
    case 'paid':
      return standing.paidToman > 0 || isFree(standing) ? null : no('not-paid');
    case 'paid-first':
      return standing.paidAfterwards ? no('paid-afterwards') : null;
    case 'offer':
      return standing.version === (standing.offer?.version ?? 0) + 1 ? null : no('offer.changed');
    case 'offer-read':
      return standing.offer && standing.version === standing.offer.version ? null : no('offer.changed');
    case 'whole-sum':
      return standing.offer && standing.paidToman >= standing.offer.totalToman ? null : no('not-paid');
    case 'nothing-to-pay':
      return isFree(standing) ? null : no('not-paid');
    case 'assigned':
      return standing.assigned ? null : no('nobody-assigned');
    case 'nobody-came':
      return standing.nobodyCame ? null : no('too-early');
    case 'visits-over':
      return standing.visitsOver ? null : no('visits-open');
    case 'nobody-there':
      return standing.atDoor ? no('visit.at-door') : null;
    case 'not-lent':
      return standing.lent ? no('lent') : null;
    case 'lent':
      return standing.lent ? null : no('not-lent');
    case 'deposit':
      return standing.depositAwaited ? no('deposit-awaited') : null;
    case 'result':
      return standing.resultAwaited ? no('result-awaited') : null;
    case 'overdue':
      return standing.overdue ? null : no('too-early');
    default:
      return unreachable(need);
  }
}

/** Nothing is owed before somebody comes: it is paid afterwards, or costs nothing. */
function isFree({ paidAfterwards = false, offer }: RequestStanding): boolean {
  return paidAfterwards || offer?.totalToman === 0;
}

function firstLack(move: RequestMove, standing: RequestStanding): Refusal | null {
  for (const need of move.needs ?? []) {
    const refusal = lacks(need, standing);
    if (refusal) return refusal;
  }
  return null;
}

/** The moves that this person may make now: the buttons on the request. [INP-8, ADM-4] */
export function requestMoves(standing: RequestStanding, who: readonly RequestMover[]): RequestMove[] {
  return legalMoves(cycle, standing.state, who).filter((move) => firstLack(move, standing) === null);
}

/** Moves a request, or says why not. [INP-3, ADM-4] */
export function moveRequest(
  standing: RequestStanding,
  event: RequestEvent,
  who: readonly RequestMover[],
  reason?: string,
): Result<Moved<RequestState, RequestEvent>> {
  const moved = applyMove(cycle, standing.state, event, who, reason);
  if (!moved.ok) return moved;
  const move = cycle.moves.find((one) => one.event === event && one.from.includes(standing.state));
  return (move && firstLack(move, standing)) ?? moved;
}
