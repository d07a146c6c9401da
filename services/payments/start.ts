import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { nextCheck } from '#domain/payments/checks';
import { unpaidEndsAt } from '#domain/orders/hold';
import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import { priceChanged, priceNow } from '../orders/price-now';
import { lockOrder, myOrder } from '../orders/row';
import { commit } from '../store/commit';
import { payments } from '../store/tables';
import { heldFor } from '../wallet/hold';
import { paymentGateway } from './gateway';
import { openSession } from './open-session';
import { service } from '../service';

type PaymentRow = typeof payments.$inferSelect;
export type StartPayment = { code: string; /** Where the gateway sends the buyer back to. */ callbackUrl: string };

/** Sends the buyer to the gateway for what an order lacks, at the price that they saw: when that no longer stands, it is said first. [ORD-4, PROD-3] */
export const startPayment = service('orders.pay', async (ctx, { code, callbackUrl }: StartPayment): Promise<Result<{ payUrl: string }>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  const now = await priceNow(ctx.rt.db, ctx, order);
  if (now) return 'ok' in now ? now : priceChanged(now.wasToman, now.nowToman, now.changes);
  const attempt = await openAttempt(ctx, order.id);
  if (!attempt.ok) return attempt;
  const description = say(order.lang, 'checkout.gateway-description', { code: order.code });
  return openSession(ctx, { payment: attempt.value, userId: order.user, description, callbackUrl, reference: order.code });
});

/** The attempt that is open, or a new one where the last has failed, for what the wallet's kept part leaves; two presses get the same. */
async function openAttempt(ctx: Ctx, orderId: number): Promise<Result<PaymentRow>> {
  return commit<PaymentRow>(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const over = order ? ctx.now >= unpaidEndsAt(new Date(order.createdAt)) : true;
    if (!order || order.state !== 'awaiting-payment' || over) return refuse('orders.not-payable', undefined, { status: 409 });
    const open = and(eq(payments.orderId, order.id), inArray(payments.state, ['new', 'requested']));
    const amountToman = order.totalToman - ((await heldFor(tx, order.id))?.amountToman ?? 0);
    const [attempt] = await tx.select().from(payments).where(open).limit(1);
    if (attempt && attempt.amountToman === amountToman) return { value: attempt, audit: [] };
    // What the wallet kept has changed since: the open session's amount is no longer what is owed.
    if (attempt) await tx.update(payments).set({ state: 'failed', failure: 'other-amount' }).where(eq(payments.id, attempt.id));
    const provider = paymentGateway(ctx.rt).provider;
    const [again] = await tx
      .insert(payments)
      .values({ id: ulid(), orderId: order.id, provider, state: 'new', amountToman, createdAt: ctx.now, nextCheckAt: nextCheck(ctx.now) })
      .returning();
    if (!again) throw new Error('a payment was not made');
    return { value: again, audit: { action: 'payments.again', subject: `order:${order.id}`, facts: { payment: again.id } } };
  });
}
