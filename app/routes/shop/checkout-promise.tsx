import { DELIVERY_DAYS_ELSEWHERE, DELIVERY_DAYS_TEHRAN } from '#domain/orders/delivery';
import type { Checkout } from '#services/orders/checkout';
import { Ticks } from '../../components/ticks';
import { useSay } from '../../words';

/** By when it is there, as a day, and what else is promised. [ORD-7, ORD-11, WAR-1] */
export function CheckoutPromise({ shown }: { shown: Checkout }) {
  const say = useSay();
  const days = say('checkout.review.days-tehran', { tehran: DELIVERY_DAYS_TEHRAN, elsewhere: DELIVERY_DAYS_ELSEWHERE });
  const delivery = shown.highQuantity
    ? say('checkout.review.promise-high')
    : shown.promisedDay
      ? say('checkout.review.promise', { promisedDay: shown.promisedDay })
      : days;
  return (
    <Ticks
      items={[
        { icon: 'truck', text: delivery },
        { icon: 'shield', text: say('cart.promise.warranty') },
      ]}
    />
  );
}
