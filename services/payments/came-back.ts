import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { isSettled } from '#domain/payments/arrived';
import type { Ctx } from '../context';
import { walletProviders } from '../gateways/gateway';
import type { PayableRow } from '../payables/kind';
import { payables, payments } from '../store/tables';
import { verifyAndSettle } from './ask-gateway';

/** What is known of a payment whose payer comes back: it paid, it is refunded, nothing was paid, or the bank has not finished and money may still arrive. */
export type CameBack = { payable: PayableRow; outcome: 'paid' | 'back' | 'unpaid' | 'checking' };

/** Whoever comes back from the gateway, or says so: the payment is found by its authority and the gateway is asked; null for one that is not ours. [ORD-4, ORD-13] */
export async function cameBack(ctx: Ctx, authority: string): Promise<CameBack | null> {
  const [found] = await ctx.rt.db
    .select({ payment: payments, payable: payables })
    .from(payments)
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .where(and(inArray(payments.provider, walletProviders(ctx.rt)), eq(payments.authority, authority.slice(0, 100))));
  if (!found) return null;
  const { payment, payable } = found;
  if (isSettled(payment.state)) return { payable, outcome: payment.state === 'paid' && payable.state === 'paid' ? 'paid' : 'back' };
  const asked = await verifyAndSettle(ctx, payment);
  switch (asked.kind) {
    case 'settled':
      return asked.settled;
    case 'unpaid':
      return { payable, outcome: 'unpaid' };
    case 'open':
    case 'unknown':
      return { payable, outcome: 'checking' };
  }
}
