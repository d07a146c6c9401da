import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dayStart, isDay } from '#domain/calendars/day';
import { carried, fieldsSchema, onceField } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { payWish } from '#domain/wallet/pay-share';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { RENTAL_MONTH } from '#services/service-requests/bill';
import { payMonth } from '#services/service-requests/month';
import { monthPage } from '#services/service-requests/my-rental';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { SummaryList } from '../../components/summary-list';
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

export const handle = { page: 'requestMonth', hydrate: false };

/** Another month of what is lent, at today’s price; what cannot have one leads to its request. [INP-9] */
export const loader = page(async (ctx, at) => {
  const code = at.params['code'] ?? '';
  const bank = await lookForOne(ctx, RENTAL_MONTH, code.toUpperCase());
  const month = await monthPage(ctx, code);
  if ('ok' in month) return month.status === 409 ? redirect(requestAddress(ctx.lang, code), 303) : month;
  return { month, bank, failed: at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none', once: newOnceKey() };
});

const endsOn = carried((typed) => (isDay(typed) ? ok(typed) : refuse('common.form.expired')));

export const action = actions({
  pay: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice, endsOn, pay: payWish }),
    run: (ctx, { once, shown, endsOn: seen, pay }, at) =>
      payMonth(ctx, {
        ...{ key: once, code: at.params['code'] ?? '', shownToman: shown, endsOn: seen, wish: pay },
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ code, payUrl }, ctx) => payUrl ?? { to: requestAddress(ctx.lang, code), toast: { kind: 'success', key: 'services.rental.extended' } },
  }),
});

export const meta = privateMeta('services.rental.month-title', 'services.rental.month-description');

export default function RequestMonth() {
  const { month, bank, failed, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, wasToman, isToman, depositToman, availableToman } = month;
  return (
    <AccountFrame
      page="requestMonth"
      title={say('services.rental.month-title')}
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
        <p>{say('services.rental.month-text', { endsDay: dayStart(month.endsOn), nextDay: dayStart(month.nextOn) })}</p>
        <SummaryList
          rows={[
            ...(wasToman === null ? [] : [{ name: say('services.rental.was-price'), value: <Price toman={wasToman} /> }]),
            { name: say('services.rental.is-price'), value: <Price toman={isToman} />, total: true },
          ]}
        />
        {depositToman > 0 && <p className="small soft">{say('services.rental.deposit-stays')}</p>}
      </section>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="once" value={once} />
        <input type="hidden" name="shown" value={isToman} />
        <input type="hidden" name="endsOn" value={month.endsOn} />
        <PayWays totalToman={isToman} availableToman={availableToman} back={href(lang, 'requestMonth', { code })} answer={answer} />
        <div>
          <Button kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('services.pay.going')}>
            {say('services.rental.go')}
          </Button>
        </div>
      </form>
      <p className="small">
        <Link page="serviceRequest" params={{ code }}>
          {say('services.pay.to-request')}
        </Link>
      </p>
    </AccountFrame>
  );
}
