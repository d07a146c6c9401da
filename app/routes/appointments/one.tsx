import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { REPAY_HOURS, CANCEL_HOURS_AHEAD, SLOT_HELD_MINUTES } from '#domain/consultations/promises';
import { meetingNo } from '#domain/consultations/fields';
import { fieldsSchema } from '#domain/fields';
import { CONSULTATION } from '#services/consultations/bill';
import { askAnotherTime } from '#services/consultations/ask-another';
import { enterWaitingRoom } from '#services/consultations/enter';
import { appointmentPage, type AppointmentPage } from '#services/consultations/mine';
import { refuseAssigned } from '#services/consultations/refuse-assigned';
import { takeBack } from '#services/consultations/repay';
import { roomsOfAppointment } from '#services/rooms/of-reservation';
import { lookForOne } from '#services/payments/look';
import { Badge } from '../../components/badge';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { Timeline } from '../../components/timeline';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/waiting.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { OrderRefund } from '../account/order-refund';
import { CancelRule } from './cancel-rule';
import { codeOf } from './code-of';
import { Assigned, Why } from './explained';
import { AppointmentFacts } from './facts';
import { momentsOf } from './moments';
import { Rooms } from './rooms';
import { toneOf } from './tones';
import { WaitingRoom } from './waiting-room';

export const handle = { page: 'appointment', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One doctor's time: what happens next, by whom and until when; moving, cancelling, taking money back; its invoice and refunds. Its patient sees when, where and with whom. [CONS-1, CONS-4, WAL-3] */
export const loader = page(async (ctx, at) => {
  const code = codeOf(at);
  const bank = await lookForOne(ctx, CONSULTATION, code);
  const mine = await appointmentPage(ctx, code);
  return 'ok' in mine ? mine : { mine, bank, rooms: await roomsOfAppointment(ctx, code), now: ctx.now };
});

export const action = actions({
  enter: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => enterWaitingRoom(ctx, codeOf(at)),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'appointment', { code }), toast: { kind: 'success', key: 'appointments.said.entered' } }),
  }),
  another: doing({
    fields: () => fieldsSchema({ no: meetingNo }),
    run: (ctx, { no }, at) => askAnotherTime(ctx, { code: codeOf(at), meetingNo: no }),
    then: ({ code, state }, ctx) => ({
      to: href(ctx.lang, 'appointment', { code }),
      toast: { kind: 'info', key: state === 'booked' ? 'appointments.said.another' : 'appointments.said.none-found' },
    }),
  }),
  refuse: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => refuseAssigned(ctx, codeOf(at)),
    then: ({ code, backToman }, ctx) => ({
      to: href(ctx.lang, 'appointment', { code }),
      toast: { kind: 'success', key: 'appointments.said.goes-back-all', facts: { backToman } },
    }),
  }),
  'take-back': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => takeBack(ctx, codeOf(at)),
    then: ({ code, backToman }, ctx) => ({
      to: href(ctx.lang, 'appointment', { code }),
      toast: { kind: 'success', key: 'appointments.said.goes-back-all', facts: { backToman } },
    }),
  }),
});

export const meta = privateMeta('appointments.one.title', 'appointments.one.description');

