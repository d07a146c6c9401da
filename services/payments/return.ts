import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx, Lang } from '../context';
import { orders } from '../store/schema.generated';
import { payments } from '../store/tables';
import { verifyAndSettle } from './ask-gateway';
import { paymentGateway } from './gateway';

/** Where a buyer who comes back from the gateway is led. */
export type Returned = { kind: 'unknown' } | { kind: 'placed' | 'refund' | 'not-paid' | 'checking'; code: string; lang: Lang };

/**
 * A buyer comes back from the gateway, or somebody says so: the payment is found by its authority and the gateway
 * is asked; what the address says of its own status is not read. [ORD-4, ORD-13]
 */
export async function paymentReturned(ctx: Ctx, authority: string): Promise<Returned> {
  const gateway = paymentGateway(ctx.rt);
  const [found] = await ctx.rt.db
    .select({ payment: payments, code: orders.code, lang: orders.lang, state: orders.state })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, gateway.provider), eq(payments.authority, authority.slice(0, 100))));
  if (!found) return { kind: 'unknown' };
  const { code, lang, payment } = found;
  if (payment.state === 'paid' || payment.state === 'unusable') return { kind: ended(payment.state, found.state), code, lang };
  const asked = await verifyAndSettle(ctx, payment);
  switch (asked.kind) {
    case 'settled':
      return { kind: ended(asked.settled.payment, asked.settled.state), code, lang };
    case 'unpaid':
    case 'open':
      return { kind: 'not-paid', code, lang };
    case 'unknown':
      return { kind: 'checking', code, lang };
  }
}

function ended(payment: 'paid' | 'unusable', state: string): 'placed' | 'refund' {
  return payment === 'unusable' || ['cancelled', 'refund-pending', 'refunded'].includes(state) ? 'refund' : 'placed';
}
