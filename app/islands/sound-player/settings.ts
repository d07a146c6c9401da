import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';
import type { Player } from './parts';

const sides = [0, 1] as const;

/** Filter and amplification, changed while it plays. [PCG-1] */
export function wireSettings({ place, deck }: Player): void {
  for (const side of sides) {
    const chips = (name: string) => place.querySelectorAll<HTMLInputElement>(`input[name=${name}-${side}]`);
    for (const chip of chips('filter')) chip.addEventListener('change', () => deck.set(side, { filter: chip.value as SoundFilter }));
    for (const chip of chips('times')) chip.addEventListener('change', () => deck.set(side, { times: Number(chip.value) as SoundTimes }));
  }
  deck.on(['setting'], show);
  show();

  /** Sets the chips to the filter and amplification that are heard. */
  function show() {
    for (const side of sides) {
      for (const [name, value] of Object.entries(deck.settings[side])) {
        const chip = place.querySelector<HTMLInputElement>(`input[name=${name}-${side}][value="${value}"]`);
        if (chip) chip.checked = true;
      }
    }
  }
}
