import { formatDateTime } from '#locales/dates';
import { formatMoney, localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Props = { lang: Lang; payments: OrderDetail['payments']; refundDueAt: Date | null };

/** Each attempt to pay, and by when money is owed back. [ORD-9] */
export function OrderPayments({ lang, payments, refundDueAt }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.payments')}</h2>
      {payments.length === 0 ? <p className="zb-help">{say(lang, 'admin.order.no-payments')}</p> : null}
      <ul className="zb-plain">
        {payments.map((payment) => (
          <li key={payment.id}>
            {formatMoney(lang, payment.amountToman)} · {say(lang, `admin.order.payment.${payment.state}`)}
            <div className="zb-help">
              {formatDateTime(lang, payment.settledAt ?? payment.createdAt)}
              {payment.refId ? (
                <>
                  {' · '}
                  {say(lang, 'admin.order.ref')} <bdi dir="ltr">{localDigits(lang, payment.refId)}</bdi>
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {refundDueAt ? (
        <p className="zb-due">
          {say(lang, 'admin.order.refund-due')}: {formatDateTime(lang, refundDueAt)}
        </p>
      ) : null}
    </section>
  );
}
