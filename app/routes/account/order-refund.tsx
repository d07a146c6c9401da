import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import { shownDay } from '#domain/orders/shown-day';
import { localDigits } from '#locales/format';
import type { OrderDetail, Refund } from '#services/orders/detail';
import { Badge } from '../../components/badge';
import { Price } from '../../components/price';
import { useLang, useSay } from '../../words';

type Props = { refund: Refund & { hoursPassed: number }; order: OrderDetail };

/** Money on its way back: how much, why, to which card, by which day, how much of the time has gone. [ORD-4, ORD-9] */
export function OrderRefund({ refund, order }: Props) {
  const lang = useLang();
  const say = useSay();
  const hours = Math.min(REFUND_DUE_HOURS, Math.floor(refund.hoursPassed));
  return (
    <section className="card lift stack">
      <div className="row between">
        <h2>{say('orders.order.refund')}</h2>
        <Badge tone="wait">{say('orders.states.refund-pending')}</Badge>
      </div>
      <p>{say(refund.second ? 'orders.order.refund-second' : 'orders.order.refund-why')}</p>
      <table className="ledger">
        <tbody>
          {order.cardMask && (
            <tr>
              <td>{say('orders.order.card')}</td>
              <td>
                <bdi dir="ltr">{localDigits(lang, order.cardMask)}</bdi>
              </td>
            </tr>
          )}
          <tr>
            <td>{say('orders.order.refund-to-card')}</td>
            <td>
              <Price toman={refund.amountToman} />
            </td>
          </tr>
        </tbody>
      </table>
      <div>
        <div className="row between small">
          <span>{say('orders.order.refund-hours', { hours })}</span>
          <b>{say('orders.order.refund-until', { dueDay: shownDay(refund.dueAt) })}</b>
        </div>
        <progress className="bar" max={REFUND_DUE_HOURS} value={hours} aria-label={say('orders.order.refund-hours', { hours })} />
        <p className="help">{say('orders.order.refund-rule', { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS })}</p>
      </div>
    </section>
  );
}
