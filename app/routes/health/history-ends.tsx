import { ehrSteps, type EhrStep } from '#domain/ehr/steps';
import { ButtonLink } from '../../components/button-link';
import { useSay } from '../../words';
import { ofFile } from './whose';

/** The ways from a step to the one before and the one after it; the last leads to the whole history. */
export function HistoryEnds({ of, now }: { of: string | undefined; now: EhrStep }) {
  const say = useSay();
  const at = ehrSteps.indexOf(now);
  const [before, after] = [ehrSteps[at - 1], ehrSteps[at + 1]];
  return (
    <div className="row between">
      {before ? (
        <ButtonLink kind="outline" page="appHistoryStep" params={{ step: before }} query={ofFile(of)}>
          {say('health.ehr.before')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="outline" page="appHistory" query={ofFile(of)}>
          {say('health.ehr.whole')}
        </ButtonLink>
      )}
      {after ? (
        <ButtonLink kind="soft" page="appHistoryStep" params={{ step: after }} query={ofFile(of)}>
          {say('health.ehr.after', { step: say(`health.ehr.step.${after}.name`) })}
        </ButtonLink>
      ) : (
        <ButtonLink kind="soft" page="appHistory" query={ofFile(of)}>
          {say('health.ehr.whole')}
        </ButtonLink>
      )}
    </div>
  );
}
