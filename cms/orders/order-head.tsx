import { hoursOf } from '#domain/orders/day-parts';
import { formatDateTime, formatDue, formatTime } from '#locales/dates';
import { deliveryWords } from '#locales/delivery';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';
import { isRest } from './is-rest';
import { StateBadge } from './state-badge';

type Props = { lang: Lang; order: OrderDetail['order']; now: Date };

/** Whose order it is and of how much, its code, state and since when, and by when the desk has to move. [ADM-3] */
export function OrderHead({ lang, order, now }: Props) {
  const due = order.dueAt ? new Date(order.dueAt) : null;
  const late = due !== null && due < now && !isRest(order.state);
  return (
    <div className="zb-head">
      <h1>
        {say(lang, 'admin.order.finding', { name: order.receiverName, count: order.itemCount })} {formatMoney(lang, order.totalToman)}
        <small>
          <bdi dir="ltr">{order.code}</bdi>
          {order.placedAt ? ` · ${say(lang, 'admin.order.placed')} ${formatDateTime(lang, new Date(order.placedAt))}` : ''}
        </small>
      </h1>
      <StateBadge lang={lang} state={order.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(order.stateSince) })}</span>
      {due && !isRest(order.state) ? (
        <span className={late ? 'zb-late' : 'zb-due'}>
          {late ? `${say(lang, 'admin.order.overdue')}: ` : `${say(lang, 'admin.order.due')}: `}
          {formatDue(lang, due)}
        </span>
      ) : null}
      {order.promisedBy && !isRest(order.state) ? (
        <span className="zb-help">
          {say(lang, 'admin.order.promised')}:{' '}
          {order.deliveryDay
            ? deliveryWords(lang, order.deliveryDay, order.deliveryPart && hoursOf(order.deliveryPart))
            : formatDue(lang, new Date(order.promisedBy))}
        </span>
      ) : null}
      {order.state === 'awaiting-payment' && order.holdUntil ? (
        <span className="zb-help">
          {say(lang, 'admin.order.hold')} {formatTime(lang, new Date(order.holdUntil))}
        </span>
      ) : null}
    </div>
  );
}
