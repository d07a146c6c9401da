import { formatTime, formatWeekdayDate } from '#locales/format';
import type { Appointment } from '#services/consultations/mine';
import { Badge } from '../../components/badge';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { toneOf } from '../appointments/tones';

/** The doctor’s time that comes next: with whom, when, for whom, and how it stands. [DASH-2: home, CONS-1] */
export function NextAppointment({ of: { code, doctor, startsAt, state, patient } }: { of: Appointment }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack gap-2" aria-labelledby="next-appointment">
      <div className="row between">
        <h2 id="next-appointment" className="text-h3">
          {say('appointments.list.next')}
        </h2>
        <Badge tone={toneOf(state)}>{say(`appointments.states.${state}`)}</Badge>
      </div>
      <p>
        <Link page={state === 'held' ? 'appointmentPay' : 'appointment'} params={{ code }}>
          {doctor.name}
        </Link>
        {patient && ` · ${say('appointments.list.for', { name: patient })}`}
      </p>
      <p className="small soft">
        <time dateTime={startsAt.toISOString()}>
          {say('appointments.list.at', { day: formatWeekdayDate(lang, startsAt), time: formatTime(lang, startsAt) })}
        </time>
      </p>
    </section>
  );
}
