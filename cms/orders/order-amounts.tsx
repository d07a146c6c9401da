import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Props = { lang: Lang; order: OrderDetail['order']; /** The tax that is part of the total. */ tax: { percent: number; toman: number } };

/** The order's sums, as the buyer saw them, and the tax that they hold. [ORD-2] */
export function OrderAmounts({ lang, order, tax }: Props) {
  const free = order.deliveryToman === 0;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.amounts')}</h2>
      <dl className="zb-pairs">
        <dt>{say(lang, 'admin.order.goods')}</dt>
        <dd>{formatMoney(lang, order.goodsToman)}</dd>
        {order.discountToman > 0 ? (
          <>
            <dt>
              {say(lang, 'admin.order.discount')} {order.discountCode ? <bdi dir="ltr">{order.discountCode}</bdi> : null}
            </dt>
            <dd>{formatMoney(lang, order.discountToman)}</dd>
          </>
        ) : null}
        <dt>{say(lang, 'admin.order.delivery')}</dt>
        <dd>{free ? say(lang, 'admin.order.free') : formatMoney(lang, order.deliveryToman)}</dd>
        <dt>{say(lang, 'admin.order.total')}</dt>
        <dd>
          <strong>{formatMoney(lang, order.totalToman)}</strong>
        </dd>
        {tax.percent > 0 ? (
          <>
            <dt>{say(lang, 'admin.order.tax', { vatPercent: tax.percent })}</dt>
            <dd>{formatMoney(lang, tax.toman)}</dd>
          </>
        ) : null}
        <dt>{say(lang, 'admin.order.paid')}</dt>
        <dd>{formatMoney(lang, order.paidToman)}</dd>
      </dl>
    </section>
  );
}
