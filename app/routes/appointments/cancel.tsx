import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CANCEL_HOURS_AHEAD } from '#domain/consultations/promises';
import { fieldsSchema, onceField } from '#domain/fields';
import { cancelReservation } from '#services/consultations/cancel';
import { appointmentPage } from '#services/consultations/mine';
import { newOnceKey } from '#services/once-key';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { shownPrice } from '../shop/checkout-fields';
import { CancelRule } from './cancel-rule';
import { codeOf } from './code-of';
import { AppointmentFacts } from './facts';

export const handle = { page: 'appointmentCancel', hydrate: false };

/** What cancelling gives back at this moment, to the toman, before it is done; what cannot be cancelled leads to itself. [CONS-4, CONS-5] */
export const loader = page(async (ctx, at) => {
  const mine = await appointmentPage(ctx, codeOf(at));
  if ('ok' in mine) return mine;
  if ((mine.byOther || mine.state !== 'booked') && !at.refused) return redirect(href(ctx.lang, 'appointment', { code: mine.code }), 303);
  return { mine, once: newOnceKey() };
});

export const action = actions({
  cancel: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice }),
    run: (ctx, { once, shown }, at) => cancelReservation(ctx, { once, code: codeOf(at), shownToman: shown }),
    then: ({ code, backToman }, ctx) => ({
      to: href(ctx.lang, 'appointment', { code }),
      toast:
        backToman > 0 ? { kind: 'success', key: 'appointments.said.cancelled', facts: { backToman } } : { kind: 'info', key: 'appointments.said.forfeited' },
    }),
  }),
});

export const meta = privateMeta('appointments.cancel.title', 'appointments.cancel.description');

export default function Cancel() {
  const { mine, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { code, state, doctor, kind, startsAt, centre, patient, paidToman, backNowToman, promise, inTime, cycles, closesUntil } = mine;
  return (
    <AccountFrame
      page="appointmentCancel"
      title={say('appointments.cancel.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FormErrors answer={answer} fields={{}} names={{ once: null, shown: null }} />
      <section className="card lift stack gap-3">
        <AppointmentFacts
          {...{ doctor, kind, startsAt, centre, patient }}
          rows={[
            { name: say('appointments.one.paid'), value: <Price toman={paidToman} /> },
            { name: say('appointments.cancel.back'), value: <Price toman={backNowToman} />, total: true },
          ]}
        />
        {state === 'booked' && (
          <>
            {inTime ? (
              <CancelRule {...{ promise, inTime, cycles }} />
            ) : (
              <Notice tone="warn">{say('appointments.cancel.nothing', { hours: CANCEL_HOURS_AHEAD })}</Notice>
            )}
            {closesUntil && <Notice tone="warn">{say('appointments.cancel.closes', { openDay: closesUntil })}</Notice>}
            <form method="post" noValidate className="row">
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="once" value={once} />
              <input type="hidden" name="shown" value={backNowToman} />
              <Button kind="danger" busyLabel={say('appointments.cancel.doing')}>
                {backNowToman > 0 ? say('appointments.cancel.do', { backToman: backNowToman }) : say('appointments.cancel.do-nothing')}
              </Button>
              <ButtonLink kind="outline" page="appointment" params={{ code }}>
                {say('appointments.cancel.keep')}
              </ButtonLink>
            </form>
          </>
        )}
      </section>
    </AccountFrame>
  );
}
