import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import { orders } from '../store/schema.generated';
import { payments, topUps } from '../store/tables';
import { verifyAndSettle } from './ask-gateway';
import type { SettledOrder } from './case';
import { walletProviders } from './gateway';
import { clockwork } from '../service';

/** Where a buyer who comes back from the gateway is led. */
export type Returned =
  | { kind: 'unknown' }
  | { kind: 'placed' | 'refund' | 'not-paid' | 'checking'; code: string; lang: Lang }
  | { kind: 'credited' | 'not-credited' | 'crediting'; amountToman: number; returnTo: string | null; lang: Lang };

/**
 * A buyer comes back from the gateway, or somebody says so: the payment is found by its authority and the gateway
 * is asked; what the address says of its own status is not read. [ORD-4, ORD-13, WAL-2]
 */
export const paymentReturned = clockwork('payments.settle', async (ctx, authority: string): Promise<Returned> => {
  const [found] = await ctx.rt.db
    .select({ payment: payments, order: { code: orders.code, lang: orders.lang, state: orders.state }, topUp: topUps })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(topUps, eq(topUps.id, payments.topUpId))
    .where(and(inArray(payments.provider, walletProviders(ctx.rt)), eq(payments.authority, authority.slice(0, 100))));
  if (!found) return { kind: 'unknown' };
  const { payment, order, topUp } = found;
  if (topUp) {
    const { amountToman, returnTo, lang } = topUp;
    const kind = payment.state === 'paid' ? 'credited' : creditOf((await verifyAndSettle(ctx, payment)).kind);
    return { kind, amountToman, returnTo, lang };
  }
  if (!order) return { kind: 'unknown' };
  const { code, lang } = order;
  if (payment.state === 'paid' || payment.state === 'unusable') return { kind: ended(payment.state, order.state), code, lang };
  const asked = await verifyAndSettle(ctx, payment);
  switch (asked.kind) {
    case 'settled':
      return asked.settled.kind === 'order' ? { kind: ended(asked.settled.payment, asked.settled.state), code, lang } : { kind: 'unknown' };
    case 'unpaid':
      return { kind: 'not-paid', code, lang };
    // What the bank has not ended may still become money.
    case 'open':
    case 'unknown':
      return { kind: 'checking', code, lang };
  }
});

function creditOf(asked: 'settled' | 'unpaid' | 'open' | 'unknown'): 'credited' | 'not-credited' | 'crediting' {
  if (asked === 'settled') return 'credited';
  return asked === 'unpaid' ? 'not-credited' : 'crediting';
}

function ended(payment: SettledOrder['payment'], state: string): 'placed' | 'refund' {
  return payment === 'unusable' || ['cancelled', 'refund-pending', 'refunded'].includes(state) ? 'refund' : 'placed';
}
