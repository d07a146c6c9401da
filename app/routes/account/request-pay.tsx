import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { carried, fieldsSchema, onceField, type Field } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { payWish } from '#domain/wallet/pay-share';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { acceptOffer } from '#services/service-requests/accept';
import { SERVICE_BILL } from '#services/service-requests/bill';
import { requestMoney } from '#services/service-requests/money';
import { payRequest } from '#services/service-requests/pay';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { shownPrice } from '../shop/checkout-fields';
import { PayWays } from '../shop/pay-ways';
import { AccountFrame } from './account-frame';
import { AcceptForm, FeeRule, RequestEndLink, RequestSum } from './request-money';
import { requestAddress } from './request-address';

export const handle = { page: 'requestPay', hydrate: false };

/** The price of a request that is to be accepted or paid; what is neither leads to the request. [INP-3, INP-7] */
export const loader = page(async (ctx, at) => {
  const code = at.params['code'] ?? '';
  const bank = await lookForOne(ctx, SERVICE_BILL, code.toUpperCase());
  const money = await requestMoney(ctx, code);
  if ('ok' in money) return money;
  if (money.standsUntil === null) return redirect(requestAddress(ctx.lang, money.code), 303);
  return { money, bank, failed: at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none', over: money.standsUntil <= ctx.now, once: newOnceKey() };
});

const version: Field<number> = carried((typed) => (/^[1-9]\d{0,3}$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired')));

export const action = actions({
  accept: doing({
    fields: () => fieldsSchema({ version }),
    run: (ctx, form, at) => acceptOffer(ctx, { code: at.params['code'] ?? '', ...form }),
    then: ({ code, state }, ctx) =>
      state === 'waiting-payment'
        ? { to: href(ctx.lang, 'requestPay', { code }), toast: { kind: 'success', key: 'services.pay.accepted' } }
        : { to: requestAddress(ctx.lang, code), toast: { kind: 'success', key: 'services.pay.arranged' } },
  }),
  pay: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice, pay: payWish }),
    run: (ctx, { once, shown, pay }, at) =>
      payRequest(ctx, {
        ...{ key: once, code: at.params['code'] ?? '', shownToman: shown, wish: pay },
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ code, payUrl }, ctx) => payUrl ?? { to: requestAddress(ctx.lang, code), toast: { kind: 'success', key: 'services.pay.paid' } },
  }),
});

export const meta = privateMeta('services.pay.title', 'services.pay.description');

export default function RequestPay() {
  const { money, bank, failed, over, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, state, offer, standsUntil, heldToman, availableToman } = money;
  const accepts = state === 'waiting-accept';
  return (
    <AccountFrame
      page="requestPay"
      title={say(accepts ? 'services.pay.accept-title' : 'services.pay.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FormErrors answer={answer} fields={{}} />
      {failed && <Notice tone="warn">{say('services.pay.not-paid')}</Notice>}
      <BankNotice standing={bank} />
      <section className="card lift stack gap-3">
        <RequestSum money={money} />
        {standsUntil && <p className="small">{over ? say('services.pay.over') : say('services.pay.stands', { standsUntil })}</p>}
        {offer && <FeeRule offer={offer} />}
        {heldToman > 0 && <p className="small soft">{say('services.pay.kept', { walletToman: heldToman })}</p>}
        {accepts && offer && !over && <AcceptForm code={code} offer={offer} />}
      </section>
      {!accepts && !over && offer && bank.kind !== 'unanswered' && (
        <form method="post" noValidate className="stack">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="once" value={once} />
          <input type="hidden" name="shown" value={offer.totalToman} />
          <PayWays
            totalToman={offer.totalToman}
            availableToman={availableToman}
            back={href(lang, 'requestPay', { code })}
            answer={answer}
            keptToman={heldToman}
          />
          <div>
            <Button kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('services.pay.going')}>
              {say('services.pay.go')}
            </Button>
          </div>
        </form>
      )}
      <p className="small">
        <RequestEndLink money={money} />
      </p>
    </AccountFrame>
  );
}
