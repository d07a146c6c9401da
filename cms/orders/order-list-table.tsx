import Link from 'next/link';
import { placeNames } from '#domain/addresses/iran';
import { formatDateTime, formatShortDate } from '#locales/dates';
import { formatMoney, formatNumber, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffOrderRow } from '#services/staff/order-list';
import { isRest } from './is-rest';
import { StateBadge } from './state-badge';

type Props = { lang: Lang; rows: readonly StaffOrderRow[]; now: Date };

/** The orders of one page, one a line; on a phone one a card, with each heading before its value. [ADM-3, ORD-10] */
export function OrderListTable({ lang, rows, now }: Props) {
  const heads = {
    code: say(lang, 'admin.orders.code'),
    state: say(lang, 'admin.orders.state'),
    due: say(lang, 'admin.order.due'),
    receiver: say(lang, 'admin.order.receiver'),
    city: say(lang, 'admin.orders.city'),
    items: say(lang, 'admin.orders.items'),
    total: say(lang, 'admin.order.total'),
    paid: say(lang, 'admin.order.paid'),
  };
  return (
    // A box that scrolls is reached by the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="zb-scroll" role="region" aria-label={say(lang, 'admin.collections.orders.many')} tabIndex={0}>
      <table className="zb-table zb-list">
        <thead>
          <tr>
            {Object.entries(heads).map(([key, head]) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link href={`/admin/collections/orders/${row.id}`} prefetch={false}>
                  <bdi dir="ltr">{row.code}</bdi>
                </Link>
                <span className="zb-help">{formatShortDate(lang, row.madeAt)}</span>
              </th>
              <td data-head={heads.state}>
                <StateBadge lang={lang} state={row.state} />
                <span className="zb-help">{say(lang, 'admin.order.since', { since: row.since })}</span>
              </td>
              <td data-head={heads.due}>
                <Due lang={lang} row={row} now={now} />
              </td>
              <td data-head={heads.receiver}>
                <Who lang={lang} row={row} />
              </td>
              <td data-head={heads.city}>{placeNames(lang, row.province, row.city).city}</td>
              <td data-head={heads.items}>{formatNumber(lang, row.itemCount)}</td>
              <td data-head={heads.total}>{formatMoney(lang, row.totalToman)}</td>
              <td data-head={heads.paid}>{row.paidToman > 0 ? formatMoney(lang, row.paidToman) : say(lang, 'admin.orders.unpaid')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Due({ lang, row: { dueAt, state }, now }: { lang: Lang; row: StaffOrderRow; now: Date }) {
  if (!dueAt || isRest(state)) return <span className="zb-help">{say(lang, 'admin.orders.no-due')}</span>;
  if (dueAt >= now) return <span>{formatDateTime(lang, dueAt)}</span>;
  return (
    <span className="zb-late">
      {say(lang, 'admin.order.overdue')}: {formatDateTime(lang, dueAt)}
    </span>
  );
}

/** Who receives it; who bought it too, when that is somebody else. */
function Who({ lang, row: { receiver, buyer } }: { lang: Lang; row: StaffOrderRow }) {
  return (
    <>
      <bdi>{receiver.name}</bdi>
      <span className="zb-help">
        <bdi dir="ltr">{formatPhone(lang, receiver.phone)}</bdi>
      </span>
      {buyer.phone && buyer.phone !== receiver.phone ? (
        <span className="zb-help">
          {say(lang, 'admin.order.buyer')}: <bdi>{buyer.name}</bdi> <bdi dir="ltr">{formatPhone(lang, buyer.phone)}</bdi>
        </span>
      ) : null}
    </>
  );
}
