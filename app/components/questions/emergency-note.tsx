import { useSay } from '../../words';
import { EMERGENCY } from '../services/emergency';

/** That this is no place for an emergency, with the number to call; louder where words sound like one. [ROLE-7, LEGAL-4] */
export function EmergencyNote({ found = false }: { found?: boolean }) {
  const say = useSay();
  if (!found)
    return (
      <p className="say warn">
        <span className="grow">
          {say('questions.emergency.always')} <a href={EMERGENCY}>{say('questions.emergency.call')}</a>
        </span>
      </p>
    );
  return (
    <section className="say bad" role="alert" id="emergency" data-emergency="">
      <div className="grow stack gap-3">
        <p>
          <b>{say('questions.emergency.found')}</b>
        </p>
        <p>
          <a className="btn" href={EMERGENCY}>
            {say('questions.emergency.call')}
          </a>
        </p>
        <p>{say('questions.emergency.again')}</p>
      </div>
    </section>
  );
}
