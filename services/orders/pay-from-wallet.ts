import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, ok, type Result } from '#domain/result';
import { orderSubject } from '../deadlines/order-subject';
import { lockPayable } from '../payables/lock';
import { awaitsPayment } from '../payables/row';
import { askForPayable } from '../payments/ask-gateway';
import { payFromWallet } from '../payments/from-wallet';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { priceChanged, priceNow } from './price-now';
import { lockOrder, myOrder } from './row';

export type PayFromWallet = { /** The form's once-key. */ key: string; code: string; /** The price that the buyer saw. */ shownToman: number };
export type PaidFromWallet = { code: string };

/** Pays an order that awaits its payment from the wallet, whole, in the commit that places it; what the gateway has already taken goes first. [ORD-4, WAL-3] */
export const payOrderFromWallet = service('wallet.pay', async (ctx, { key, code, shownToman }: PayFromWallet): Promise<Result<PaidFromWallet>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  const subject = orderSubject(order.id);
  const asked = order.state === 'awaiting-payment' ? await askForPayable(ctx, subject) : { kind: 'unpaid' as const };
  if (asked.kind === 'settled') return ok({ code });
  return commitOnce<PaidFromWallet>(ctx, { form: 'pay-from-wallet', key, body: { code, shownToman } }, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const at = await lockPayable(tx, ctx, subject);
    if (!locked || !at || !awaitsPayment(at.payable, ctx.now)) return refuse('orders.not-payable', undefined, { status: 409 });
    if (locked.totalToman !== shownToman) return refuse('orders.price.changed', { shownToman, nowToman: locked.totalToman }, { status: 409 });
    const now = await priceNow(tx, ctx, locked);
    if (now) return 'ok' in now ? now : priceChanged(shownToman, now.nowToman, now.changes);
    const change = await payFromWallet(tx, ctx, at);
    return 'ok' in change ? change : { ...change, value: { code: order.code } };
  });
});
