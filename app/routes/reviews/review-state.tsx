import type { ReviewState as State } from '#domain/reviews/states';
import { Notice } from '../../components/notice';
import type { Tone } from '../../components/badge';
import { useSay } from '../../words';

const tones: Record<State, Tone> = { waiting: 'wait', shown: 'ok', hidden: 'bad', withdrawn: 'info', deleted: 'bad' };

/** How one's own review stands, and why. [PROD-5, LEGAL-3] */
export function ReviewState({ state, reason }: { state: State; reason: string | null }) {
  const say = useSay();
  return (
    <Notice tone={tones[state]}>
      <p>
        {say('reviews.form.state')}: <b>{say(`reviews.states.${state}`)}</b>
      </p>
      {reason && <p>{say('reviews.form.reason', { reason })}</p>}
    </Notice>
  );
}
