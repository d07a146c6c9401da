import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { carriedNumber, fieldsSchema, onceField } from '#domain/fields';
import { payWish } from '#domain/wallet/pay-share';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { SERVICE_SUPPLEMENT } from '#services/service-requests/bill';
import { requestMoney } from '#services/service-requests/money';
import { declineSupplement, paySupplement } from '#services/service-requests/supplement';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { shownPrice } from '../shop/checkout-fields';
import { PayWays } from '../shop/pay-ways';
import { AccountFrame } from './account-frame';
import { requestAddress } from './request-address';
import { DeclineSupplement, SupplementSum } from './request-supplement-part';

export const handle = { page: 'requestSupplement', hydrate: false };

/** What is asked for on top of a price that is paid; where nothing is, the request says what became of it. [INP-4] */
export const loader = page(async (ctx, at) => {
  const code = at.params['code'] ?? '';
  const bank = await lookForOne(ctx, SERVICE_SUPPLEMENT, code.toUpperCase());
  const money = await requestMoney(ctx, code);
  if ('ok' in money) return money;
  const supplement = money.supplements.find(({ state }) => state === 'open');
  if (!supplement) return redirect(requestAddress(ctx.lang, money.code), 303);
  const failed = at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none';
  return { money, supplement, bank, failed, over: supplement.payUntil <= ctx.now, once: newOnceKey() };
});

const codeOf = (at: { params: Readonly<Record<string, string | undefined>> }) => at.params['code'] ?? '';

export const action = actions({
  pay: doing({
    fields: () => fieldsSchema({ once: onceField, ordinal: carriedNumber, shown: shownPrice, pay: payWish }),
    run: (ctx, { once, ordinal, shown, pay }, at) =>
      paySupplement(ctx, {
        ...{ key: once, code: codeOf(at), ordinal, shownToman: shown, wish: pay },
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ code, payUrl }, ctx) => payUrl ?? { to: requestAddress(ctx.lang, code), toast: { kind: 'success', key: 'services.supplement.paid' } },
  }),
  decline: doing({
    fields: () => fieldsSchema({ ordinal: carriedNumber }),
    run: (ctx, { ordinal }, at) => declineSupplement(ctx, { code: codeOf(at), ordinal }),
    then: ({ code }, ctx) => ({ to: requestAddress(ctx.lang, code), toast: { kind: 'success', key: 'services.supplement.declined' } }),
  }),
});

export const meta = privateMeta('services.supplement.title', 'services.supplement.description');

export default function RequestSupplement() {
  const { money, supplement, bank, failed, over, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, availableToman } = money;
  const { ordinal, amountToman, heldToman } = supplement;
  return (
    <AccountFrame
      page="requestSupplement"
      title={say('services.supplement.title')}
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
        <SupplementSum money={money} supplement={supplement} />
        {heldToman > 0 && <p className="small soft">{say('services.pay.kept', { walletToman: heldToman })}</p>}
        {over && <p className="small">{say('services.supplement.late')}</p>}
      </section>
      {!over && bank.kind !== 'unanswered' && (
        <form method="post" noValidate className="stack">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="once" value={once} />
          <input type="hidden" name="ordinal" value={ordinal} />
          <input type="hidden" name="shown" value={amountToman} />
          <PayWays
            totalToman={amountToman}
            availableToman={availableToman}
            back={href(lang, 'requestSupplement', { code })}
            answer={answer}
            keptToman={heldToman}
          />
          <div>
            <Button kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('services.pay.going')}>
              {say('services.supplement.go')}
            </Button>
          </div>
        </form>
      )}
      <DeclineSupplement code={code} ordinal={ordinal} />
      <p className="small">
        <Link page="serviceRequest" params={{ code }}>
          {say('services.pay.to-request')}
        </Link>
      </p>
    </AccountFrame>
  );
}
