import type { ShownCohort } from '#services/academy/shown';
import { useSay } from '../../words';

type Line = Pick<ShownCohort, 'startsAt' | 'seats' | 'left' | 'standing' | 'enrolFrom' | 'enrolUntil'>;

/** When a group begins, and how it stands: how many seats are left, from when or until when one can enrol, or that it is full or called off. [ACAD-1] */
export function CohortLine({ cohort: { startsAt, enrolFrom, enrolUntil, seats, left, standing } }: { cohort: Line }) {
  const say = useSay();
  return (
    <p className="small">
      <b>{say('academy.begins', { startsDate: startsAt })}</b>
      <span className="block soft">
        {standing === 'open' && say('academy.left', { left, seats })}
        {standing === 'open' && <> · {say('academy.enrol-until', { enrolUntil })}</>}
        {standing === 'not-yet' && say('academy.enrol-from', { enrolDate: enrolFrom })}
        {standing === 'full' && say('academy.full')}
        {standing === 'called-off' && say('academy.called-off')}
        {standing === 'over' && say('academy.over')}
      </span>
    </p>
  );
}
