import { MOST_ASSIGNED, SILENT_MINUTES } from '#domain/consultations/promises';
import type { AppointmentPage } from '#services/consultations/mine';
import type { Explained } from '#services/consultations/waiting';
import { Button } from '../../components/button';
import { useSay } from '../../words';

type Props = { mine: Pick<AppointmentPage, 'startsAt' | 'doctor' | 'paidToman' | 'byOther'>; explained: Explained };

/** A time that the house gave after a silent doctor: which it was and is, why this one, and that it may be refused for all of the money. [CONS-6] */
export function Assigned({ mine: { startsAt, doctor, paidToman, byOther }, explained }: Props) {
  const say = useSay();
  const { wasAt, otherDoctor, mayRefuse } = explained;
  return (
    <section className="card stack gap-3" id="assigned">
      <h2>{say('appointments.assigned.title')}</h2>
      <p>
        {say('appointments.assigned.lead', { wasDay: wasAt, wasTime: wasAt, startsDay: startsAt, startsTime: startsAt })}
        {otherDoctor && ` ${say('appointments.assigned.new-doctor', { doctor: doctor.name })}`}
      </p>
      <Why explained={explained} />
      <p className="small soft">{say('appointments.assigned.price')}</p>
      {mayRefuse && !byOther && (
        <form method="post" noValidate className="stack gap-2">
          <input type="hidden" name="intent" value="refuse" />
          <p>{say('appointments.assigned.refuse-until', { startsTime: startsAt })}</p>
          <div>
            <Button kind="outline" busyLabel={say('appointments.assigned.refusing')}>
              {say('appointments.assigned.refuse', { amountToman: paidToman })}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** What was tried, rule by rule, and what came of it. [CONS-6] */
export function Why({ explained: { why } }: { explained: Explained }) {
  const say = useSay();
  return (
    <div className="stack gap-2">
      <h3 className="text-h3">{say('appointments.assigned.why')}</h3>
      <p>{say(why.by === 'clock' ? 'appointments.assigned.by-clock' : 'appointments.assigned.by-patient', { minutes: SILENT_MINUTES })}</p>
      <ol className="why">
        {why.steps.map(({ rule, found, until }) => (
          <li key={rule} className={found}>
            {say(`appointments.assigned.steps.${rule}.${found}`, { untilTime: new Date(until), untilDay: new Date(until) })}
          </li>
        ))}
      </ol>
      {why.enough && <p>{say('appointments.assigned.enough', { times: MOST_ASSIGNED })}</p>}
      {why.found === null && <p>{say('appointments.assigned.none')}</p>}
    </div>
  );
}
