import { useRouteLoaderData } from '@remix-run/react';
import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import { formatPhone } from '#locales/format';
import type { OrderDetail } from '#services/orders/detail';
import type { FailedPayment } from '#services/payments/failed';
import { Notice } from '../../components/notice';
import { Said } from '../../components/said';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';

const HOURS = { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS };

type Failed = { order: Pick<OrderDetail, 'code' | 'state' | 'next'>; failed: FailedPayment };

/** A payment that failed: what stands and until when, when money that left all the same is back, and whom to call. [ORD-4, ORD-9] */
export function PaymentFailed({ order, failed }: Failed) {
  const say = useSay();
  const until = order.next.facts['untilTime'];
  return (
    <Notice tone="bad">
      <p>
        <b>{say('checkout.pay.failed')}</b> {order.state === 'awaiting-payment' && until !== undefined && say('checkout.pay.failed-kept', { untilTime: until })}
      </p>
      <MoneyTaken backBy={failed.backBy} code={order.code} />
    </Notice>
  );
}

/** What becomes of money that left the account although nothing was paid, and whom to call. [ORD-9] */
export function MoneyTaken({
  backBy,
  code,
}: {
  /** By when, where the attempt is known. */ backBy?: Date;
  /** The order that is asked about. */ code?: string;
}) {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <p>{backBy ? say('checkout.pay.taken', { backBy, ...HOURS }) : say('checkout.pay.taken-hours', HOURS)}</p>
      {shell && (
        <p className="small">
          {say('checkout.pay.call')}{' '}
          <a href={`tel:${shell.site.phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{formatPhone(lang, shell.site.phone)}</bdi>
          </a>{' '}
          ({shell.site.supportHours}) {code && <Said words="checkout.pay.call-code" facts={{ code }} />}
        </p>
      )}
    </>
  );
}
