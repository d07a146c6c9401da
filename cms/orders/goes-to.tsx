import { placeNames } from '#domain/addresses/iran';
import { hoursOf } from '#domain/orders/day-parts';
import { deliveryWords } from '#locales/delivery';
import { localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Props = { lang: Lang; order: OrderDetail['order']; /** The class of what stands under the address, where it is smaller. */ rest?: string };

/** Where a parcel goes and when: its address, each part in its own direction, postal code, chosen day and the note to the courier. [ORD-11] */
export function GoesTo({ lang, order, rest }: Props) {
  const place = placeNames(lang, order.province, order.city);
  const parts = [
    ...new Set([place.province, place.city]),
    localDigits(lang, order.fullAddress),
    order.plate && `${say(lang, 'admin.order.plate')} ${localDigits(lang, order.plate)}`,
    order.unit && `${say(lang, 'admin.order.unit-no')} ${localDigits(lang, order.unit)}`,
  ].filter(Boolean);
  return (
    <>
      <p className="zb-words">
        {parts.map((part, index) => (
          <span key={index}>
            {index > 0 ? (lang === 'fa' ? '، ' : ', ') : ''}
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      <p className={rest}>
        {say(lang, 'admin.order.postal')} <bdi dir="ltr">{localDigits(lang, order.postalCode)}</bdi>
      </p>
      {order.deliveryDay ? (
        <p>
          {say(lang, 'orders.delivery.title')}: <strong>{deliveryWords(lang, order.deliveryDay, order.deliveryPart && hoursOf(order.deliveryPart))}</strong>
        </p>
      ) : null}
      {order.courierNote ? (
        <p className={rest}>
          {say(lang, 'admin.order.note')}: {order.courierNote}
        </p>
      ) : null}
    </>
  );
}
