import { and, count, eq } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { monthPrice } from '#domain/service-requests/rental';
import { payShare, type PayWish } from '#domain/wallet/pay-share';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { say } from '#locales/say';
import { servicePrices } from '../content/service-offers';
import type { Ctx } from '../context';
import { lockPayable } from '../payables/lock';
import { openPayable } from '../payables/row';
import { newAttempt } from '../payments/attempts';
import { payFromWallet } from '../payments/from-wallet';
import { openSession } from '../payments/open-session';
import { PAYMENT_WINDOW_MINUTES } from '#domain/orders/hold';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { payables, payments, requestDetails } from '../store/tables';
import { creditThere, holdCredit } from '../wallet/hold';
import { extendRefusal, loanOf } from './loan';
import { RENTAL_MONTH } from './bill';
import { keepBillParty } from './invoice-party';
import { lastOffer, lockMyRequest, type RequestRow } from './row';
import { visitsOf } from './visit-row';

/** What another month costs today, beside what the last one cost; `isToman` is null where it is found after review. */
export type MonthPrice = { wasToman: number | null; isToman: number | null };

/** Today’s price of another month, and what the month before it cost. [INP-9] */
export async function priceOfMonth(ctx: Ctx, tx: Tx, row: RequestRow): Promise<MonthPrice> {
  const [[details], paid, offer, prices] = await Promise.all([
    tx.select({ answers: requestDetails.answers }).from(requestDetails).where(eq(requestDetails.requestId, row.id)),
    tx
      .select({ totalToman: payables.totalToman, paidAt: payables.paidAt })
      .from(payables)
      .where(and(ofMonths(row), eq(payables.state, 'paid'))),
    lastOffer(tx, row.id),
    servicePrices(ctx),
  ]);
  const item = String(details?.answers['item']);
  const [last] = paid.toSorted((one, other) => Number(other.paidAt) - Number(one.paidAt));
  const line = offer?.lines.find((one) => one.item === item);
  return {
    wasToman: last?.totalToman ?? line?.unitToman ?? (offer ? offer.totalToman - offer.depositToman : null),
    isToman: monthPrice(prices.get(item)),
  };
}

const ofMonths = ({ code, user }: Pick<RequestRow, 'code' | 'user'>) =>
  and(eq(payables.kind, RENTAL_MONTH), eq(payables.userId, user ?? 0), eq(payables.code, code));

export type PayMonth = {
  /** The form's once-key. */
  key: string;
  code: string;
  /** The price and the last day that were on the page. */ shownToman: number;
  endsOn: string;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};
type Begun = { code: string; paymentId: string | null };

/** Pays another month of what is lent at today’s price: from the wallet, at the gateway, or by both. A price or an end that the page did not show is not paid. [INP-9, ORD-4, WAL-3] */
export const payMonth = service(
  'requests.pay',
  async (ctx, { key, code, shownToman, endsOn, wish, callbackUrl }: PayMonth): Promise<Result<{ code: string; payUrl: string | null }>> => {
    const { userId } = ctx.actor;
    const form = { form: 'pay-month', key, body: { code, shownToman, endsOn, wish } };
    const begun = await commitOnce<Begun>(ctx, form, async (tx) => {
      const row = await lockMyRequest(tx, userId, code);
      if (!row) return unknownRequest;
      const loan = await loanOf(tx, row.id);
      if (!loan) return refuse('services.not-lent', undefined, { status: 409 });
      const no = extendRefusal(loan, await visitsOf(tx, row.id), ctx.now) ?? (await otherThan(ctx, tx, row, { shownToman, endsOn: loan.endsOn === endsOn }));
      if (no) return no;
      const [before] = await tx.select({ n: count() }).from(payables).where(ofMonths(row));
      const subject = `${row.id}-${loan.months + 1}-${(before?.n ?? 0) + 1}`;
      const payUntil = new Date(ctx.now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000);
      const payable = await openPayable(tx, ctx, { kind: RENTAL_MONTH, subject, userId, code: row.code, totalToman: shownToman, payUntil });
      await keepBillParty(tx, row, payable);
      const share = payShare(wish, shownToman, await creditThere(tx, { payableId: payable.id, userId }));
      if (!share.ok) return share;
      const { walletToman } = share.value;
      if (walletToman === shownToman) return fromWallet(tx, ctx, { id: payable.id, code: row.code });
      if (walletToman > 0) {
        const held = await holdCredit(tx, ctx, { payableId: payable.id, userId, amountToman: walletToman });
        if (!held.ok) return held;
      }
      const payment = await newAttempt(tx, ctx, { payable, amountToman: shownToman - walletToman });
      return { value: { code: row.code, paymentId: payment.id }, audit: { action: 'rentals.month-begun', subject: payable.id, facts: { walletToman } } };
    });
    if (!begun.ok) return begun;
    const { paymentId } = begun.value;
    if (paymentId === null) return ok({ code: begun.value.code, payUrl: null });
    const [payment] = await ctx.rt.db.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) throw new Error('a month without its payment');
    const description = say(ctx.lang, 'services.pay.gateway-description', { code: begun.value.code });
    const session = await openSession(ctx, { payment, userId, description, callbackUrl, reference: begun.value.code });
    return session.ok ? ok({ code: begun.value.code, payUrl: session.value.payUrl }) : session;
  },
);

async function fromWallet(tx: Tx, ctx: Ctx, { id, code }: { id: string; code: string }) {
  const at = await lockPayable(tx, ctx, id);
  if (!at) throw new Error(`payable ${id} is gone although it was just made`);
  const change = await payFromWallet(tx, ctx, at);
  return 'ok' in change ? change : { ...change, value: { code, paymentId: null } };
}

/** What the page showed is no longer so. */
async function otherThan(ctx: Ctx, tx: Tx, row: RequestRow, { shownToman, endsOn }: { shownToman: number; endsOn: boolean }): Promise<Refusal | null> {
  if (!endsOn) return refuse('services.rental.changed', undefined, { status: 409 });
  const { isToman } = await priceOfMonth(ctx, tx, row);
  if (isToman === null) return refuse('services.rental.no-price', undefined, { status: 409 });
  return isToman === shownToman ? null : refuse('services.offer.other-price', { wasToman: shownToman, isToman }, { status: 409 });
}
