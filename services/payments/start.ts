import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { nextCheck } from '#domain/payments/checks';
import { unpaidEndsAt } from '#domain/orders/hold';
import { ok, refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import { lockOrder, myOrder, type OrderRow } from '../orders/row';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { payments } from '../store/tables';
import { paymentGateway } from './gateway';

type PaymentRow = typeof payments.$inferSelect;
export type StartPayment = { code: string; /** Where the gateway sends the buyer back to. */ callbackUrl: string };

/**
 * Opens a session at the gateway for an order that awaits its payment and gives the address to send the buyer to.
 * The request is made outside any transaction; its authority is stored before the buyer is sent, so that a session
 * that we do not know is one that nobody can pay. [ORD-4]
 */
export async function startPayment(ctx: Ctx, { code, callbackUrl }: StartPayment): Promise<Result<{ payUrl: string }>> {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return refuse('orders.code.unknown', undefined, { status: 404 });
  const attempt = await openAttempt(ctx, order.id);
  if (!attempt.ok) return attempt;
  const gateway = paymentGateway(ctx.rt);
  if (attempt.value.authority) return ok({ payUrl: gateway.payUrl(attempt.value.authority) });
  const asked = await gateway.request({
    amountToman: attempt.value.amountToman,
    description: say(order.lang, 'checkout.gateway-description', { code: order.code }),
    callbackUrl,
    phone: await phoneOf(ctx, order),
    orderCode: order.code,
  });
  if (asked.kind !== 'opened') {
    ctx.rt.log.warn({ payment: attempt.value.id, answer: asked }, 'the gateway opened no session');
    return refuse('payments.gateway.unreachable', undefined, { status: 503 });
  }
  const authority = await keepAuthority(ctx, attempt.value, asked.authority);
  return authority ? ok({ payUrl: gateway.payUrl(authority) }) : refuse('orders.not-payable', undefined, { status: 409 });
}

/** The attempt that is open, or a new one where the last has failed; two presses get the same. */
async function openAttempt(ctx: Ctx, orderId: number): Promise<Result<PaymentRow>> {
  return commit<PaymentRow>(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const over = order ? ctx.now >= unpaidEndsAt(new Date(order.createdAt)) : true;
    if (!order || order.state !== 'awaiting-payment' || over) return refuse('orders.not-payable', undefined, { status: 409 });
    const open = and(eq(payments.orderId, order.id), inArray(payments.state, ['new', 'requested']));
    const [attempt] = await tx.select().from(payments).where(open).limit(1);
    if (attempt) return { value: attempt, audit: [] };
    const provider = paymentGateway(ctx.rt).provider;
    const [again] = await tx
      .insert(payments)
      .values({ id: ulid(), orderId: order.id, provider, state: 'new', amountToman: order.totalToman, createdAt: ctx.now, nextCheckAt: nextCheck(ctx.now) })
      .returning();
    if (!again) throw new Error('a payment was not made');
    return { value: again, audit: { action: 'payments.again', subject: `order:${order.id}`, facts: { payment: again.id } } };
  });
}

/** Keeps the first authority that arrives; a second press goes to the first one's session. */
async function keepAuthority(ctx: Ctx, attempt: PaymentRow, authority: string): Promise<string | null> {
  const [kept] = await ctx.rt.db
    .update(payments)
    .set({ state: 'requested', authority, requestedAt: ctx.now, nextCheckAt: nextCheck(ctx.now) })
    .where(and(eq(payments.id, attempt.id), eq(payments.state, 'new'), isNull(payments.authority)))
    .returning({ authority: payments.authority });
  if (kept) return kept.authority;
  const [there] = await ctx.rt.db
    .select({ authority: payments.authority })
    .from(payments)
    .where(and(eq(payments.id, attempt.id), eq(payments.state, 'requested')));
  return there?.authority ?? null;
}

async function phoneOf(ctx: Ctx, order: OrderRow): Promise<string | undefined> {
  const [buyer] = await ctx.rt.db.select({ phone: users.phone }).from(users).where(eq(users.id, order.user));
  return buyer?.phone;
}
