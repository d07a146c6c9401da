import { applyMove, legalMoves, open, rests, statesThat } from '../lifecycle';
import type { Move, Moved, Standing, WorkCycle } from '../lifecycle';
import type { Result } from '../result';
import { deciders } from './device-life-cycle';
import type { WarrantyMover } from './device-life-cycle';
import { ticketStates } from './states';
import type { TicketEvent, TicketKind, TicketState } from './states';

type TicketMove = Move<TicketState, TicketEvent, WarrantyMover>;
type TicketLife = WorkCycle<TicketState, TicketEvent, WarrantyMover>;

const contact: TicketMove = { event: 'contact', from: ['sent'], to: 'contacted', who: deciders, tells: 'warranty.contacted' };
const accept: TicketMove = { event: 'accept', from: ['contacted'], to: 'accepted', who: deciders, reason: 'required', tells: 'warranty.accepted' };
const receive: TicketMove = { event: 'receive', from: ['accepted'], to: 'received', who: deciders, tells: 'warranty.received' };
const repair: TicketMove = { event: 'repair', from: ['received'], to: 'repaired', who: deciders, reason: 'required', tells: 'warranty.repaired' };
const giveBack: TicketMove = { event: 'give-back', from: ['repaired'], to: 'returned', who: deciders, tells: 'warranty.returned' };
const replace: TicketMove = { event: 'replace', from: ['received'], to: 'replaced', who: deciders, reason: 'required', tells: 'warranty.replaced' };
const refuseIt: TicketMove = { event: 'refuse', from: ['contacted', 'received'], to: 'refused', who: deciders, reason: 'required', tells: 'warranty.refused' };
const withdraw: TicketMove = { event: 'withdraw', from: ['sent', 'contacted', 'accepted'], to: 'withdrawn', who: ['owner'] };

/** How each state stands, whatever the kind. */
const stands: Readonly<Record<TicketState, Standing>> = {
  sent: open('warn'),
  contacted: open('info'),
  accepted: open('idle'),
  received: open('warn'),
  repaired: open('info'),
  returned: rests('ok'),
  replaced: rests('ok'),
  refused: rests('bad'),
  withdrawn: rests('idle'),
};

/** Each kind of ticket with a life of its own. A repair goes back to its owner; a week's defect and a damage in transit end with another device. [WAR-4, WAR-5, WAR-6] */
export const ticketLifeCycles: Readonly<Record<TicketKind, TicketLife>> = {
  guarantee: {
    name: 'guarantee',
    states: ticketStates,
    start: 'sent',
    ends: ['returned', 'replaced', 'refused', 'withdrawn'],
    stands,
    moves: [contact, accept, { ...receive, tells: 'warranty.repairing' }, repair, giveBack, replace, refuseIt, withdraw],
  },
  replacement: {
    name: 'replacement',
    states: ['sent', 'contacted', 'accepted', 'received', 'replaced', 'refused', 'withdrawn'],
    start: 'sent',
    ends: ['replaced', 'refused', 'withdrawn'],
    stands,
    moves: [contact, accept, receive, replace, refuseIt, withdraw],
  },
  // The sound one may be on its way before the broken one is back.
  'transit-damage': {
    name: 'transit-damage',
    states: ['sent', 'contacted', 'accepted', 'received', 'replaced', 'refused', 'withdrawn'],
    start: 'sent',
    ends: ['replaced', 'refused', 'withdrawn'],
    stands,
    moves: [contact, accept, receive, { ...replace, from: ['accepted', 'received'] }, refuseIt, withdraw],
  },
};

/** Tickets that nobody has to work on any more. */
export const closedTicketStates: readonly TicketState[] = statesThat({ states: ticketStates, stands }, 'rests');
/** Tickets that somebody still works on. */
export const openTicketStates: readonly TicketState[] = statesThat({ states: ticketStates, stands }, 'open');

/** What left with a ticket can be put right in its record. [WAR-4, WAR-5] */
export const correctableTickets = ['returned', 'replaced'] as const satisfies readonly TicketState[];

/** Whether somebody still has to work on a ticket. */
export function isOpenTicket(state: TicketState): boolean {
  return !closedTicketStates.includes(state);
}

/** The moves that this person may make now: the buttons on the ticket. [WAR-7, ADM-4] */
export function ticketMoves(ticket: { kind: TicketKind; state: TicketState }, who: readonly WarrantyMover[]): TicketMove[] {
  return legalMoves(ticketLifeCycles[ticket.kind], ticket.state, who);
}

/** Moves a ticket, or says why not. [WAR-4, WAR-7] */
export function moveTicket(
  ticket: { kind: TicketKind; state: TicketState },
  event: TicketEvent,
  who: readonly WarrantyMover[],
  reason?: string,
): Result<Moved<TicketState, TicketEvent>> {
  return applyMove(ticketLifeCycles[ticket.kind], ticket.state, event, who, reason);
}

/** Whose turn it is: ours, or the owner's, who hands the device over. */
export function turnOf({ kind, state }: { kind: TicketKind; state: TicketState }): 'ours' | 'owner' | 'nobody' {
  if (!isOpenTicket(state)) return 'nobody';
  return state === 'accepted' && kind !== 'transit-damage' ? 'owner' : 'ours';
}
