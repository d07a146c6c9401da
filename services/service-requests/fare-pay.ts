import { count, and, eq, like } from '@payloadcms/db-postgres/drizzle';
import { PAYMENT_WINDOW_MINUTES } from '#domain/orders/hold';
import { unknownRequest } from '#domain/service-requests/code';
import type { FareState } from '#domain/service-requests/fare';
import { payShare, type PayWish } from '#domain/wallet/pay-share';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import { lockPayable } from '../payables/lock';
import { openPayable } from '../payables/row';
import { newAttempt } from '../payments/attempts';
import { payFromWallet } from '../payments/from-wallet';
import { openSession } from '../payments/open-session';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { payables, payments } from '../store/tables';
import { creditThere, holdCredit } from '../wallet/hold';
import { myWallet } from '../wallet/wallet';
import { RIDE_FARE } from './bill';
import { fareOf } from './fare-row';
import { followedRow } from './follow';
import { keepBillParty } from './invoice-party';
import { lockRequest, myRequest, type RequestRow } from './row';

/** By what somebody comes to the sum of a ride: their own request's number, or the address that they were handed. */
export type FareWay = { code: string } | { token: string };
/** What a ride costs, for whoever pays it. */
export type FarePage = { code: string; amountToman: number; state: FareState; availableToman: number };

const rowBy = (tx: Tx, ctx: Ctx & { actor: { userId: number } }, way: FareWay): Promise<RequestRow | null> =>
  'code' in way ? myRequest(tx, ctx.actor.userId, way.code) : followedRow(tx, ctx, way.token);

/** The sum of a ride: by one's own request, or by its address whoever asked; none before it is written. [AMB-1] */
export const farePage = service(
  'requests.pay',
  async (ctx, way: FareWay): Promise<FarePage | Refusal> => {
    const { db } = ctx.rt;
    const row = await rowBy(db, ctx, way);
    const fare = row && (await fareOf(db, row.id));
    if (!row || !fare) return unknownRequest;
    return { code: row.code, amountToman: fare.amountToman, state: fare.state, availableToman: availableToman(await myWallet(ctx)) };
  },
  () => unknownRequest,
);

export type PayFare = {
  /** The form's once-key. */
  key: string;
  way: FareWay;
  /** The sum that was on the page. */ shownToman: number;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};
type Begun = { code: string; paymentId: string | null };

/** Pays a ride: from the wallet, at the gateway, or by both; whoever has its address may. A sum that the page did not show is not paid, and what is paid is not paid again. [AMB-1, ORD-4, WAL-3] */
export const payFare = service(
  'requests.pay',
  async (ctx, { key, way, shownToman, wish, callbackUrl }: PayFare): Promise<Result<{ code: string; payUrl: string | null }>> => {
    const { userId } = ctx.actor;
    const begun = await commitOnce<Begun>(ctx, { form: 'pay-fare', key, body: { ...way, shownToman, wish } }, async (tx) => {
      const found = await rowBy(tx, ctx, way);
      const row = found && (await lockRequest(tx, found.id));
      const fare = row && (await fareOf(tx, row.id));
      if (!row || !fare) return unknownRequest;
      if (fare.state !== 'due') return refuse('services.fare.settled', undefined, { status: 409 });
      if (fare.amountToman !== shownToman) return refuse('services.offer.other-price', { wasToman: shownToman, isToman: fare.amountToman }, { status: 409 });
      const [before] = await tx
        .select({ n: count() })
        .from(payables)
        .where(and(eq(payables.kind, RIDE_FARE), like(payables.subject, `${row.id}-%`)));
      const payUntil = new Date(ctx.now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000);
      const subject = `${row.id}-${(before?.n ?? 0) + 1}`;
      const payable = await openPayable(tx, ctx, { kind: RIDE_FARE, subject, userId, code: row.code, totalToman: shownToman, payUntil });
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
      return { value: { code: row.code, paymentId: payment.id }, audit: { action: 'requests.fare-begun', subject: payable.id, facts: { walletToman } } };
    });
    if (!begun.ok) return begun;
    const { code, paymentId } = begun.value;
    if (paymentId === null) return ok({ code, payUrl: null });
    const [payment] = await ctx.rt.db.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) throw new Error('a ride without its payment');
    const description = say(ctx.lang, 'services.pay.gateway-description', { code });
    const session = await openSession(ctx, { payment, userId, description, callbackUrl, reference: code });
    return session.ok ? ok({ code, payUrl: session.value.payUrl }) : session;
  },
);

async function fromWallet(tx: Tx, ctx: Ctx, { id, code }: { id: string; code: string }) {
  const at = await lockPayable(tx, ctx, id);
  if (!at) throw new Error(`payable ${id} is gone although it was just made`);
  const change = await payFromWallet(tx, ctx, at);
  return 'ok' in change ? change : { ...change, value: { code, paymentId: null } };
}
