import { formatDateTime, formatTime, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';
import { isRest } from './is-rest';
import { StateBadge } from './state-badge';

/** Code, state, since when, due when; a deadline that has passed is said in words. [ADM-3] */
export function OrderHead({ lang, order, now }: { lang: Lang; order: OrderDetail['order']; now: Date }) {
  const due = order.dueAt ? new Date(order.dueAt) : null;
  const late = due !== null && due < now && !isRest(order.state);
  return (
    <div className="zb-head">
      <h1>
        <bdi dir="ltr">{order.code}</bdi>
      </h1>
      <StateBadge lang={lang} state={order.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(order.stateSince) })}</span>
      {due && !isRest(order.state) ? (
        <span className={late ? 'zb-late' : 'zb-due'}>
          {late ? `${say(lang, 'admin.order.overdue')}: ` : `${say(lang, 'admin.order.due')}: `}
          {formatDateTime(lang, due)}
        </span>
      ) : null}
      {order.promisedBy && !isRest(order.state) ? (
        <span className="zb-help">
          {say(lang, 'admin.order.promised')}: {formatWeekdayDate(lang, new Date(order.promisedBy))}
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
