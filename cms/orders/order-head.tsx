import { formatDue, formatTime } from '#locales/dates';
import { hoursOf } from '#domain/orders/day-parts';
import { deliveryWords } from '#locales/delivery';
import type { ProposalKind } from '#domain/orders/proposal';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';
import { isRest } from './is-rest';
import { StateBadge } from './state-badge';

type Props = {
  lang: Lang;
  order: OrderDetail['order'];
  now: Date;
  /** What the buyer is being asked. */ asked?: { kind: ProposalKind; askedAt: Date; agreeBy: Date };
};

/** Code, state, since when, due when; a deadline that has passed is said in words, and so is what the buyer is being asked. [ADM-3, ORD-7] */
export function OrderHead({ lang, order, now, asked }: Props) {
  const due = order.dueAt ? new Date(order.dueAt) : null;
  const late = due !== null && due < now && !isRest(order.state);
  return (
    <div className="zb-head">
      <h1>
        <bdi dir="ltr">{order.code}</bdi>
      </h1>
      <StateBadge lang={lang} state={order.state} />
      {asked ? (
        <strong className="zb-waits">
          {say(lang, 'admin.order.waits', { what: say(lang, `orders.proposal.kinds.${asked.kind}`), askedAt: asked.askedAt, agreeBy: asked.agreeBy })}
        </strong>
      ) : null}
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
