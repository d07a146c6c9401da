import { hoursOf } from '#domain/orders/day-parts';
import { deliveryWords } from '#locales/delivery';
import type { OrderDetail } from '#services/orders/detail';
import { useLang, useSay } from '../../words';
import { AddressLines } from './address-lines';

type Props = { order: Pick<OrderDetail, 'receiver' | 'address' | 'delivery' | 'group'> };

/** Where an order will go, read once more before it is paid, since that cannot be changed afterwards; and the way to change it now. [ORD-3] */
export function PayGoesTo({ order: { receiver, address, delivery, group } }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack">
      <h2>{say('checkout.done.goes-to')}</h2>
      <AddressLines receiver={receiver} address={address} />
      {delivery && <p>{say('orders.delivery.chosen', { when: deliveryWords(lang, delivery.day, delivery.part && hoursOf(delivery.part)) })}</p>}
      <p className="small soft">{say(group ? 'checkout.pay.change-share' : 'checkout.pay.change')}</p>
    </section>
  );
}
