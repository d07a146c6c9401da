import type { ReactNode } from 'react';
import { words } from '#locales/say';
import { useLang, useSay } from '../../words';
import { demoFigures, soundUrl, type DemoFigures } from './demo-figures';

type Props = {
  /** The recordings that it starts with; the first one is open. */
  sounds: readonly DemoFigures[];
  /** Opens by itself; else when the visitor asks for it. */
  now?: boolean;
  /** What stands above both, with scripts and without. */
  head?: ReactNode;
  /** What stands there without scripts. */
  twin: ReactNode;
  /** The player's own controls. */
  children: ReactNode;
};

/** The element that comes to life around its twin, with the words and recordings that it needs. [PCG-1, PCG-3] */
export function SoundPlayer({ sounds, now, head, twin, children }: Props) {
  const lang = useLang();
  const say = useSay();
  const { sound } = words(lang).signals;
  const list = sounds.map((each) => ({ id: each.name, name: say(`signals.sound.names.${each.name}`), filter: each.filter, url: soundUrl(each) }));
  return (
    <sound-player
      class="sound"
      data-lang={lang}
      data-now={now ? '' : undefined}
      data-sounds={JSON.stringify(list)}
      data-words={JSON.stringify({ desk: sound.desk, results: sound.results, own: sound.own, faults: sound.faults, gain: { recorded: sound['as-recorded'] } })}
      data-refusals={now ? JSON.stringify(words(lang).refusals.signals ?? {}) : undefined}
    >
      {head}
      <div data-twin="">
        <p className="say info" data-plain="" hidden>
          {sound.twin.plain}
        </p>
        {twin}
      </div>
      <div data-desk="" hidden role="group" aria-label={sound.desk.label}>
        {children}
      </div>
      <p className="small soft" data-status="" role="status" />
    </sound-player>
  );
}

/** The recordings of the players. */
export const [mainSound, ...otherSounds] = demoFigures as [DemoFigures, ...DemoFigures[]];
