import { formatDateTime } from '#locales/dates';
import { formatMoney, localDigits } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

type Props = { lang: Lang; payments: OrderDetail['payments']; walletToman: number };

/** What the wallet gave, and each attempt to pay at the gateway. [ORD-4, ORD-9] */
export function OrderPayments({ lang, payments, walletToman }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.payments')}</h2>
      {payments.length === 0 && walletToman === 0 ? <p className="zb-help">{say(lang, 'admin.order.no-payments')}</p> : null}
      <ul className="zb-plain">
        {walletToman > 0 ? (
          <li>
            {formatMoney(lang, walletToman)} · {say(lang, 'admin.order.from-wallet')}
          </li>
        ) : null}
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
    </section>
  );
}
