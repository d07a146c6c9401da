import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { nextCheck } from '#domain/payments/checks';
import { ok, refuse, type Result } from '#domain/result';
import { awaitElsewhere, type Ctx } from '../context';
import { users } from '../store/schema.generated';
import { payments } from '../store/tables';
import { gatewayOf } from '../gateways/gateway';

type PaymentRow = typeof payments.$inferSelect;
type Opening = { payment: PaymentRow; userId: number; description: string; callbackUrl: string; reference: string };

/**
 * Opens a session at the gateway for a payment and gives the address to send the buyer to. The request is made
 * outside any transaction; its authority is stored before the buyer is sent, so that a session that we do not know
 * is one that nobody can pay; a second press goes to the first one's session. [ORD-4, WAL-2]
 */
export async function openSession(ctx: Ctx, { payment, userId, description, callbackUrl, reference }: Opening): Promise<Result<{ payUrl: string }>> {
  const gateway = gatewayOf(ctx.rt, payment.provider);
  if (!gateway) return unreachable;
  if (payment.authority) return ok({ payUrl: gateway.payUrl(payment.authority) });
  const phone = await phoneOf(ctx, userId);
  const { amountToman } = payment;
  const asked = await awaitElsewhere(ctx, () => gateway.request({ amountToman, description, callbackUrl, phone, orderCode: reference }));
  if (asked.kind !== 'opened') {
    ctx.rt.log.warn({ payment: payment.id, answer: asked }, 'the gateway opened no session');
    return unreachable;
  }
  const authority = await keepAuthority(ctx, payment, asked.authority);
  return authority ? ok({ payUrl: gateway.payUrl(authority) }) : refuse('orders.not-payable', undefined, { status: 409 });
}

const unreachable = refuse('payments.gateway.unreachable', undefined, { status: 503 });

/** Keeps the first authority that arrives. */
async function keepAuthority(ctx: Ctx, payment: PaymentRow, authority: string): Promise<string | null> {
  const [kept] = await ctx.rt.db
    .update(payments)
    .set({ state: 'requested', authority, requestedAt: ctx.now, nextCheckAt: nextCheck(ctx.now) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'new'), isNull(payments.authority)))
    .returning({ authority: payments.authority });
  if (kept) return kept.authority;
  const [there] = await ctx.rt.db
    .select({ authority: payments.authority })
    .from(payments)
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'requested')));
  return there?.authority ?? null;
}

async function phoneOf(ctx: Ctx, userId: number): Promise<string | undefined> {
  const [buyer] = await ctx.rt.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return buyer?.phone;
}
