import { eq } from '@payloadcms/db-postgres/drizzle';
import { orderAccounts } from '#domain/ledger/order-money';
import { deposited } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { PayableKind } from '../payables/kind';
import { topUps } from '../store/tables';
import { noteFailed } from '../wallet/note-failed';

type TopUpRow = typeof topUps.$inferSelect;

export const TOP_UP = 'top-up';

/** Credit that somebody adds to the wallet, as something that is paid: it has one attempt, and money that comes after its failure is credited still. [WAL-1, WAL-2, WAL-4] */
export const topUpKind: PayableKind<TopUpRow> = {
  name: TOP_UP,
  once: true,
  byWallet: 'orders.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const [row] = await tx.select().from(topUps).where(eq(topUps.id, subject)).for('update');
    return row ?? null;
  },

  mayBePaid: (_tx, _ctx, topUp) => Promise.resolve({ kind: topUp.state === 'succeeded' ? 'paid' : 'yes' }),

  async onPaid(tx, ctx, topUp, { payment }) {
    if (!payment) throw new Error(`top-up ${topUp.id} is paid by no gateway`);
    await tx.update(topUps).set({ state: 'succeeded', endedAt: ctx.now }).where(eq(topUps.id, topUp.id));
    const lines = deposited({ userId: topUp.userId, amountToman: toman(payment.amountToman), against: orderAccounts.gateway(payment.provider) });
    return {
      audit: { action: 'wallet.topped-up', subject: `user:${topUp.userId}`, facts: { payment: payment.id, amountToman: payment.amountToman } },
      entry: { cause: 'payments.received', subject: `payment:${payment.id}`, lines },
    };
  },

  async onUnpaid(tx, ctx, topUp, { why, payment }) {
    await tx.update(topUps).set({ state: 'failed', endedAt: ctx.now }).where(eq(topUps.id, topUp.id));
    await noteFailed(tx, ctx, { userId: topUp.userId, cause: 'payments.received', subject: `payment:${payment.id}`, amountToman: topUp.amountToman });
    return { audit: { action: 'wallet.top-up-failed', subject: `user:${topUp.userId}`, facts: { payment: payment.id, why } } };
  },

  onRefunded: () => Promise.resolve({}),
};
