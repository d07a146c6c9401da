import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { timeCode } from '#domain/consultations/fields';
import { fieldsSchema, onceField } from '#domain/fields';
import { payWish } from '#domain/wallet/pay-share';
import { formatMoney } from '#locales/format';
import { applyReservationCode } from '#services/consultations/apply-code';
import { CONSULTATION } from '#services/consultations/bill';
import { giveUpReservation } from '#services/consultations/give-up';
import { appointmentPage, type AppointmentPage } from '#services/consultations/mine';
import { payReservation } from '#services/consultations/pay';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { AskFirst } from '../../components/ask-first';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Countdown } from '../../components/countdown';
import { DiscountCodeForm } from '../../components/discount-code-form';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { PriceProof } from '../../components/price-proof';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { shownPrice } from '../shop/checkout-fields';
import { PayWays } from '../shop/pay-ways';
import { CancelRule } from './cancel-rule';
import { codeOf } from './code-of';
import { AppointmentFacts } from './facts';

export const handle = { page: 'appointmentPay', hydrate: false };

/** A kept time before it is paid: price, code, what cancelling would give back, paying, letting it go. What is not to be paid leads to its own page. [CONS-1, CONS-4, DISC-2, WAL-3] */
export const loader = page(async (ctx, at) => {
  const code = codeOf(at);
  const bank = await lookForOne(ctx, CONSULTATION, code);
  const mine = await appointmentPage(ctx, code);
  if ('ok' in mine) return mine;
  if ((mine.state !== 'held' || mine.byOther) && !at.refused) return redirect(href(ctx.lang, 'appointment', { code: mine.code }), 303);
  const failed = at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none';
  return { mine, bank, failed, now: ctx.now, over: mine.heldUntil <= ctx.now, once: newOnceKey() };
});

export const action = actions({
  price: doing({
    fields: () => fieldsSchema({ code: timeCode }),
    run: (ctx, { code }, at) => applyReservationCode(ctx, { code: codeOf(at), discount: code }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'appointmentPay', { code }), toast: { kind: 'success', key: 'appointments.said.priced' } }),
  }),
  'price-without': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => applyReservationCode(ctx, { code: codeOf(at), discount: null }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'appointmentPay', { code }), toast: { kind: 'info', key: 'appointments.said.code-off' } }),
  }),
  pay: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice, pay: payWish }),
    run: (ctx, { once, shown, pay }, at) =>
      payReservation(ctx, {
        ...{ key: once, code: codeOf(at), shownToman: shown, wish: pay },
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ code, payUrl }, ctx) => payUrl ?? { to: href(ctx.lang, 'appointment', { code }), toast: { kind: 'success', key: 'appointments.said.paid' } },
  }),
  'give-up': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => giveUpReservation(ctx, codeOf(at)),
    then: ({ code, state }, ctx) => ({
      to: href(ctx.lang, 'appointment', { code }),
      ...(state === 'given-up' ? { toast: { kind: 'info', key: 'appointments.said.given-up' } as const } : {}),
    }),
  }),
});

export const meta = privateMeta('appointments.summary.title', 'appointments.summary.description');

export default function Pay() {
  const { mine, bank, failed, now, over, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, state, doctor, kind, startsAt, centre, patient, heldUntil, bill, heldToman, availableToman, promise, inTime, cycles } = mine;
  const open = bill !== null && !over;
  return (
    <AccountFrame
      page="appointmentPay"
      title={say('appointments.summary.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FormErrors answer={answer} fields={{ code: timeCode, pay: payWish }} />
      {failed && <Notice tone="warn">{say('services.pay.not-paid')}</Notice>}
      <BankNotice standing={bank} />
      <section className="card lift stack gap-3">
        {over ? (
          <p>{say('appointments.summary.over')}</p>
        ) : (
          <div className="row between">
            <p>{say('appointments.summary.kept', { keptTime: heldUntil })}</p>
            <Countdown until={heldUntil} now={now} label={say('appointments.summary.left')} reload short />
          </div>
        )}
        <AppointmentFacts {...{ doctor, kind, startsAt, centre, patient }} />
        {over && doctor.slug && (
          <p>
            <ButtonLink page="doctorProfile" params={{ slug: doctor.slug }} query={{ kind }} hash="free" kind="soft">
              {say('appointments.summary.again')}
            </ButtonLink>
          </p>
        )}
      </section>
      {open && (
        <>
          <TimePrice mine={mine} />
          <section className="card stack gap-3">
            <h2 className="text-h3">{say('appointments.summary.cancel-title')}</h2>
            <CancelRule promise={promise} inTime={inTime} cycles={cycles} />
          </section>
          {bank.kind !== 'unanswered' && (
            <form method="post" noValidate className="stack">
              <input type="hidden" name="intent" value="pay" />
              <input type="hidden" name="once" value={once} />
              <input type="hidden" name="shown" value={bill.totalToman} />
              <PayWays
                totalToman={bill.totalToman}
                availableToman={availableToman}
                back={href(lang, 'appointmentPay', { code })}
                answer={answer}
                keptToman={heldToman}
              />
              {availableToman < bill.totalToman && <p className="small soft">{say('appointments.summary.credit-lacks')}</p>}
              <div>
                <Button kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('services.pay.going')}>
                  {say('services.pay.go')}
                </Button>
              </div>
            </form>
          )}
        </>
      )}
      {state === 'held' && bank.kind !== 'unanswered' && (
        <section className="card stack gap-3">
          <p className="small soft">{say('appointments.summary.give-up-text')}</p>
          <div>
            <AskFirst
              name="give-up"
              label={say('appointments.summary.give-up')}
              title={say('appointments.summary.give-up-title')}
              intent="give-up"
              yes={say('appointments.summary.give-up')}
              no={say('appointments.cancel.keep')}
            >
              {say('appointments.summary.give-up-ask')} {bill?.discountCode && say('appointments.summary.give-up-code', { code: bill.discountCode })}
            </AskFirst>
          </div>
        </section>
      )}
    </AccountFrame>
  );
}

/** The price of a kept time line by line, and a code for it. [DISC-2] */
function TimePrice({ mine: { bill } }: { mine: AppointmentPage }) {
  const lang = useLang();
  const say = useSay();
  if (!bill) return null;
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{say('appointments.what.price')}</h2>
      <PriceProof proof={{ lines: bill.proof, total: { name: say('services.pay.total'), value: formatMoney(lang, bill.totalToman) } }} />
      <DiscountCodeForm
        field={timeCode}
        used={bill.discountCode}
        words={{ use: say('appointments.summary.use-code'), drop: say('appointments.summary.drop-code') }}
      />
    </section>
  );
}
