import { useLoaderData } from '@remix-run/react';
import { workingHoursBetween } from '#domain/calendars/working-hours';
import { formatDateTime } from '#locales/format';
import { loadHolidays } from '#services/calendars/holidays';
import { orderDetail } from '#services/orders/detail';
import { ButtonLink } from '../../components/button-link';
import { Link } from '../../link';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AddressLines } from '../shop/address-lines';
import { BoughtLines } from '../shop/bought-lines';
import { OrderSum } from '../shop/order-sum';
import { AccountFrame } from './account-frame';
import { OrderBadge } from './order-badge';
import { OrderRefund } from './order-refund';
import { OrderTimeline } from './order-timeline';

export const handle = { page: 'order', hydrate: true };

/** One order of the buyer's, with the timeline that staff see too. [ORD-9, ORD-10, ORD-12] */
export const loader = page(async (ctx, at) => {
  const order = await orderDetail(ctx, at.params['code'] ?? '');
  if ('ok' in order) return order;
  const holidays = await loadHolidays(ctx.rt.db);
  const refunds = order.refunds.map((refund) => ({ ...refund, hoursPassed: workingHoursBetween('orders', refund.startsAt, ctx.now, holidays) }));
  return { order, refunds };
});

export const meta = privateMeta('orders.title', 'orders.order.description');

export default function Order() {
  const { order, refunds } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const when = order.placedAt
    ? say('orders.order.placed-at', { placedAt: formatDateTime(lang, order.placedAt) })
    : say('orders.order.made-at', { madeAt: formatDateTime(lang, order.madeAt) });
  return (
    <AccountFrame
      page="order"
      title={
        <>
          {say('orders.order.title', { code: '' })}
          <bdi dir="ltr" className="ltr">
            {order.code}
          </bdi>
        </>
      }
      lead={when}
      aside={<OrderBadge state={order.state} />}
    >
      {order.state === 'awaiting-payment' && (
        <ButtonLink page="pay" params={{ code: order.code }}>
          {say('orders.order.pay-now')}
        </ButtonLink>
      )}
      <div className="two even">
        <section className="card stack">
          <h2>{say('orders.order.where')}</h2>
          <OrderTimeline steps={order.timeline} />
        </section>
        <div className="stack">
          {refunds.map((refund, at) => (
            <OrderRefund key={at} refund={refund} order={order} />
          ))}
          <section className="card stack">
            <h2>{say('orders.order.goods')}</h2>
            <div>
              <BoughtLines lines={order.lines} />
            </div>
            <OrderSum order={order} />
          </section>
          <section className="card stack">
            <h2>{say('orders.order.deliver-to')}</h2>
            <AddressLines receiver={order.receiver} address={order.address} />
            {order.courierNote && (
              <p className="small">
                {say('orders.order.courier-note')}: {order.courierNote}
              </p>
            )}
          </section>
        </div>
      </div>
      <p className="small">
        <Link page="orders">{say('orders.order.back')}</Link>
      </p>
    </AccountFrame>
  );
}
