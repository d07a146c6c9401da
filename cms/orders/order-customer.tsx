import Link from 'next/link';
import { formatDate } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderBeside } from '#services/staff/order-beside';

type Props = { lang: Lang; userId: number; customer: OrderBeside['customer']; /** Whether this role may open the customer's page. */ open: boolean };

/** Who buys: since when, and what else is theirs. [ADM-3] */
export function OrderCustomer({ lang, userId, customer, open }: Props) {
  const { since, orders, returned, devices, tickets } = customer;
  const title = say(lang, 'admin.order.customer');
  return (
    <section className="zb-card">
      <div className="zb-hd">
        <h2>{open ? <Link href={`/admin/collections/users/${userId}`}>{title}</Link> : title}</h2>
        <span className="zb-help">{say(lang, 'staff.customer.since', { since: formatDate(lang, since) })}</span>
      </div>
      <dl className="zb-pairs">
        <dt>{say(lang, 'admin.collections.orders.many')}</dt>
        <dd>
          {formatNumber(lang, orders)}
          {returned > 0 ? ` · ${say(lang, 'admin.order.returned', { count: returned })}` : ''}
        </dd>
        <dt>{say(lang, 'admin.order.devices')}</dt>
        <dd>{formatNumber(lang, devices)}</dd>
        <dt>{say(lang, 'admin.order.open-tickets')}</dt>
        <dd>{tickets > 0 ? formatNumber(lang, tickets) : say(lang, 'staff.customer.none')}</dd>
      </dl>
    </section>
  );
}
