import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { endingCause } from '#domain/service-requests/ending';
import { requestMoves } from '#domain/service-requests/life-cycle';
import type { RequestState } from '#domain/service-requests/states';
import type { SupplementState } from '#domain/service-requests/supplement';
import { refundDestination } from '#domain/refunds/calls';
import { refundDates } from '#domain/orders/refund';
import type { Refusal } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import { loadHolidays } from '../calendars/holidays';
import { sumOfParts, type Part } from '../refunds/owe';
import { refundsOf, type Refund } from '../refunds/view';
import type { Tx } from '../runtime';
import { service } from '../service';
import { payables, payments, requestOffers } from '../store/tables';
import { creditFor } from '../wallet/hold';
import { myWallet } from '../wallet/wallet';
import { billOf, ofRequestAndMore } from './bill';
import { endingOf } from './end-paid';
import { visitsStand } from './visit-row';
import { lastOffer, myRequest, standing, type RequestRow } from './row';
import { supplementBill, supplementsOf } from './supplement-row';

/** What goes back if the request ends now, by where it goes. */
export type BackWay = { to: 'wallet' | 'gateway'; amountToman: number; cardMask: string | null };
/** What ending it now is called, costs and gives back. [INP-4] */
export type RequestEnd = {
  event: 'decline' | 'cancel';
  /** Nobody answered, so that it is free. */ unanswered: boolean;
  paidToman: number;
  /** What each side gave. */ walletToman: number;
  gatewayToman: number;
  carriedOutToman: number;
  feeToman: number;
  backToman: number;
  ways: BackWay[];
  /** By when it is back. */ backBy: Date;
};
/** The money of a request, as its requester sees it. [INP-4, INP-7] */
export type RequestMoney = {
  code: string;
  state: RequestState;
  /** The price that stands, or stood last. */
  offer: { version: number; totalToman: number; depositToman: number; /** That of the version before. */ wasToman: number | null } | null;
  /** Until when the price stands. */ standsUntil: Date | null;
  paidToman: number;
  /** What the wallet keeps for it while the rest is paid at the bank. */ heldToman: number;
  /** What the wallet could give, that included. */ availableToman: number;
  end: RequestEnd | null;
  mayReportNobody: boolean;
  refunds: Refund[];
  /** What more was asked for, the last one first. */ supplements: MySupplement[];
};
/** More than was paid, as its requester reads it. [INP-4] */
export type MySupplement = {
  ordinal: number;
  amountToman: number;
  reason: string;
  state: SupplementState;
  payUntil: Date;
  /** What the wallet keeps for it while the rest is paid at the bank. */ heldToman: number;
};

/** What a request costs, what is paid of it, and what ending it now would cost and give back. [INP-4, INP-7, NUM-6] */
export const requestMoney = service('requests.list', async (ctx, code: string): Promise<RequestMoney | Refusal> => {
  const { db } = ctx.rt;
  const row = await myRequest(db, ctx.actor.userId, code);
  if (!row) return unknownRequest;
  const [offer, open, wallet, holidays, bills] = await Promise.all([
    lastOffer(db, row.id),
    billOf(db, row, 'open'),
    myWallet(ctx),
    loadHolidays(db),
    db.select({ id: payables.id }).from(payables).where(ofRequestAndMore(row)).orderBy(asc(payables.createdAt)),
  ]);
  const supplements = await mySupplements(db, row);
  const heldForMore = supplements.reduce((sum, one) => sum + one.heldToman, 0);
  const held = open ? await creditFor(db, open.id) : null;
  const heldToman = held?.state === 'held' ? held.amountToman : 0;
  const priced = row.state === 'waiting-accept' || row.state === 'waiting-payment';
  const visits = await visitsStand(db, row, ctx.now);
  const moves = requestMoves({ state: row.state, ...standing(row, ctx.now, visits) }, ['requester']).map(({ event }) => event);
  const event = (['decline', 'cancel'] as const).find((one) => moves.includes(one));
  return {
    code: row.code,
    state: row.state,
    offer: offer && { version: offer.version, totalToman: offer.totalToman, depositToman: offer.depositToman, wasToman: await priceBefore(ctx.rt.db, offer) },
    standsUntil: priced && row.dueAt ? new Date(row.dueAt) : null,
    paidToman: row.paidToman,
    heldToman,
    availableToman: availableToman(wallet) + heldToman + heldForMore,
    supplements,
    end: event ? await endOf() : null,
    mayReportNobody: moves.includes('nobody-came'),
    refunds: (await Promise.all(bills.map(({ id }) => refundsOf(db, id, ctx.now, holidays)))).flat(),
  };

  async function endOf(): Promise<RequestEnd | null> {
    if (!row || !event) return null;
    const end = await endingOf(db, row, event, visits);
    const parts = end?.parts ?? [];
    const byCard = parts.flatMap(({ from, id }) => (from === 'gateway' ? id : []));
    const cards = byCard.length > 0 ? await db.select({ id: payments.id, cardMask: payments.cardMask }).from(payments).where(inArray(payments.id, byCard)) : [];
    const wallet = sumOfParts(end?.paid.filter(({ from }) => from === 'wallet') ?? []);
    return {
      event,
      unanswered: endingCause(event, row.state) === 'nobody-answered',
      paidToman: end?.money.paidToman ?? 0,
      walletToman: wallet,
      gatewayToman: (end?.money.paidToman ?? 0) - wallet,
      carriedOutToman: end?.keptToman ?? 0,
      feeToman: end?.feeToman ?? 0,
      backToman: end?.backToman ?? 0,
      ways: waysOf(parts, cards),
      backBy: refundDates(ctx.now, holidays).dueAt,
    };
  }
});

async function mySupplements(db: Tx, row: RequestRow): Promise<MySupplement[]> {
  const all = await supplementsOf(db, row.id);
  const bill = all.some(({ state }) => state === 'open') ? await supplementBill(db, row) : null;
  const held = bill ? await creditFor(db, bill.id) : null;
  return all
    .map(({ ordinal, amountToman, reason, state, payUntil }) => ({
      ...{ ordinal, amountToman, reason, state, payUntil },
      heldToman: state === 'open' && held?.state === 'held' ? held.amountToman : 0,
    }))
    .reverse();
}

/** Where parts go, each wallet and card once. */
function waysOf(parts: readonly Part[], cards: readonly { id: string; cardMask: string | null }[]): BackWay[] {
  const ways: BackWay[] = [];
  for (const part of parts) {
    const to = refundDestination(part);
    const cardMask = cards.find(({ id }) => id === part.id)?.cardMask ?? null;
    const same = to === 'wallet' ? ways.find((way) => way.to === 'wallet') : undefined;
    if (same) same.amountToman += part.amountToman;
    else ways.push({ to, amountToman: part.amountToman, cardMask });
  }
  return ways;
}

async function priceBefore(db: Tx, { requestId, version }: { requestId: number; version: number }): Promise<number | null> {
  const before = and(eq(requestOffers.requestId, requestId), eq(requestOffers.version, version - 1));
  const [row] = await db.select({ totalToman: requestOffers.totalToman }).from(requestOffers).where(before);
  return row?.totalToman ?? null;
}
