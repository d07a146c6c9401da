import { UnrecoverableError } from 'bullmq';
import { isAheadOf } from '#domain/consultations/reminders';
import { isPromise } from '#domain/work/nouns';
import { allOf } from '#services/each';
import { eraseAccounts } from '#services/leaving/erase-account';
import { settleDueEnrolments } from '#services/academy/settle';
import { doAhead, type Ahead } from '#services/consultations/ahead';
import { startDueMeetings } from '#services/consultations/start';
import { endDueSilences, endSilence } from '#services/consultations/silence';
import { settleDueReservations } from '#services/consultations/settle';
import type { Ctx } from '#services/context';
import { recomputeOpenDeadlines } from '#services/deadlines/recompute';
import { fillAllSlots } from '#services/doctors/fill-all';
import { remindToPay, settleDueGroups } from '#services/groups/due';
import { endGathering } from '#services/groups/move';
import { settleGroup } from '#services/groups/settle';
import { chainSeen, checkSeen } from '#services/health/chain';
import { eraseReadings } from '#services/health/erase';
import { checkLinks } from '#services/links/check';
import { deliverMessage } from '#services/messages/deliver';
import { endHold, endUnpaid, expireHolds } from '#services/orders/end-unpaid';
import { countServiceFigures } from '#services/service-requests/public-figures';
import { settleDueRequests } from '#services/service-requests/settle';
import { settleDueSupplements } from '#services/service-requests/supplement';
import { lapseDueProposals, lapseProposal } from '#services/orders/proposals/lapse';
import { queueOrder, queuePlacedOrders } from '#services/orders/queue';
import { reconcilePayments } from '#services/payments/reconcile';
import { carryOutRefund } from '#services/refunds/carry-out';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { tickSale } from '#services/sale/tick';
import { tellOfStock } from '#services/stock-notices/tell';
import { refreshSearch } from '#services/search/refresh';
import { cleanUp } from '#services/upkeep/clean';
import { remindOfEnd } from '#services/devices/remind';
import type { Warning } from '#services/deadlines/warnings';
import { warnOfDeadline, warnOfTicket } from '#services/work/warn';

/** One kind of job: does its work so that doing it twice changes nothing more. `outboxId` is empty for the schedule's own. */
export type Handler = (ctx: Ctx, job: { outboxId: string; payload: Record<string, unknown> }) => Promise<unknown>;
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Every job there is, by queue and kind. [JOB-1: SMS, orders, refunds and warranty] */
export const handlers: Handlers = {
  messages: {
    send: (ctx, { outboxId, payload }) => deliverMessage(ctx, { outboxId, messageId: String(payload['messageId']) }),
  },
  orders: {
    'end-hold': (ctx, { payload }) => endHold(ctx, orderOf(payload)),
    'end-unpaid': (ctx, { payload }) => endUnpaid(ctx, orderOf(payload)),
    expire: (ctx) => expireHolds(ctx),
    queue: (ctx, { payload }) => queueOrder(ctx, orderOf(payload)),
    'queue-placed': (ctx) => queuePlacedOrders(ctx),
    lapse: (ctx, { payload }) => lapseProposal(ctx, proposalOf(payload)),
    'lapse-due': (ctx) => lapseDueProposals(ctx),
  },
  requests: {
    figures: (ctx) => countServiceFigures(ctx),
    due: (ctx) => allOf<object>([() => settleDueRequests(ctx), async () => ({ supplements: (await settleDueSupplements(ctx)).settled })]),
  },
  academy: {
    due: (ctx) => settleDueEnrolments(ctx),
  },
  consultations: {
    due: (ctx) => allOf<object>([() => startDueMeetings(ctx), () => endDueSilences(ctx), () => settleDueReservations(ctx)]),
    silence: (ctx, { outboxId, payload }) => endSilence(ctx, outboxId, meetingOf(payload)),
    ahead: (ctx, { outboxId, payload }) => doAhead(ctx, outboxId, aheadOf(payload)),
  },
  health: {
    chain: (ctx) => chainSeen(ctx),
    'check-chain': (ctx) => checkSeen(ctx),
    erase: (ctx) => eraseReadings(ctx),
  },
  payments: {
    reconcile: (ctx) => reconcilePayments(ctx),
    refund: (ctx, { payload }) => carryOutRefund(ctx, refundOf(payload)),
    refunds: (ctx) => carryOutRefunds(ctx),
  },
  groups: {
    close: (ctx, { payload }) => endGathering(ctx, groupOf(payload)),
    settle: (ctx, { payload }) => settleGroup(ctx, groupOf(payload)),
    remind: (ctx, { outboxId, payload }) => remindToPay(ctx, outboxId, groupOf(payload)),
    due: (ctx) => settleDueGroups(ctx),
  },
  deadlines: {
    recompute: (ctx) => recomputeOpenDeadlines(ctx),
    warn: (ctx, { outboxId, payload }) => warnOfDeadline(ctx, outboxId, warningOf(payload)),
  },
  warranty: {
    remind: (ctx, { outboxId, payload }) => remindOfEnd(ctx, outboxId, reminderOf(payload)),
    // Rows that the version before wrote.
    warn: (ctx, { outboxId, payload }) => warnOfTicket(ctx, outboxId, ticketWarningOf(payload)),
  },
  upkeep: {
    clean: (ctx) => cleanUp(ctx),
    accounts: (ctx) => eraseAccounts(ctx),
    sale: (ctx) => tickSale(ctx),
    stock: (ctx) => tellOfStock(ctx),
    search: (ctx) => refreshSearch(ctx),
    links: (ctx) => checkLinks(ctx),
    slots: (ctx) => fillAllSlots(ctx),
  },
};

