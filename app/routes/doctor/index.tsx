import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { doctorTimes } from '#services/consultations/of-doctor';
import { doctorDesk } from '#services/questions/doctor';
import { nearDay } from '../../components/doctors/when';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/questions.css?url';
import { useLang, useSay } from '../../words';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctor', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What waits for a doctor, and whom they meet next. [COMM-2, CONS-1] */
export const loader = page(async (ctx) => {
  const [desk, times] = await Promise.all([doctorDesk(ctx), doctorTimes(ctx)]);
  const next = times.ok ? times.value.find(({ state, startsAt }) => state === 'booked' && startsAt > ctx.now) : undefined;
  return desk.ok ? { ...desk.value, next: next?.startsAt ?? null, now: ctx.now } : desk;
});

export const meta = privateMeta('questions.doctor.home', 'questions.doctor.home-description');

export default function Doctor() {
  const { open, mine, waiting, next, now } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  return (
    <DoctorFrame page="doctor" title={say('questions.doctor.home')} lead={say('questions.doctor.home-lead')}>
      <section className="card stack gap-2">
        <h2 className="text-h3">
          <Link page="doctorAppointments">{say('doctors.desk.title')}</Link>
        </h2>
        <p className="small soft">{next ? say('doctors.desk.next', { day: nearDay(lang, now, next), nextTime: next }) : say('doctors.desk.none')}</p>
      </section>
      <section className="card stack gap-2">
        <h2 className="text-h3">
          <Link page="doctorHours">{say('doctors.hours.title')}</Link>
        </h2>
        <p className="small soft">{say('doctors.hours.description')}</p>
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
    </DoctorFrame>
  );
}
