import { formatDateTime, formatDue } from '#locales/dates';
import { formatMoney, localDigits } from '#locales/numbers';
import { refundWhy } from '#locales/refund-why';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DeskRefund } from '#services/staff/order-refunds';
import { NounBadge } from '../work/noun-badge';
import { RefundActions } from './refund-actions';

type Props = { lang: Lang; /** Where its moves are made, as `orders/7`. */ document: string; refunds: readonly DeskRefund[]; mayCarryOut: boolean; now: Date };

/** Money on its way back: why, to where, promised and due when, each call to the gateway with its answer, and who owes the next step. [ORD-9] */
export function OrderRefunds({ lang, document, refunds, mayCarryOut, now }: Props) {
  return refunds.map((refund) => (
    <section key={refund.id} className={`zb-card${refund.owner === 'support' ? ' zb-moves' : ''}`}>
      <h2>
        {say(lang, 'admin.refund.title')} · {formatMoney(lang, refund.amountToman)} <NounBadge lang={lang} of="refund" state={refund.state} />
      </h2>
      <p>{say(lang, refundWhy(refund))}</p>
      <Dates lang={lang} refund={refund} now={now} />
      <Calls lang={lang} calls={refund.calls} />
      {refund.state === 'done' ? null : (
        <p>
          <strong>{say(lang, 'admin.refund.owner-title')}:</strong> {say(lang, `admin.refund.owner.${refund.owner}`)}
        </p>
      )}
      {mayCarryOut && refund.destination === 'gateway' && (refund.state === 'refused' || refund.state === 'waiting') ? (
        <RefundActions key={refund.state} lang={lang} document={document} refundId={refund.id} refused={refund.state === 'refused'} />
      ) : null}
    </section>
  ));
}

function Dates({ lang, refund, now }: { lang: Lang; refund: DeskRefund; now: Date }) {
  const late = refund.state !== 'done' && refund.dueAt < now;
  const to = refund.doneBy ?? refund.destination;
  return (
    <dl className="zb-pairs">
      <dt>{say(lang, 'admin.refund.goes-to')}</dt>
      <dd>
        {say(lang, `admin.refund.to.${to}`)} {to === 'gateway' && refund.cardMask ? <bdi dir="ltr">{localDigits(lang, refund.cardMask)}</bdi> : null}
        {refund.handRef ? <bdi dir="auto">{localDigits(lang, refund.handRef)}</bdi> : null}
      </dd>
      <dt>{say(lang, 'admin.refund.asked')}</dt>
      <dd>{formatDateTime(lang, refund.startsAt)}</dd>
      <dt>{say(lang, 'admin.refund.promised')}</dt>
      <dd className={late ? 'zb-late' : undefined}>
        {formatDue(lang, refund.dueAt)}
        {refund.state === 'done' ? null : <div className="zb-help">{say(lang, 'admin.refund.aim', { aim: formatDue(lang, refund.promisedAt) })}</div>}
      </dd>
      {refund.doneAt ? (
        <>
          <dt>{say(lang, 'admin.refund.done')}</dt>
          <dd>{formatDateTime(lang, refund.doneAt)}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Calls({ lang, calls }: { lang: Lang; calls: DeskRefund['calls'] }) {
  if (calls.length === 0) return null;
  return (
    <>
      <h3>{say(lang, 'admin.refund.calls')}</h3>
      <ul className="zb-plain">
        {calls.map((call) => (
          <li key={call.id}>
            {formatDateTime(lang, call.sentAt)} · {say(lang, `admin.refund.calls-state.${call.state}`)}
            {call.asked > 0 ? <> · {say(lang, 'admin.refund.asked-times', { count: call.asked })}</> : null}
            {call.answer ? (
              <div className="zb-help">
                {call.cause && call.cause !== 'other' ? say(lang, `admin.refund.answers.${call.cause}`) : null} {say(lang, 'admin.refund.bank-says')}{' '}
                <q lang="en" dir="ltr">
                  {call.answer}
                </q>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
