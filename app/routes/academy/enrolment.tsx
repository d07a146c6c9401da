import { useLoaderData } from '@remix-run/react';
import { fieldsSchema, onceField } from '#domain/fields';
import { payWish } from '#domain/wallet/pay-share';
import { applySeatCode } from '#services/academy/apply-code';
import { takeCertificate } from '#services/academy/certificate';
import { beginCourse } from '#services/academy/begin';
import { COURSE } from '#services/academy/bill';
import { leaveCourse } from '#services/academy/end';
import { enrolmentPage, type MyEnrolment } from '#services/academy/mine';
import { paySeat } from '#services/academy/pay';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { Badge } from '../../components/badge';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { DiscountCodeForm } from '../../components/discount-code-form';
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
import { AccountFrame } from '../account/account-frame';
import { OrderRefund } from '../account/order-refund';
import { shownPrice } from '../shop/checkout-fields';
import { PayWays } from '../shop/pay-ways';
import { courseTones } from './courses';
import { MyCertificate } from './my-certificate';
import { Learnt } from './learnt';
import { LeaveSeat } from './leave-seat';
import { seatCode } from './seat-code';

export const handle = { page: 'enrolment', hydrate: false };

/** One's seat in a course: until when it is held, its price line by line with a code, paying it, leaving, and what goes back. [ACAD-2, DISC-2, WAL-3] */
export const loader = page(async (ctx, at) => {
  const code = at.params['code'] ?? '';
  const bank = await lookForOne(ctx, COURSE, code.toUpperCase());
  const mine = await enrolmentPage(ctx, code);
  if ('ok' in mine) return mine;
  const failed = at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none';
  return { mine, bank, failed, over: mine.heldUntil <= ctx.now, once: newOnceKey() };
});

const codeOf = (params: Readonly<Record<string, string | undefined>>) => params['code'] ?? '';

export const action = actions({
  price: doing({
    fields: () => fieldsSchema({ code: seatCode }),
    run: (ctx, { code }, { params }) => applySeatCode(ctx, { code: codeOf(params), discount: code }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'enrolment', { code }), toast: { kind: 'success', key: 'academy.mine.priced' } }),
  }),
  'price-without': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, { params }) => applySeatCode(ctx, { code: codeOf(params), discount: null }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'enrolment', { code }), toast: { kind: 'info', key: 'academy.mine.code-off' } }),
  }),
  pay: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice, pay: payWish }),
    run: (ctx, { once, shown, pay }, { params }) =>
      paySeat(ctx, {
        ...{ key: once, code: codeOf(params), shownToman: shown, wish: pay },
        callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn'),
      }),
    then: ({ code, payUrl }, ctx) => payUrl ?? { to: href(ctx.lang, 'enrolment', { code }), toast: { kind: 'success', key: 'academy.mine.paid' } },
  }),
  begin: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, { params }) => beginCourse(ctx, codeOf(params)),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'enrolment', { code }), toast: { kind: 'success', key: 'academy.mine.begun' } }),
  }),
  certificate: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, { params }) => takeCertificate(ctx, codeOf(params)),
    then: (_value, ctx, { params }) => ({
      to: href(ctx.lang, 'enrolment', { code: codeOf(params) }),
      toast: { kind: 'success', key: 'papers.mine.taken' },
    }),
  }),
  leave: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, { params }) => leaveCourse(ctx, codeOf(params)),
    then: ({ code, backToman }, ctx) => ({
      to: href(ctx.lang, 'enrolment', { code }),
      toast: backToman > 0 ? { kind: 'success', key: 'academy.mine.left-back', facts: { backToman } } : { kind: 'success', key: 'academy.mine.left' },
    }),
  }),
});

export const meta = privateMeta('academy.mine.one', 'academy.mine.description');

export default function Enrolment() {
  const { mine, bank, failed, over, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, slug, title, group, startsAt, state, heldUntil, bill, paidToman, heldToman, availableToman, leaving, invoice, refunds, progress } = mine;
  return (
    <AccountFrame
      page="enrolment"
      title={title}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
      aside={<Badge tone={courseTones[state]}>{say(`academy.enrolment-states.${state}`)}</Badge>}
    >
      <FormErrors answer={answer} fields={{ code: seatCode }} />
      {failed && <Notice tone="warn">{say('services.pay.not-paid')}</Notice>}
      <BankNotice standing={bank} />
      <section className="card stack gap-3">
        <p>
          {group} · {say('academy.begins', { startsDate: startsAt })}
        </p>
        <p>{say(`academy.next.${state}`)}</p>
        {state === 'held' && <p>{over ? say('academy.mine.held-over') : say('academy.mine.held', { heldTime: heldUntil })}</p>}
        {progress && <Learnt slug={slug} progress={progress} />}
        {paidToman > 0 && <SummaryList rows={[{ name: say('academy.mine.paid-sum'), value: <Price toman={paidToman} />, total: true }]} />}
        {invoice && (
          <p className="small">
            <Link page="invoiceOwn" params={{ number: invoice }}>
              {say('academy.mine.invoice', { invoiceNumber: invoice })}
            </Link>
          </p>
        )}
        <p>
          <Link page="course" params={{ slug }}>
            {say('academy.seat.back')}
          </Link>
        </p>
      </section>
      {state === 'held' && bill && !over && (
        <>
          <SeatPrice mine={mine} />
          {bank.kind !== 'unanswered' && (
            <form method="post" noValidate className="stack">
              <input type="hidden" name="intent" value="pay" />
              <input type="hidden" name="once" value={once} />
              <input type="hidden" name="shown" value={bill.totalToman} />
              <PayWays
                totalToman={bill.totalToman}
                availableToman={availableToman}
                back={href(lang, 'enrolment', { code })}
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
        </>
      )}
      {state === 'paid' && (
        <section className="card stack gap-3">
          <p>{say('academy.mine.begin-rule')}</p>
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="begin" />
            <Button busyLabel={say('academy.mine.beginning')}>{say('academy.mine.begin')}</Button>
          </form>
        </section>
      )}
      <MyCertificate mine={mine} />
      {refunds.map((one) => (
        <OrderRefund key={one.id} refund={{ ...one, mayTakeToWallet: false }} once="" />
      ))}
      {leaving && <LeaveSeat backToman={leaving.backToman} />}
    </AccountFrame>
  );
}

/** The price of a held seat line by line, and a code for it. [DISC-2] */
function SeatPrice({ mine: { priceToman, bill } }: { mine: MyEnrolment }) {
  const say = useSay();
  if (!bill) return null;
  const { discountToman, discountCode, totalToman } = bill;
  return (
    <section className="card stack gap-3">
      <h2>{say('academy.price')}</h2>
      <SummaryList
        rows={[
          { name: say('academy.mine.seat'), value: <Price toman={priceToman} /> },
          ...(discountCode ? [{ name: say('academy.mine.code', { code: discountCode }), value: say('services.end.off', { feeToman: discountToman }) }] : []),
          { name: say('services.pay.total'), value: <Price toman={totalToman} />, total: true },
        ]}
      />
      <DiscountCodeForm field={seatCode} used={discountCode} words={{ use: say('academy.mine.use-code'), drop: say('academy.mine.drop-code') }} />
    </section>
  );
}
