import Link from 'next/link';
import { hoursOf } from '#domain/orders/day-parts';
import { isCancelled } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import { rests } from '#domain/work/nouns';
import { formatDateTime, formatDue, formatTime } from '#locales/dates';
import { deliveryWords } from '#locales/delivery';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';
import { Said } from '../desk/said';
import { StateNow } from '../moves/state-now';

/** While its goods are in the house or on their way, a parcel has its slip. */
const packed = ['placed', 'queued', 'confirmed', 'dispatched'] as const satisfies readonly OrderState[];

type Props = { lang: Lang; order: OrderDetail['order']; now: Date; /** Whether its buyer is being asked what is to be sent. */ asked: boolean };

/** Whose order it is and of how much, its code, state and since when, and by when the desk has to move. [ADM-3] */
export function OrderHead({ lang, order, now, asked }: Props) {
  const due = order.dueAt ? new Date(order.dueAt) : null;
  const late = due !== null && due < now && !rests('orders', order.state);
  return (
    <div className="zb-head">
      <h1>
        <Said lang={lang} words="admin.order.finding" facts={{ name: order.receiverName, count: order.itemCount }} /> {formatMoney(lang, order.totalToman)}
        <small>
          <bdi dir="ltr">{order.code}</bdi>
          {order.placedAt ? ` · ${say(lang, 'admin.order.placed')} ${formatDateTime(lang, new Date(order.placedAt))}` : ''}
        </small>
      </h1>
      <StateNow lang={lang} of="orders" id={order.id} state={order.state} />
      <span className="zb-help">{say(lang, 'admin.order.since', { since: new Date(order.stateSince) })}</span>
      {due && !rests('orders', order.state) ? (
        <span className={late ? 'zb-late' : 'zb-due'}>
          {late ? `${say(lang, 'admin.order.overdue')}: ` : `${say(lang, 'admin.order.due')}: `}
          {formatDue(lang, due)}
        </span>
      ) : null}
      {order.promisedBy && !rests('orders', order.state) && !isCancelled(order.state) ? (
        <span className="zb-help">
          {say(lang, 'admin.order.promised')}:{' '}
          {order.deliveryDay
            ? deliveryWords(lang, order.deliveryDay, order.deliveryPart && hoursOf(order.deliveryPart))
            : formatDue(lang, new Date(order.promisedBy))}
        </span>
      ) : null}
      {isCancelled(order.state) ? <span className="zb-help">{moneyOf(lang, order)}</span> : null}
      {order.state === 'awaiting-payment' && order.holdUntil ? (
        <span className="zb-help">
          {say(lang, 'admin.order.hold')} {formatTime(lang, new Date(order.holdUntil))}
        </span>
      ) : null}
      {!asked && (packed as readonly string[]).includes(order.state) ? (
        <Link className="zb-chip" href={`/admin/slip/${order.id}`} prefetch={false}>
          {say(lang, 'admin.order.slip')}
        </Link>
      ) : null}
    </div>
  );
}

/** What becomes of the money of a cancelled order. [ORD-9] */
function moneyOf(lang: Lang, { state, paidToman }: Props['order']): string {
  if (paidToman <= 0) return say(lang, 'admin.order.money.none');
  return say(lang, `admin.order.money.${state === 'refunded' ? 'back' : 'goes'}`, { amountToman: paidToman });
}
