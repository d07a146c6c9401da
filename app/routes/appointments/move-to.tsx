import { redirect, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSlotStart, slotStart } from '#domain/consultations/fields';
import { NEAREST_SHOWN } from '#domain/consultations/promises';
import { nearestOf } from '#domain/doctors/picker';
import { fieldsSchema, onceField } from '#domain/fields';
import { refuse } from '#domain/result';
import { formatTime, formatWeekdayDate } from '#locales/format';
import { moveToSlot } from '#services/consultations/move';
import { movePage } from '#services/consultations/move-page';
import { newOnceKey } from '#services/once-key';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/doctors.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { codeOf } from './code-of';
import { AppointmentFacts } from './facts';
import { NearTimes } from './near-times';

export const handle = { page: 'appointmentMoveTo', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The time to which one's booking is about to go; one that is not free any more says which are near. [CONS-3, CONS-4] */
export const loader = page(async (ctx, at) => {
  const to = readSlotStart(at.params['at'] ?? '');
  const found = await movePage(ctx, codeOf(at));
  if ('ok' in found) return found;
  const { mine, slots } = found;
  if (!to || ((mine.byOther || !mine.mayMove) && !at.refused)) return redirect(href(ctx.lang, 'appointmentMove', { code: mine.code }), 303);
  const free = slots.filter((slot) => slot.free).map(({ startsAt }) => startsAt);
  return { mine, to, free: mine.mayMove && free.some((one) => one.getTime() === to.getTime()), near: nearestOf(free, to, NEAREST_SHOWN), once: newOnceKey() };
});

export const action = actions({
  move: doing({
    fields: () => fieldsSchema({ once: onceField }),
    run: async (ctx, { once }, at) => {
      const startsAt = readSlotStart(at.params['at'] ?? '');
      return startsAt ? moveToSlot(ctx, { once, code: codeOf(at), startsAt }) : refuse('reservations.time.missing');
    },
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'appointment', { code }), toast: { kind: 'success', key: 'appointments.said.moved' } }),
  }),
});

export const meta = privateMeta('appointments.move.title', 'appointments.move.description');

export default function MoveTo() {
  const { mine, to, free, near, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { code, doctor, kind, startsAt, centre, patient, state } = mine;
  const owed = state === 'owed';
  return (
    <AccountFrame
      page="appointmentMoveTo"
      title={say(owed ? 'appointments.choose.title' : 'appointments.move.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {code}
        </bdi>
      }
    >
      <FormErrors answer={answer} fields={{}} names={{ once: null }} />
      <section className="card stack gap-3">
        <h2 className="text-h3">{say('appointments.move.now')}</h2>
        <AppointmentFacts {...{ doctor, kind, startsAt, centre, patient }} />
      </section>
      {free ? (
        <form method="post" noValidate className="card lift stack gap-3">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="once" value={once} />
          <h2>{say('appointments.move.to', { day: formatWeekdayDate(lang, to), time: formatTime(lang, to) })}</h2>
          <p className="small soft">{say(owed ? 'appointments.choose.last' : 'appointments.move.last')}</p>
          <div className="row">
            <Button busyLabel={say('appointments.move.doing')}>{say(owed ? 'appointments.choose.link' : 'appointments.move.do')}</Button>
            <ButtonLink kind="outline" page="appointmentMove" params={{ code }}>
              {say('appointments.book.another')}
            </ButtonLink>
          </div>
        </form>
      ) : (
        <section className="card lift stack gap-3">
          <h2>{say('appointments.book.gone')}</h2>
          <NearTimes near={near} to={(at) => ({ page: 'appointmentMoveTo', params: { code, at: slotStart(at) } })} />
          <p>
            <ButtonLink page="appointmentMove" params={{ code }} kind="soft">
              {say('appointments.book.another')}
            </ButtonLink>
          </p>
        </section>
      )}
    </AccountFrame>
  );
}
