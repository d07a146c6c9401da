import { eq } from '@payloadcms/db-postgres/drizzle';
import { PAYMENT_WINDOW_MINUTES } from '#domain/orders/hold';
import { refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { ulid } from 'ulidx';
import { walletProviders } from '../gateways/gateway';
import { openPayable } from '../payables/row';
import { newAttempt } from '../payments/attempts';
import { openSession } from '../payments/open-session';
import { commitOnce } from '../store/commit';
import { payments, topUps } from '../store/tables';
import { service } from '../service';
import { TOP_UP } from './payable';

export type TopUp = {
  /** The form's once-key. */
  key: string;
  amountToman: number;
  provider: string;
  /** Our page on which the credit was missing, to go back to. */
  returnTo: string | null;
};

/** Adds credit: one top-up and its payment, then the gateway's page; two presses go to one session. [WAL-1, WAL-2] */
export const startTopUp = service(
  'wallet.top-up',
  async (ctx, { key, callbackUrl, amountToman, provider, returnTo }: TopUp & { callbackUrl: string }): Promise<Result<{ payUrl: string }>> => {
    const { userId } = ctx.actor;
    if (!walletProviders(ctx.rt).some((one) => one === provider)) return refuse('wallet.provider.unknown', undefined, { field: 'provider' });
    const begun = await commitOnce<{ paymentId: string }>(ctx, { form: 'top-up', key, body: { amountToman, provider, returnTo } }, async (tx) => {
      const id = ulid(ctx.now.getTime());
      await tx.insert(topUps).values({ id, userId, amountToman, lang: ctx.lang, state: 'open', returnTo, createdAt: ctx.now });
      const payUntil = new Date(ctx.now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000);
      const payable = await openPayable(tx, ctx, { kind: TOP_UP, subject: id, userId, code: null, totalToman: amountToman, payUntil });
      const payment = await newAttempt(tx, ctx, { payable, amountToman, provider });
      return {
        value: { paymentId: payment.id },
        audit: { action: 'wallet.top-up-begun', subject: `user:${userId}`, facts: { payment: payment.id, amountToman } },
      };
    });
    if (!begun.ok) return begun;
    const [payment] = await ctx.rt.db.select().from(payments).where(eq(payments.id, begun.value.paymentId));
    if (!payment) throw new Error('a top-up without its payment');
    const description = say(ctx.lang, 'wallet.gateway-description');
    return openSession(ctx, { payment, userId, description, callbackUrl, reference: payment.id });
  },
);
