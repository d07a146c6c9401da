import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { reservationCode } from '#domain/consultations/fields';
import { formatWeekdayDate } from '#locales/format';
import { beHere } from '#services/consultations/be-here';
import { doctorDay } from '#services/consultations/day';
import { doctorDesk } from '#services/questions/doctor';
import { FormErrors } from '../../components/form-errors';
import { Renews } from '../../components/renews';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/waiting.css?url';
import places from '../../styles/questions.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { DayTimes } from './day-times';
import { DoctorFrame } from './doctor-frame';
import { NextPatient } from './next-patient';

export const handle = { page: 'doctor', hydrate: false };
export const links: LinksFunction = () => [places, styles].map((sheet) => ({ rel: 'stylesheet', href: sheet }));
/** How often the page looks whether somebody has come. */
const LOOK_SECONDS = 15;

/** A doctor's day: who waits, whom they meet when, and what else waits for them. [COMM-2, CONS-6, CONS-8] */
export const loader = page(async (ctx) => {
  const [desk, day] = await Promise.all([doctorDesk(ctx), doctorDay(ctx)]);
  if (!desk.ok) return desk;
  return day.ok ? { ...desk.value, ...day.value, now: ctx.now } : day;
});

export const action = actions({
  here: doing({
    fields: () => fieldsSchema({ code: reservationCode }),
    run: (ctx, { code }) => beHere(ctx, code),
    then: (_done, ctx) => ({ to: href(ctx.lang, 'doctor'), toast: { kind: 'success', key: 'doctors.day.said-here' } }),
  }),
});

export const meta = privateMeta('doctors.day.title', 'doctors.day.description');

export default function Doctor() {
  const { open, mine, waiting, times, next, punctual, now } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const talks = times.filter(({ state }) => state !== 'free');
  const past = talks.filter(({ state }) => state !== 'booked' && state !== 'now').length;
  const counts = talks.length > 0 ? ` · ${say('doctors.day.times', { count: talks.length })} · ${say('doctors.day.past', { count: past })}` : '';
  return (
    <DoctorFrame
      page="doctor"
      title={formatWeekdayDate(lang, now)}
      lead={say('doctors.day.lead', { nowTime: now }) + counts}
      aside={punctual && <p className="small soft">{say('doctors.day.on-time', punctual)}</p>}
    >
      <FormErrors answer={answer} names={{ code: null }} />
      {next && <NextPatient next={next} now={now} />}
      <section className="card stack gap-2" aria-labelledby="today">
        <div className="row between">
          <h2 className="text-h3" id="today">
            {say('doctors.day.today')}
          </h2>
          <Link page="doctorAppointments">{say('doctors.day.all')}</Link>
        </div>
        {times.length === 0 ? (
          <>
            <p>{say('doctors.day.none')}</p>
            <p className="small soft">{say('doctors.day.none-text')}</p>
          </>
        ) : (
          <DayTimes times={times} next={next} now={now} />
        )}
        <Renews
          now={[next?.code, next?.enteredAt !== null, next?.doctor.is, next?.state, past, times.length].join(' ')}
          seconds={LOOK_SECONDS}
          link={say('doctors.day.look')}
          says={say('doctors.day.renews')}
        />
      </section>
      <section className="card stack gap-2">
        <h2 className="text-h3">
          <Link page="doctorQuestions">{say('questions.doctor.questions')}</Link>
        </h2>
        <p>{open > 0 ? say('questions.doctor.wait', { count: open }) : say('questions.doctor.none')}</p>
        <p className="small soft">
          {say('questions.doctor.mine', { count: mine })}
          {waiting > 0 && ` · ${say('questions.doctor.mine-waiting', { count: waiting })}`}
        </p>
      </section>
      <section className="card stack gap-2">
        <h2 className="text-h3">
          <Link page="doctorHours">{say('doctors.hours.title')}</Link>
        </h2>
        <p className="small soft">{say('doctors.hours.description')}</p>
      </section>
    </DoctorFrame>
  );
}
