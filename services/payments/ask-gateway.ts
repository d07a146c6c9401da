import { and, eq, isNotNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import { leaseUntil } from '#domain/payments/checks';
import type { Result } from '#domain/result';
import { awaitElsewhere, type Ctx } from '../context';
import { payments } from '../store/tables';
import type { Settled } from './case';
import { gatewayOf } from '../gateways/gateway';
import { failAttempt } from './attempts';
import { settlePayment } from './settle';

type PaymentRow = typeof payments.$inferSelect;
/** The result of asking the gateway; `unknown` means that it did not say: ask again. */
export type Asked = { kind: 'settled'; settled: Settled } | { kind: 'unpaid' } | { kind: 'open' } | { kind: 'unknown' };

/** Asks the gateway to verify a payment and settles what it confirms; nothing else is believed. [ORD-4] */
export async function verifyAndSettle(ctx: Ctx, payment: PaymentRow): Promise<Asked> {
  if (!payment.authority) return { kind: 'unpaid' };
  const gateway = gatewayOf(ctx.rt, payment.provider);
  if (!gateway) {
    ctx.rt.log.error({ payment: payment.id, provider: payment.provider }, 'a payment of a gateway that this set-up does not know');
    return { kind: 'unknown' };
  }
  const { amountToman, authority } = payment;
  const verified = await awaitElsewhere(ctx, () => gateway.verify({ amountToman, authority }));
  switch (verified.kind) {
    case 'paid':
      return outcome(ctx, await settlePayment(ctx, payment.id, verified));
    case 'not-paid': {
      const status = await awaitElsewhere(ctx, () => gateway.inquire(authority));
      if (status.kind === 'in-bank') return { kind: 'open' };
      return status.kind === 'failed' || status.kind === 'reversed' || status.kind === 'unknown' ? ended(ctx, payment, status.kind) : { kind: 'unknown' };
    }
    case 'amount-differs':
    case 'unknown':
      ctx.rt.log.error({ payment: payment.id, answer: verified.kind }, 'the gateway does not know this payment as we asked for it');
      return ended(ctx, payment, verified.kind);
    case 'refused':
    case 'unreachable':
      ctx.rt.log.warn({ payment: payment.id, answer: verified }, 'the gateway did not verify');
      return { kind: 'unknown' };
  }
}

function outcome(ctx: Ctx, settled: Result<Settled>): Asked {
  if (settled.ok) return { kind: 'settled', settled: settled.value };
  ctx.rt.log.error({ refusal: settled.code }, 'a verified payment was not settled; it is tried again');
  return { kind: 'unknown' };
}

/** Whether the gateway says that nothing was paid and that its page is closed. */
async function ended(ctx: Ctx, payment: PaymentRow, why: string): Promise<Asked> {
  if (payment.state === 'requested') await failAttempt(ctx, payment, why);
  return { kind: 'unpaid' };
}

/** Asks for every payment of a payable that could have been paid; the first that was settles it. */
export async function askForPayable(ctx: Ctx, payableId: string): Promise<Asked> {
  const open = await ctx.rt.db
    .select()
    .from(payments)
    .where(and(eq(payments.payableId, payableId), isNotNull(payments.authority), notInArray(payments.state, ['paid', 'unusable'])));
  let answer: Asked = { kind: 'unpaid' };
  for (const payment of open) {
    const asked = await verifyAndSettle(ctx, payment);
    if (asked.kind === 'settled') return asked;
    if (asked.kind === 'unknown' || answer.kind === 'unpaid') answer = asked;
  }
  return answer;
}

/** Claims a payment while the gateway is asked (a lease); false when another process has it. */
export async function claim(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  const claimed = await ctx.rt.db
    .update(payments)
    .set({ nextCheckAt: leaseUntil(ctx.now), checks: payment.checks + 1 })
    .where(and(eq(payments.id, payment.id), eq(payments.checks, payment.checks), notInArray(payments.state, ['paid', 'unusable'])))
    .returning({ id: payments.id });
  return claimed.length > 0;
}
