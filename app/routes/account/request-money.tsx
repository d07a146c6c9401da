import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import type { RequestMoney as Money } from '#services/service-requests/money';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Price } from '../../components/price';
import { SummaryList } from '../../components/summary-list';
import { Link } from '../../link';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { OrderRefund } from './order-refund';

/** The money of a request: its sums, the one main button, to accept the price or to pay it, and what goes back. Nothing before there is a price. [INP-3, INP-7] */
export function RequestMoney({ money, once }: { money: Money; once: string }) {
  const say = useSay();
  const { code, state, offer, standsUntil, refunds } = money;
  const back = refunds.map((one) => <OrderRefund key={one.id} refund={one} once={once} />);
  if (!offer || standsUntil === null) return back.length > 0 ? <>{back}</> : null;
  const price = (
    <section className="card lift stack gap-3">
      <RequestSum money={money} />
      <p className="small">{say('services.pay.stands', { standsUntil })}</p>
      {state === 'waiting-accept' ? (
        <AcceptForm code={code} offer={offer} />
      ) : (
        <ButtonLink page="requestPay" params={{ code }}>
          {say('services.pay.pay', { totalToman: offer.totalToman })}
        </ButtonLink>
      )}
      <FeeRule offer={offer} />
    </section>
  );
  return (
    <>
      {price}
      {back}
    </>
  );
}

/** The price that stands, and the deposit in it. */
export function RequestSum({ money: { offer } }: { money: Money }) {
  const say = useSay();
  if (!offer) return null;
  return (
    <SummaryList
      rows={[
        ...(offer.depositToman > 0 ? [{ name: say('services.pay.deposit'), value: <Price toman={offer.depositToman} /> }] : []),
        { name: say('services.pay.total'), value: <Price toman={offer.totalToman} />, total: true },
      ]}
    />
  );
}

/** What changing one's mind costs after paying; of a deposit only where there is one. */
export function FeeRule({ offer: { totalToman, depositToman } }: { offer: NonNullable<Money['offer']> }) {
  const say = useSay();
  if (totalToman === 0) return null;
  return (
    <p className="small soft">
      {say('services.pay.fee', { feeToman: CANCELLATION_FEE_TOMAN })} {depositToman > 0 && say('services.pay.fee-deposit')}
    </p>
  );
}

/** The button that accepts the price, as it was read. */
export function AcceptForm({ code, offer }: Pick<Money, 'code'> & { offer: NonNullable<Money['offer']> }) {
  const say = useSay();
  const lang = useLang();
  const { version, totalToman } = offer;
  return (
    <form method="post" action={href(lang, 'requestPay', { code })} noValidate>
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={version} />
      <Button wide busyLabel={say('services.pay.accepting')}>
        {totalToman === 0 ? say('services.pay.accept-free') : say('services.pay.accept', { totalToman })}
      </Button>
    </form>
  );
}

/** The way to end a request, which names its fee; none where it cannot be ended. [INP-4] */
export function RequestEndLink({ money: { code, end } }: { money: Money }) {
  const say = useSay();
  if (!end) return null;
  const words =
    end.event === 'decline'
      ? say('services.end.way-decline')
      : end.feeToman > 0
        ? say('services.end.way-fee', { feeToman: end.feeToman })
        : say('services.end.way');
  return (
    <Link page="requestCancel" params={{ code }}>
      {words}
    </Link>
  );
}
