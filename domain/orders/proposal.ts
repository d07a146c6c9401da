import { applyMove, legalMoves } from '../lifecycle';
import type { LifeCycle, Moved } from '../lifecycle';
import type { Toman } from '../money';
import { toman } from '../money';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { proseLines } from '../text/normalise';
import type { OrderState } from './states';

/** What a buyer can be asked to agree to: the order on other conditions, fewer pieces of a line, or another unit in its place. [ORD-7, ORD-8] */
export const proposalKinds = ['terms', 'fewer', 'replacement'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Why they are asked. [ORD-7, ORD-8] */
export const proposalCauses = ['high-quantity', 'out-of-stock', 'price-error'] as const;
export type ProposalCause = (typeof proposalCauses)[number];

/** Why an order is cancelled; the buyer is told which. [ORD-8, ORD-9] */
export const cancelCauses = ['out-of-stock', 'price-error', 'high-quantity', 'buyer-asked', 'other'] as const;
export type CancelCause = (typeof cancelCauses)[number];

export const proposalStates = ['open', 'agreed', 'declined', 'lapsed', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];
export type ProposalEvent = 'agree' | 'decline' | 'lapse' | 'withdraw';
type ProposalMover = 'buyer' | 'clock' | 'staff';

/** A proposal is answered once: by its buyer, by silence, or taken back by staff. [ORD-7] */
export const proposalLifeCycle = {
  name: 'order-proposals',
  states: proposalStates,
  start: 'open',
  ends: ['agreed', 'declined', 'lapsed', 'withdrawn'],
  moves: [
    { event: 'agree', from: ['open'], to: 'agreed', who: ['buyer'] },
    { event: 'decline', from: ['open'], to: 'declined', who: ['buyer'] },
    { event: 'lapse', from: ['open'], to: 'lapsed', who: ['clock'] },
    { event: 'withdraw', from: ['open'], to: 'withdrawn', who: ['staff'] },
  ],
} as const satisfies LifeCycle<ProposalState, ProposalEvent, ProposalMover>;

/** Ends a proposal, or says why not. [ORD-7] */
export function moveProposal(state: ProposalState, event: ProposalEvent, who: ProposalMover): Result<Moved<ProposalState, ProposalEvent>> {
  return applyMove<ProposalState, ProposalEvent, ProposalMover>(proposalLifeCycle, state, event, [who]);
}

/** Whether anything can still happen to it. */
export function isOpenProposal(state: ProposalState): boolean {
  return legalMoves<ProposalState, ProposalEvent, ProposalMover>(proposalLifeCycle, state).length > 0;
}

/** Orders of which something can still be changed: paid, and not on their way. [ORD-7, ORD-8] */
export const proposableStates = ['placed', 'under-review', 'queued', 'confirmed'] as const satisfies readonly OrderState[];

/** What may be proposed in a state, and why: the review of a high order asks for conditions or fewer pieces, what is found later for a change of a line. [ORD-7, ORD-8] */
export function mayPropose(state: OrderState, kind: ProposalKind, cause: ProposalCause): Result<null> {
  if (!(proposableStates as readonly OrderState[]).includes(state)) return refuse('orders.proposal.not-now', undefined, { status: 409 });
  const fits = cause === 'high-quantity' ? state === 'under-review' && kind !== 'replacement' : kind !== 'terms';
  return fits ? ok(null) : refuse('orders.proposal.not-this', undefined, { field: 'kind' });
}

export const PROPOSAL_WORDS_MOST = 500;

/** What staff write to the buyer. [ORD-7, ORD-8] */
export function proposalWords(typed: string): Result<string> {
  const text = proseLines(typed.slice(0, 2 * PROPOSAL_WORDS_MOST));
  const length = [...text].length;
  if (length === 0) return refuse('orders.words.missing', undefined, { field: 'words' });
  return length > PROPOSAL_WORDS_MOST ? refuse('orders.words.too-long', { most: PROPOSAL_WORDS_MOST, length }, { field: 'words' }) : ok(text);
}

type Paid = { quantity: number; totalToman: Toman };
type Wanted = { quantity: number; /** The other unit with its extras, for one piece; none when it stays the same unit. */ listToman: Toman | null };

/** Who pays the difference of a dearer unit. [ORD-8] */
export type Dearer = { by: 'buyer' } | { by: 'gift'; reason: string };
export type ChangedLine = { totalToman: Toman; backToman: Toman; payToman: Toman; giftToman: Toman; giftReason: string | null };
/** What was paid for as many pieces, and what the other unit costs. */
export type PriceDifference = { paidToman: number; listToman: number };

/** The price of a changed line: what was paid for as many pieces, or what the other unit costs. The buyer gets a difference back, or pays it, unless it is given to them with a reason. [ORD-8] */
export function changedLine(paid: Paid, wanted: Wanted, dearer?: Dearer): Result<ChangedLine> {
  const whole = Number.isSafeInteger(wanted.quantity) && wanted.quantity > 0 && wanted.quantity <= paid.quantity;
  if (!whole) return refuse('orders.proposal.quantity', { most: paid.quantity }, { field: 'quantity' });
  if (wanted.listToman === null && wanted.quantity === paid.quantity) return refuse('orders.proposal.nothing-changes', undefined, { field: 'quantity' });
  const share = Number((BigInt(paid.totalToman) * BigInt(wanted.quantity)) / BigInt(paid.quantity));
  const list = wanted.listToman === null ? share : wanted.listToman * wanted.quantity;
  const rest = paid.totalToman - share;
  const difference = (totalToman: number, backToman: number, more: Partial<ChangedLine> = {}): Result<ChangedLine> =>
    ok({ totalToman: toman(totalToman), backToman: toman(backToman), payToman: toman(0), giftToman: toman(0), giftReason: null, ...more });
  if (list <= share) return difference(list, paid.totalToman - list);
  if (!dearer) return refuse('orders.proposal.dearer', { paidToman: share, listToman: list }, { field: 'dearer' });
  // What fewer pieces give back and what another unit costs more is one sum.
  if (dearer.by === 'buyer') return difference(list, Math.max(0, rest - (list - share)), { payToman: toman(Math.max(0, list - share - rest)) });
  const giftReason = dearer.reason.trim().slice(0, PROPOSAL_WORDS_MOST);
  if (!giftReason) return refuse('orders.proposal.gift-reason', undefined, { field: 'giftReason' });
  return difference(share, rest, { giftToman: toman(list - share), giftReason });
}

/** What was paid for as many pieces and what the other unit costs, for staff to see before they ask. [ORD-8] */
export function priceDifference(paid: Paid, { quantity, listToman }: { quantity: number; listToman: Toman }): PriceDifference {
  return { paidToman: Number((BigInt(paid.totalToman) * BigInt(quantity)) / BigInt(paid.quantity)), listToman: listToman * quantity };
}
