import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import { shownDay } from '#domain/orders/shown-day';
import { formatDateTime, formatWeekdayDate, localDigits } from '#locales/format';
import { refundWhy } from '#locales/refund-why';
import type { Refund } from '#services/refunds/view';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Price } from '../../components/price';
import { Timeline, type Moment } from '../../components/timeline';
import { useLang, useSay } from '../../words';

type Props = { refund: Refund; once: string };
const tones = { waiting: 'wait', calling: 'wait', refused: 'warn', done: 'ok' } as const;

/** A refund explained: how much, why and to where, promised and due when and by which rule, what was done and who owes the next step. [ORD-4, ORD-9] */
export function OrderRefund({ refund, once }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card lift stack">
      <div className="row between">
        <h2>{say('refunds.title')}</h2>
        <Badge tone={tones[refund.state]}>{say(`refunds.states.${refund.state}`)}</Badge>
      </div>
      <p>{say(refundWhy(refund))}</p>
      <table className="ledger">
        <tbody>
          <tr>
            <td>{say('refunds.amount')}</td>
            <td>
              <Price toman={refund.amountToman} />
            </td>
          </tr>
          <tr>
            <td>{say('refunds.goes-to')}</td>
            <td>
              <Where refund={refund} />
            </td>
          </tr>
          <tr>
            <td>{say('refunds.asked')}</td>
            <td>{formatDateTime(lang, refund.startsAt)}</td>
          </tr>
          <tr>
            <td>{say('refunds.promised')}</td>
            <td>{formatWeekdayDate(lang, shownDay(refund.promisedAt))}</td>
          </tr>
          <tr>
            <td>{say('refunds.due')}</td>
            <td>
              <b>{formatWeekdayDate(lang, shownDay(refund.dueAt))}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <Hours refund={refund} />
      <Steps refund={refund} />
      <p className="small">
        <b>{say('refunds.owner-title')}</b> {say(`refunds.owner.${refund.owner}`)}
      </p>
      {refund.mayTakeToWallet && <Take refund={refund} once={once} />}
    </section>
  );
}

function Where({ refund }: { refund: Refund }) {
  const lang = useLang();
  const say = useSay();
  const to = refund.doneBy ?? refund.destination;
  return (
    <>
      {say(`refunds.to.${to}`)}
      {to === 'gateway' && refund.cardMask && (
        <span className="block small">
          <bdi dir="ltr">{localDigits(lang, refund.cardMask)}</bdi>
        </span>
      )}
      {refund.handRef && <span className="block small">{say('refunds.reference', { reference: localDigits(lang, refund.handRef) })}</span>}
    </>
  );
}

/** The rule, its calendar, the holidays in between, and how much of the time has gone. */
function Hours({ refund }: { refund: Refund }) {
  const say = useSay();
  const hours = Math.min(REFUND_DUE_HOURS, Math.floor(refund.hoursPassed));
  const took = hours > 0 ? say('refunds.hours-done', { hours }) : say('refunds.hours-done-soon');
  const passed = refund.state === 'done' ? took : say('refunds.hours', { hours, to: REFUND_DUE_HOURS });
  return (
    <div className="stack gap-2">
      <span className="small">{passed}</span>
      {refund.state !== 'done' && <progress className="bar" max={REFUND_DUE_HOURS} value={hours} aria-label={passed} />}
      <p className="small soft">
        <b>{say('refunds.rule-title')}</b> {say('refunds.rule', { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS })} {say('refunds.calendar')}
        {refund.restedOn.length > 0 && <> {say('refunds.rested', { days: refund.restedOn.length })}</>}
      </p>
    </div>
  );
}

function Steps({ refund }: { refund: Refund }) {
  const say = useSay();
  const moments = refund.steps.map((step): Moment => {
    const stopped = step.step === 'refused';
    return {
      state: stopped ? 'stopped' : step.when,
      title: say(`refunds.steps.${step.step}.${step.when}`),
      text: step.at && <time dateTime={step.at.toISOString()}>{say('orders.order.done-at', { doneAt: step.at })}</time>,
    };
  });
  return <Timeline moments={moments} />;
}

function Take({ refund, once }: Props) {
  const say = useSay();
  return (
    <form method="post" noValidate className="stack gap-2">
      <input type="hidden" name="intent" value="take-refund" />
      <input type="hidden" name="once" value={once} />
      <input type="hidden" name="refund" value={refund.id} />
      <p className="small soft">{say('refunds.take-text')}</p>
      <Button kind="soft" small busyLabel={say('refunds.taking')}>
        {say('refunds.take')}
      </Button>
    </form>
  );
}
