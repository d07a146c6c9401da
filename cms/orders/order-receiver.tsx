import { formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';
import { GoesTo } from './goes-to';

type Props = { lang: Lang; order: OrderDetail['order']; buyer: OrderDetail['buyer'] };

/** Where it goes and whom to phone before dispatch. [ORD-11] */
export function OrderReceiver({ lang, order, buyer }: Props) {
  const phone = (number: string) => (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{formatPhone(lang, number)}</bdi>
    </a>
  );
  const buyerName = [buyer?.firstName, buyer?.lastName].filter(Boolean).join(' ');
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.receiver')}</h2>
      <p>
        <strong>{order.receiverName}</strong> {phone(order.receiverPhone)}
      </p>
      <GoesTo lang={lang} order={order} rest="zb-help" />
      {buyer ? (
        <p className="zb-help">
          {say(lang, 'admin.order.buyer')}: {buyerName} {phone(buyer.phone)}
        </p>
      ) : null}
    </section>
  );
}
