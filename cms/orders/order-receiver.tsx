import { placeNames } from '#domain/addresses/iran';
import { hoursOf } from '#domain/orders/day-parts';
import { deliveryWords } from '#locales/delivery';
import { formatPhone, localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Props = { lang: Lang; order: OrderDetail['order']; buyer: OrderDetail['buyer'] };

/** Where it goes and whom to phone before dispatch. [ORD-11] */
export function OrderReceiver({ lang, order, buyer }: Props) {
  const phone = (number: string) => (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{formatPhone(lang, number)}</bdi>
    </a>
  );
  const place = placeNames(lang, order.province, order.city);
  const between = lang === 'fa' ? '، ' : ', ';
  const more = [
    order.plate ? `${say(lang, 'admin.order.plate')} ${localDigits(lang, order.plate)}` : '',
    order.unit ? `${say(lang, 'admin.order.unit-no')} ${localDigits(lang, order.unit)}` : '',
  ].filter(Boolean);
  const buyerName = [buyer?.firstName, buyer?.lastName].filter(Boolean).join(' ');
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.receiver')}</h2>
      <p>
        <strong>{order.receiverName}</strong> {phone(order.receiverPhone)}
      </p>
      <p>
        {[place.province, place.city, order.fullAddress, ...more].map((part, index) => (
          <span key={part}>
            {index > 0 ? between : ''}
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      <p className="zb-help">
        {say(lang, 'admin.order.postal')} <bdi dir="ltr">{localDigits(lang, order.postalCode)}</bdi>
      </p>
      {order.deliveryDay ? (
        <p>
          {say(lang, 'orders.delivery.title')}: <strong>{deliveryWords(lang, order.deliveryDay, order.deliveryPart && hoursOf(order.deliveryPart))}</strong>
        </p>
      ) : null}
      {order.courierNote ? (
        <p className="zb-help">
          {say(lang, 'admin.order.note')}: {order.courierNote}
        </p>
      ) : null}
      {buyer ? (
        <p className="zb-help">
          {say(lang, 'admin.order.buyer')}: {buyerName} {phone(buyer.phone)}
        </p>
      ) : null}
    </section>
  );
}
