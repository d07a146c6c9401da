import { ehrSteps, type EhrStep } from '#domain/ehr/steps';
import { Icon } from '../../components/icon';
import { Link } from '../../link';
import { useSay } from '../../words';
import { ofFile } from './whose';

type Props = { of: string | undefined; now: EhrStep; done: readonly EhrStep[] };

/** The eight steps of a history, which of them hold something, and where one is; each can be gone to at once. */
export function HistorySteps({ of, now, done }: Props) {
  const say = useSay();
  return (
    <nav className="history-steps" aria-label={say('health.ehr.steps')}>
      {ehrSteps.map((step, at) => (
        <Link
          key={step}
          page="appHistoryStep"
          params={{ step }}
          query={ofFile(of)}
          className={done.includes(step) ? 'done' : undefined}
          aria-current={step === now ? 'step' : undefined}
          aria-label={say(done.includes(step) ? 'health.ehr.step-done' : 'health.ehr.step-open', { number: at + 1, step: say(`health.ehr.step.${step}.name`) })}
        >
          <i aria-hidden="true">{done.includes(step) && <Icon name="check" small />}</i>
          <span>{say(`health.ehr.step.${step}.short`)}</span>
        </Link>
      ))}
    </nav>
  );
}
