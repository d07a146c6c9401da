import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { DOCTOR_EARLY_MINUTES } from '#domain/consultations/promises';
import { formatTime } from '#locales/format';
import { doctorTimes } from '#services/consultations/of-doctor';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { nearDay } from '../../components/doctors/when';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/doctors.css?url';
import { useLang, useSay } from '../../words';
import { toneOf } from '../appointments/tones';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctorAppointments', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Whom a doctor meets, day by day. [DOC-3, CONS-1] */
export const loader = page(async (ctx) => {
  const found = await doctorTimes(ctx);
  return found.ok ? { times: found.value, now: ctx.now } : found;
});

export const meta = privateMeta('doctors.desk.title', 'doctors.desk.description');

export default function DoctorAppointments() {
  const { times, now } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const days = [...new Set(times.map(({ startsAt }) => tehranDay(startsAt)))];
  return (
    <DoctorFrame page="doctorAppointments" title={say('doctors.desk.title')} lead={say('doctors.desk.lead', { minutes: DOCTOR_EARLY_MINUTES })}>
      {days.length === 0 && (
        <EmptyState
          fact={say('doctors.desk.none')}
          text={say('doctors.desk.none-text')}
          action={
            <ButtonLink page="doctorHours" kind="soft">
              {say('doctors.hours.title')}
            </ButtonLink>
          }
        />
      )}
      {days.map((day) => (
        <section key={day} className="card stack gap-2" aria-labelledby={`day-${day}`}>
          <h2 className="text-h3" id={`day-${day}`}>
            {nearDay(lang, now, new Date(`${day}T12:00:00Z`))}
          </h2>
          <ul className="hours-rows">
            {times
              .filter(({ startsAt }) => tehranDay(startsAt) === day)
              .map(({ code, startsAt, patient, kind, state, room }) => (
                <li key={code}>
                  <span>
                    <b>
                      <time dateTime={startsAt.toISOString()}>{formatTime(lang, startsAt)}</time>
                    </b>{' '}
                    {room ? (
                      <Link page="doctorRoom" params={{ room }}>
                        <bdi>{patient}</bdi>
                      </Link>
                    ) : (
                      <bdi>{patient}</bdi>
                    )}
                    <span className="block small soft">
                      {say(`doctors.kinds.${kind}`)} · <bdi dir="ltr">{code}</bdi>
                    </span>
                  </span>
                  <Badge tone={toneOf(state)}>{say(`appointments.states.${state}`)}</Badge>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </DoctorFrame>
  );
}
