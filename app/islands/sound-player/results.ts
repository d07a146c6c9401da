import { LEAST_SECONDS } from '#domain/signals/sound-limits';
import { isPoor, isUnnamed } from '#domain/signals/sound-quality';
import { soundBandsHz } from '#domain/signals/sound-filter';
import type { Findings } from './analysis';
import { allParts, type Player } from './parts';
import { secondsOf, type Sound } from './sound';
import { fill } from './words';

/** The figures of each side, with mode, rate and quality beside them. [PCG-2] */
export function wireResults({ place, deck, analyst, words }: Player): void {
  const panels = allParts(place, 'results');
  if (panels.length === 0) return;
  deck.on(['sound', 'setting'], show);
  show();

  function show() {
    for (const panel of panels) {
      const side = panel.dataset['results'] === '1' ? 1 : 0;
      const sound = deck.sounds[side];
      if (!sound) continue;
      const still = () => deck.sounds[side] === sound;
      void analyst.findings(sound).then(
        (findings) => still() && write(panel, side, sound, findings),
        () => still() && write(panel, side, sound, undefined),
      );
    }
  }

  function write(panel: HTMLElement, side: 0 | 1, sound: Sound, findings: Findings | undefined) {
    const say = (name: string, text: string) => {
      const place = panel.querySelector(`[data-result=${name}]`);
      if (place) place.textContent = text;
    };
    const { results } = words;
    const { filter, times } = deck.settings[side];
    const [low, high] = soundBandsHz[filter];
    const label = place.querySelector<HTMLElement>(`input[name=filter-${side}]:checked`)?.dataset['word'] ?? '';
    const rate = findings?.heartRateBpm ?? null;
    const count = (kind: 'S1' | 'S2') => findings?.events.filter((event) => event.kind === kind).length ?? 0;
    say('rate', rate === null ? results['no-rate'] : fill(words, results.bpm, { bpm: Math.round(rate) }));
    say('sounds', count('S1') + count('S2') === 0 ? results.none : fill(words, results.count, { first: count('S1'), second: count('S2') }));
    say('quality', fill(words, results['of-hundred'], { quality: Math.round((findings?.quality ?? 0) * 100) }));
    say('mode', fill(words, results.heard, { filter: label, low, high, times }));
    say('sampling', fill(words, results.hertz, { hz: sound.rate }));
    const short = secondsOf(sound) < LEAST_SECONDS;
    const poor = findings && isPoor(findings);
    const unsure = findings && isUnnamed(findings) ? results.unnamed : '';
    say('note', short ? fill(words, results.short, { seconds: LEAST_SECONDS }) : rate === null ? results.lung : poor ? results.poor : unsure);
    const name = panel.querySelector('[data-side-name]');
    if (name) name.textContent = deck.sounds[1] ? words.desk[side === 0 ? 'side-a' : 'side-b'] : '';
  }
}
