import { madeStrip } from '#domain/signals/made-strip';
import type { SignalPlan } from '#domain/signals/signal-plan';
import { stripSvg } from '#domain/signals/strip-svg';
import { syntheticHeartSound } from '#domain/signals/synthetic-pcg';
import { WAVE_HEIGHT, WAVE_WIDTH, wavePath } from '#domain/signals/wave-picture';
import { useSay } from '../../words';
import { Isolated } from '../sections/isolated';

/** A made-up signal, drawn by the server: an ECG on its paper, a heart sound as its wave. [ACAD-3] */
export function MadeSignal({ plan, caption }: { plan: SignalPlan; caption: string }) {
  const say = useSay();
  return (
    <figure className="fig wide">
      {plan.kind === 'ecg' ? (
        // What scrolls must be reached by the keyboard.
        <div
          className="made"
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={say('academy.lesson.scroll')}
          dangerouslySetInnerHTML={{ __html: stripSvg(madeStrip(plan.options), { label: caption || say('academy.lesson.ecg'), beat: '' }) }}
        />
      ) : (
        <svg className="made-wave" viewBox={`0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`} direction="ltr" role="img" aria-label={caption || say('academy.lesson.sound')}>
          <path d={wavePath(syntheticHeartSound(plan.options).samples)} />
        </svg>
      )}
      {caption && (
        <figcaption>
          <Isolated text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
