import type { ReactNode } from 'react';
import { words } from '#locales/say';
import { useLang, useSay } from '../../words';
import { demoFigures, soundUrl, type DemoFigures } from './demo-figures';

type Props = {
  /** The recordings that it starts with; the first one is open. */
  sounds: readonly DemoFigures[];
  /** Starts with the page; else when the visitor asks for it. */
  now?: boolean;
  /** What stands above both, with scripts and without. */
  head?: ReactNode;
  /** What browsers without scripts get in the player's place. */
  fallback: ReactNode;
  /** The player's own controls. */
  children: ReactNode;
};

/** The player's element: it shows `fallback` until its script replaces it, and carries the words and recordings that the script needs. [PCG-1, PCG-3] */
export function SoundPlayer({ sounds, now, head, fallback, children }: Props) {
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
      <div data-fallback="">
        <p className="say info" data-plain="" hidden>
          {sound.fallback.plain}
        </p>
        {fallback}
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