function reminderOf({ deviceId, userId }: Record<string, unknown>): { deviceId: number; userId: number } {
  if (typeof deviceId !== 'number' || typeof userId !== 'number') throw new UnrecoverableError('a reminder names no device');
  return { deviceId, userId };
}

function aheadOf({ reservationId, startsAt, what }: Record<string, unknown>): Ahead {
  if (typeof reservationId !== 'number' || typeof startsAt !== 'string' || !isAheadOf(what)) throw new UnrecoverableError('nothing is ahead of no time');
  return { reservationId, startsAt, what };
}

function meetingOf({ meetingId }: Record<string, unknown>): number {
  if (typeof meetingId !== 'number') throw new UnrecoverableError('a silence names no meeting');
  return meetingId;
}

function warningOf({ promise, subject, startsAt, when, again }: Record<string, unknown>): Warning {
  if (
    !isPromise(promise) ||
    typeof subject !== 'string' ||
    typeof startsAt !== 'string' ||
    (when !== 'before' && when !== 'after') ||
    typeof again !== 'number'
  )
    throw new UnrecoverableError('a warning names no promise');
  return { promise, subject, startsAt, when, again };
}

function ticketWarningOf({ ticketId, promise, when }: Record<string, unknown>): Parameters<typeof warnOfTicket>[2] {
  if (typeof ticketId !== 'number' || !isPromise(promise) || (when !== 'before' && when !== 'after'))
    throw new UnrecoverableError('a warning names no promise');
  return { ticketId, promise, when };
}

function groupOf({ groupId }: Record<string, unknown>): number {
  if (typeof groupId !== 'number') throw new UnrecoverableError('a job of groups names no group');
  return groupId;
}

function refundOf(payload: Record<string, unknown>): string {
  const { refundId } = payload;
  if (typeof refundId !== 'string') throw new UnrecoverableError('a job of refunds names no refund');
  return refundId;
}

function orderOf(payload: Record<string, unknown>): number {
  const { orderId } = payload;
  if (typeof orderId !== 'number') throw new UnrecoverableError('a job of orders names no order');
  return orderId;
}

function proposalOf({ proposalId }: Record<string, unknown>): number {
  if (typeof proposalId !== 'number') throw new UnrecoverableError('a job of proposals names no proposal');
  return proposalId;
}
