import { eq } from '@payloadcms/db-postgres/drizzle';
import { nextCheck } from '#domain/payments/checks';
import { refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { ulid } from 'ulidx';
import { walletProviders } from '../payments/gateway';
import { openSession } from '../payments/open-session';
import { commitOnce } from '../store/commit';
import { payments, topUps } from '../store/tables';
import { service } from '../service';

export type TopUp = {
  /** The form's once-key. */
  key: string;
  amountToman: number;
  provider: string;
  /** The page of ours that lacked the credit. */
  returnTo: string | null;
};

/** Adds credit: one top-up and its payment, then the gateway's page; two presses go to one session. [WAL-1, WAL-2] */
export const startTopUp = service(
  'wallet.top-up',
  async (ctx, { key, callbackUrl, amountToman, provider, returnTo }: TopUp & { callbackUrl: string }): Promise<Result<{ payUrl: string }>> => {
    const { actor } = ctx;
    if (!walletProviders(ctx.rt).some((one) => one === provider)) return refuse('wallet.provider.unknown', undefined, { field: 'provider' });
    const begun = await commitOnce<{ paymentId: string }>(ctx, { form: 'top-up', key, body: { amountToman, provider, returnTo } }, async (tx) => {
      const topUpId = ulid(ctx.now.getTime());
      const paymentId = ulid(ctx.now.getTime());
      await tx.insert(topUps).values({ id: topUpId, userId: actor.userId, amountToman, lang: ctx.lang, state: 'open', returnTo, createdAt: ctx.now });
      await tx.insert(payments).values({ id: paymentId, topUpId, provider, state: 'new', amountToman, createdAt: ctx.now, nextCheckAt: nextCheck(ctx.now) });
      return { value: { paymentId }, audit: { action: 'wallet.top-up-begun', subject: `user:${actor.userId}`, facts: { payment: paymentId, amountToman } } };
    });
    if (!begun.ok) return begun;
    const [payment] = await ctx.rt.db.select().from(payments).where(eq(payments.id, begun.value.paymentId));
    if (!payment) throw new Error('a top-up without its payment');
    const description = say(ctx.lang, 'wallet.gateway-description');
    return openSession(ctx, { payment, userId: actor.userId, description, callbackUrl, reference: payment.id });
  },
);
