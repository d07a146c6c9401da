import Link from 'next/link';
import { formatDateTime } from '#locales/dates';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { refundsDue } from '#services/staff/refunds-due';
import { refundTones } from '../orders/order-refunds';

type Props = { lang: Lang; refunds: Awaited<ReturnType<typeof refundsDue>>; now: Date };

/** Money that still has to go back, what waits for a person first. [ORD-9, ADM-3] */
export function RefundsDue({ lang, refunds, now }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.refund.list')}</h2>
      <ul className="zb-plain zb-due-list">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Link href={`/admin/collections/orders/${refund.orderId}`}>
              <bdi dir="ltr">{refund.code}</bdi>
            </Link>
            <span className={`zb-badge zb-badge--${refundTones[refund.state]}`}>{say(lang, `admin.refund.states.${refund.state}`)}</span>
            <span>{formatMoney(lang, refund.amountToman)}</span>
            <span className={refund.dueAt && refund.dueAt < now ? 'zb-late' : 'zb-help'}>
              {refund.dueAt ? formatDateTime(lang, refund.dueAt) : say(lang, 'admin.order.due-none')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
