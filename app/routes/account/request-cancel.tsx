import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import { shownDay } from '#domain/orders/shown-day';
import { cancelReason } from '#domain/service-requests/fields';
import { formatMoney, localDigits } from '#locales/format';
import { decideRequest } from '#services/service-requests/decide';
import { requestMoney, type RequestEnd } from '#services/service-requests/money';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { shownPrice } from '../shop/checkout-fields';
import { AccountFrame } from './account-frame';
import { requestAddress } from './request-address';

export const handle = { page: 'requestCancel', hydrate: false };

/** What ending a request now costs and gives back, before its requester decides; one that cannot be ended leads to itself. [INP-4, INP-7, NUM-6] */
export const loader = page(async (ctx, at) => {
  const money = await requestMoney(ctx, at.params['code'] ?? '');
  if ('ok' in money) return money;
  const { end, code, mayReportNobody } = money;
  return end ? { code, end, mayReportNobody } : redirect(requestAddress(ctx.lang, code), 303);
});

const ending = (event: 'decline' | 'cancel') =>
  doing({
    fields: () => fieldsSchema({ fee: shownPrice, reason: cancelReason }),
    run: (ctx, { fee, reason }, at) => decideRequest(ctx, { code: at.params['code'] ?? '', event, seenFeeToman: fee, ...(reason ? { reason } : {}) }),
    then: ({ code, backToman }, ctx) => ({
      to: requestAddress(ctx.lang, code),
      toast: backToman > 0 ? { kind: 'success', key: 'services.end.ended-back', facts: { backToman } } : { kind: 'success', key: 'services.end.ended' },
    }),
  });

export const action = actions({
  decline: ending('decline'),
  cancel: ending('cancel'),
  'nobody-came': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => decideRequest(ctx, { code: at.params['code'] ?? '', event: 'nobody-came' }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'requestCancel', { code }), toast: { kind: 'info', key: 'services.end.nobody-said' } }),
  }),
});

export const meta = privateMeta('services.end.title', 'services.end.description');

export default function RequestCancel() {
  const { code, end, mayReportNobody } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { feeToman, backToman } = end;
  const button =
    end.event === 'decline'
      ? say('services.end.decline')
      : feeToman > 0
        ? say('services.end.with-fee', { feeToman })
        : backToman > 0
          ? say('services.end.with-back', { backToman })
          : say('services.end.free');
  return (
    <AccountFrame
      page="requestCancel"
      title={say(end.event === 'decline' ? 'services.end.decline-title' : 'services.end.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FormErrors answer={answer} fields={{ reason: cancelReason }} />
      <p className="lead">
        {end.paidToman === 0
          ? say('services.end.lead-free')
          : feeToman === 0
            ? say('services.end.lead-back', { backToman })
            : say(backToman > 0 ? 'services.end.lead-fee' : 'services.end.lead-nothing', { backToman, feeToman })}
      </p>
      {mayReportNobody && (
        <section className="card lift stack gap-3">
          <h2>{say('services.end.nobody-title')}</h2>
          <p>{say('services.end.nobody-text')}</p>
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="nobody-came" />
            <Button busyLabel={say('services.end.ending')}>{say('services.end.nobody')}</Button>
          </form>
        </section>
      )}
      {end.paidToman > 0 && <Account end={end} />}
      <section className="card stack">
        <form method="post" noValidate className="stack">
          <input type="hidden" name="intent" value={end.event} />
          <input type="hidden" name="fee" value={feeToman} />
          <FormField field={cancelReason} name="reason" defaultValue={answer?.values['reason'] ?? ''} error={errorOf(answer, 'reason')} />
          <div className="row">
            <Button kind="danger" busyLabel={say('services.end.ending')}>
              {button}
            </Button>
            <ButtonLink kind="outline" page="serviceRequest" params={{ code }}>
              {say('services.end.keep')}
            </ButtonLink>
          </div>
        </form>
        <p className="small soft">{say('services.end.always-free')}</p>
      </section>
    </AccountFrame>
  );
}

const REFUND_HOURS = { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS };

/** What was paid, what was done, the fee and why, and what goes back where and when. */
function Account({ end }: { end: RequestEnd }) {
  const say = useSay();
  const lang = useLang();
  const { walletToman, gatewayToman, feeToman } = end;
  const paidBy =
    walletToman > 0 && gatewayToman > 0
      ? say('services.end.paid-both', { walletToman, gatewayToman })
      : say(walletToman > 0 ? 'services.end.paid-wallet' : 'services.end.paid-card');
  const rows = [
    { name: say('services.end.paid'), why: paidBy, sum: formatMoney(lang, end.paidToman) },
    { name: say('services.end.done'), why: end.carriedOutToman === 0 && say('services.end.nothing-done'), sum: formatMoney(lang, end.carriedOutToman) },
    {
      name: say('services.end.fee'),
      why: say(end.unanswered ? 'services.end.fee-none' : 'services.end.fee-why'),
      sum: feeToman > 0 ? say('services.end.off', { feeToman }) : formatMoney(lang, 0),
    },
  ];
  return (
    <section className="card stack">
      <h2>{say('services.end.account')}</h2>
      <table className="ledger">
        <tbody>
          {rows.map(({ name, why, sum }) => (
            <tr key={String(name)}>
              <td>
                {name}
                {why && <span className="block small soft">{why}</span>}
              </td>
              <td>{sum}</td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{say('services.end.back')}</b>
            </td>
            <td>
              <b>{formatMoney(lang, end.backToman)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {end.ways.map(({ to, amountToman, cardMask }) => (
        <p key={to + String(cardMask)}>
          <b>{say(to === 'wallet' ? 'services.end.to-wallet' : 'services.end.to-card', { amountToman })}</b>
          {to === 'gateway' && cardMask && (
            <>
              {' '}
              <bdi dir="ltr">{localDigits(lang, cardMask)}</bdi>
            </>
          )}
          <span className="block small soft">
            {to === 'wallet' ? say('services.end.at-once') : say('services.end.within', { ...REFUND_HOURS, dueDay: shownDay(end.backBy) })}
          </span>
        </p>
      ))}
    </section>
  );
}
