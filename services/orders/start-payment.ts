import { unknownOrder } from '#domain/orders/tracking-code';
import type { Result } from '#domain/result';
import { say } from '#locales/say';
import { orderSubject } from '../deadlines/order-subject';
import { openAttempt } from '../payments/attempts';
import { openSession } from '../payments/open-session';
import { service } from '../service';
import { priceChanged, priceNow } from './price-now';
import { myOrder } from './row';

export type StartPayment = { code: string; /** Where the gateway sends the buyer back to. */ callbackUrl: string };

/** Sends the buyer to the gateway for the unpaid part of an order, at the price that they saw; a changed price is shown first. [ORD-4, PROD-3] */
export const startPayment = service('orders.pay', async (ctx, { code, callbackUrl }: StartPayment): Promise<Result<{ payUrl: string }>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  const now = await priceNow(ctx.rt.db, ctx, order);
  if (now) return 'ok' in now ? now : priceChanged(now.wasToman, now.nowToman, now.changes);
  const attempt = await openAttempt(ctx, orderSubject(order.id));
  if (!attempt.ok) return attempt;
  const description = say(order.lang, 'checkout.gateway-description', { code: order.code });
  return openSession(ctx, { payment: attempt.value, userId: order.user, description, callbackUrl, reference: order.code });
});
