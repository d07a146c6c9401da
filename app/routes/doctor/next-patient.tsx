import { expectedFrom } from '#domain/consultations/lateness';
import type { NextTalk } from '#services/consultations/day';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { Button } from '../../components/button';
import { useSay } from '../../words';

const MINUTE_MS = 60_000;

/** Whom a doctor meets next: who it is, whether they wait and since when, how long until then, and that one is here. [CONS-6, CONS-8] */
export function NextPatient({ next, now }: { next: NextTalk; now: Date }) {
  const say = useSay();
  const { room, patient, kind, code, startsAt, endsAt, enteredAt, doctor, mayBeHere, hereAt, silentAt } = next;
  const begun = startsAt <= now;
  const minutes = Math.max(1, Math.ceil(((begun ? endsAt : startsAt).getTime() - now.getTime()) / MINUTE_MS));
  return (
    <section className="card lift day-next" aria-label={say('doctors.day.next')} id="next">
      <Avatar name={patient} />
      <div className="stack gap-1">
        <h2>
          <bdi>{patient}</bdi>
          <Badge tone={enteredAt ? 'ok' : 'wait'}>{say(enteredAt ? 'doctors.day.waits' : 'doctors.day.waits-not')}</Badge>
          {doctor.is === 'late' && <Badge tone="warn">{say('doctors.day.late', { count: doctor.minutes })}</Badge>}
        </h2>
        <p className="soft">
          {say('doctors.day.kind-time', { kind: say(`doctors.kinds.${kind}`), fromTime: startsAt, toTime: endsAt })}
          {enteredAt && ` · ${say('doctors.day.waits-since', { enteredTime: enteredAt })}`}
        </p>
        {silentAt && <p className="small">{say('doctors.day.silent-at', { silentTime: silentAt })}</p>}
        {doctor.is === 'here' && <p className="small soft">{say('doctors.day.here-since', { actedTime: doctor.since })}</p>}
      </div>
      <p className="day-left">
        <b>{say('doctors.day.left', { count: minutes })}</b>
        <span className="small soft">{say(begun ? 'doctors.day.ends' : 'doctors.day.until', { startsTime: startsAt, endsTime: endsAt })}</span>
      </p>
      {mayBeHere ? (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="here" />
          <input type="hidden" name="code" value={code} />
          <Button busyLabel={say('doctors.day.being-here')}>{say('doctors.day.here')}</Button>
        </form>
      ) : doctor.is === 'here' ? (
        room &&
        expectedFrom(startsAt) <= now && (
          <p>
            <ButtonLink page="doctorRoom" params={{ room }}>
              {say('doctors.day.to-room')}
            </ButtonLink>
          </p>
        )
      ) : (
        <p className="small soft">{say('doctors.day.here-from', { fromTime: hereAt })}</p>
      )}
    </section>
  );
}
