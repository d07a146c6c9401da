import { hoursOf } from '#domain/orders/day-parts';
import { deliveryWords } from '#locales/delivery';
import type { OrderDetail } from '#services/orders/detail';
import { Ticks } from '../../components/ticks';
import { useLang, useSay } from '../../words';

/** What happens next, each with its day. [ORD-6, ORD-7, ORD-11, ORD-12] */
export function NextSteps({ order }: { order: OrderDetail }) {
  const lang = useLang();
  const say = useSay();
  const first =
    order.state === 'under-review'
      ? say('checkout.done.next-review')
      : order.queuedFor
        ? say('checkout.done.next-queue', { queuedDay: order.queuedFor })
        : null;
  return (
    <Ticks
      items={[
        ...(first ? [{ icon: 'clock' as const, text: first }] : []),
        { icon: 'phone', text: say('checkout.done.next-call') },
        ...(order.delivery
          ? [
              {
                icon: 'truck' as const,
                text: say('checkout.done.next-deliver-on', {
                  when: deliveryWords(lang, order.delivery.day, order.delivery.part && hoursOf(order.delivery.part)),
                }),
              },
            ]
          : order.promisedDay
            ? [{ icon: 'truck' as const, text: say('checkout.done.next-deliver', { promisedDay: order.promisedDay }) }]
            : []),
      ]}
    />
  );
}