export default function One() {
  const { mine, bank, rooms, now } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, doctor, kind, startsAt, centre, patient, state, byOther, missed, paidToman, backToman, invoice, refunds, waiting, explained } = mine;
  const shown = missed ? 'missed' : state;
  return (
    <AccountFrame
      page="appointment"
      title={doctor.name}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
      aside={<Badge tone={toneOf(state)}>{say(`appointments.states.${shown}`)}</Badge>}
    >
      <FormErrors answer={answer} fields={{}} />
      <BankNotice standing={bank} />
      {state === 'booked' && explained && <Assigned mine={mine} explained={explained} />}
      {waiting?.isOpen && <WaitingRoom mine={mine} waiting={waiting} now={now} />}
      <Rooms rooms={rooms} now={now} />
      <section className={`card${waiting?.isOpen ? '' : ' lift'} stack gap-3`}>
        <AppointmentFacts
          {...{ doctor, kind, startsAt, centre, patient }}
          rows={paidToman > 0 ? [{ name: say('appointments.one.paid'), value: <Price toman={paidToman} />, total: true }] : []}
        />
        {byOther && <Notice>{say('appointments.one.by-other')}</Notice>}
        {backToman > 0 && <p>{say('appointments.one.came-back', { backToman })}</p>}
        {invoice && (
          <p className="small">
            <Link page="invoiceOwn" params={{ number: invoice }}>
              {say('academy.mine.invoice', { invoiceNumber: invoice })}
            </Link>
          </p>
        )}
      </section>
      <section className="card stack gap-3">
        <h2>{say('appointments.one.next')}</h2>
        <p>
          {state === 'booked' && kind === 'in-person'
            ? say('appointments.next.booked-at', { comeTime: startsAt })
            : say(`appointments.next.${shown}`, { hours: CANCEL_HOURS_AHEAD, minutes: SLOT_HELD_MINUTES })}
        </p>
        {state === 'owed' && explained && <Why explained={explained} />}
        {!waiting?.isOpen && <Timeline moments={momentsOf(lang, mine)} />}
        {waiting && !waiting.isOpen && <WaitingRoom mine={mine} waiting={waiting} now={now} />}
        {state === 'held' && !byOther && (
          <p>
            <ButtonLink page="appointmentPay" params={{ code }}>
              {say('appointments.one.to-pay')}
            </ButtonLink>
          </p>
        )}
        {state === 'owed' && !byOther && <Owed mine={mine} />}
      </section>
      {state === 'booked' && !byOther && !explained && startsAt > now && <Change mine={mine} />}
      {refunds.map((one) => (
        <OrderRefund key={one.id} refund={{ ...one, mayTakeToWallet: false }} once="" />
      ))}
      <p className="row">
        <Link page="appointments">{say('appointments.one.all')}</Link>
        {doctor.slug && (
          <Link page="doctorProfile" params={{ slug: doctor.slug }} query={{ kind }} hash="free">
            {say('appointments.one.book-again')}
          </Link>
        )}
      </p>
    </AccountFrame>
  );
}

/** Moving and cancelling, with what cancelling gives back. [CONS-4] */
function Change({ mine }: { mine: AppointmentPage }) {
  const say = useSay();
  const { code, promise, inTime, cycles, mayMove, moved } = mine;
  return (
    <section className="card stack gap-3">
      <h2>{say('appointments.one.change')}</h2>
      <CancelRule {...{ promise, inTime, cycles }} />
      <p className="small soft">
        {mayMove
          ? say('appointments.move.rule', { hours: CANCEL_HOURS_AHEAD })
          : moved
            ? say('appointments.move.moved')
            : say('appointments.move.too-late', { hours: CANCEL_HOURS_AHEAD })}
      </p>
      <p className="row">
        {mayMove && (
          <ButtonLink page="appointmentMove" params={{ code }} kind="soft">
            {say('appointments.move.title')}
          </ButtonLink>
        )}
        <ButtonLink page="appointmentCancel" params={{ code }} kind="outline">
          {say('appointments.cancel.title')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** What did not take place: its whole price back at once, or another time. [CONS-6] */
function Owed({ mine: { code, paidToman } }: { mine: AppointmentPage }) {
  const say = useSay();
  return (
    <>
      <p>{say('appointments.one.owed', { amountToman: paidToman, hours: REPAY_HOURS })}</p>
      <p>{say('appointments.choose.rule')}</p>
      <div className="row">
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="take-back" />
          <Button busyLabel={say('appointments.one.taking-back')}>{say('appointments.one.take-back', { amountToman: paidToman })}</Button>
        </form>
        <ButtonLink page="appointmentMove" params={{ code }} kind="outline">
          {say('appointments.choose.link')}
        </ButtonLink>
      </div>
    </>
  );
}
