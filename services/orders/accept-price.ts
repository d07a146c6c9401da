import { unknownOrder } from '#domain/orders/tracking-code';
import type { Result } from '#domain/result';
import { orderSubject } from '../deadlines/order-subject';
import { askForPayable } from '../payments/ask-gateway';
import type { WantedAddress } from './address-for';
import { placeOrder, type Placed } from './place';
import { myOrder } from './row';
import { service } from '../service';

type AcceptPrice = {
  key: string;
  code: string;
  shownToman: number;
  /** With this form, where the terms have changed since the first order. */
  acceptsTerms?: boolean;
};

/** The buyer accepts the price that stands now: an order of the same things takes the place of the one whose price has changed, in one commit; its code is not void, since it was not they who changed it. [PROD-3, DISC-3, ORD-4] */
export const acceptPrice = service('orders.pay', async (ctx, { key, code, shownToman, acceptsTerms = false }: AcceptPrice): Promise<Result<Placed>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  if (order.state === 'awaiting-payment') {
    const asked = await askForPayable(ctx, orderSubject(order.id));
    if (asked.kind === 'settled') return { ok: true, value: { orderId: order.id, code, paid: true } };
  }
  const { courierNote } = order;
  return placeOrder(ctx, { key, shownToman, acceptsTerms, address: { fields: addressOf(order) }, courierNote, instead: order.id });
});

function addressOf(order: { [K in keyof Fields]: Fields[K] }): Fields {
  const { receiverName, receiverPhone, country, province, city, fullAddress, unit, plate, postalCode } = order;
  return { receiverName, receiverPhone, country, province, city, fullAddress, unit, plate, postalCode };
}
type Fields = Extract<WantedAddress, { fields: unknown }>['fields'];
