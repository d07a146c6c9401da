import { formatMoney, formatNumber } from '#locales/format';
import type { OrderDetail } from '#services/orders/detail';
import { Price } from '../../components/price';
import { SummaryList, type SummaryRow } from '../../components/summary-list';
import { useLang, useSay } from '../../words';

/** The amounts of an order as charged. [ORD-10, PROD-3] */
export function OrderSum({ order }: { order: OrderDetail }) {
  const lang = useLang();
  const say = useSay();
  const rows: SummaryRow[] = [{ name: say('orders.order.base'), value: formatNumber(lang, order.goodsToman) }];
  if (order.discountToman > 0) {
    const by = order.group ? say('groups.share.order', { code: order.group.code }) : say('orders.order.discount');
    const name = order.discountCode ? say('checkout.review.code-shown', { code: order.discountCode }) : by;
    rows.push({ name, value: say('common.less_by', { amountToman: order.discountToman }) });
  }
  rows.push({ name: say('orders.order.delivery'), value: order.deliveryToman === 0 ? say('common.free') : formatMoney(lang, order.deliveryToman) });
  if (order.walletToman > 0) rows.push({ name: say('orders.order.from-wallet'), value: formatMoney(lang, order.walletToman) });
  rows.push({ name: say(order.paidToman > 0 ? 'orders.order.paid' : 'orders.order.to-pay'), value: <Price toman={order.totalToman} />, total: true });
  if (order.group && order.group.returnedToman > 0)
    rows.push({ name: say('groups.share.order-returned'), value: formatMoney(lang, order.group.returnedToman) });
  return <SummaryList rows={rows} />;
}
