import type { Side } from './messages';
import { allParts, part, type Player } from './parts';
import { peakOf, type Sound } from './sound';

/** Which recording is on each side, and which side is heard. [PCG-3] */
export function wireSides({ place, deck, shelf }: Player): void {
  const compare = part<HTMLInputElement>(place, 'compare');
  const lists = allParts<HTMLSelectElement>(place, 'sound');
  const listOf = (side: Side) => lists.find((list) => list.dataset['sound'] === String(side));

  for (const list of lists) {
    const side = Number(list.dataset['sound']) as Side;
    list.addEventListener('change', () => void shelf.get(list.value).then((sound) => deck.load(side, sound)));
  }
  compare?.addEventListener('change', () => {
    if (!compare.checked) return deck.load(1, undefined);
    const second = listOf(1);
    if (second && deck.sounds[0]) second.value = deck.sounds[0].id;
    deck.set(1, { filter: deck.settings[0].filter === 'lung' ? 'heart' : 'lung' });
    deck.load(1, deck.sounds[0]);
  });
  for (const button of allParts<HTMLButtonElement>(place, 'hear')) {
    button.addEventListener('click', () => deck.hear(Number(button.dataset['hear']) as Side));
  }
  deck.on(['sound', 'setting'], show);
  show();

  function show() {
    const both = Boolean(deck.sounds[1]);
    if (compare) compare.checked = both;
    for (const name of ['sides', 'findings']) part(place, name)?.classList.toggle('both', both);
    for (const name of ['side', 'lane', 'results']) {
      for (const each of allParts(place, name)) {
        if (each.dataset[name] === '1') each.hidden = !both;
        each.classList.toggle('heard', both && each.dataset[name] === String(deck.heard));
      }
    }
    for (const button of allParts(place, 'hear')) {
      button.hidden = !both;
      button.setAttribute('aria-pressed', String(button.dataset['hear'] === String(deck.heard)));
    }
    for (const side of [0, 1] as const) {
      const sound = deck.sounds[side];
      const list = listOf(side);
      if (list && sound && list.value !== sound.id) list.value = sound.id;
    }
  }
}

/** A quiet recording needs the stethoscope's amplification, a loud one only distorts by it. */
export function fittingTimes(sound: Sound): 1 | 17 {
  return peakOf(sound) * 17 > 3 ? 1 : 17;
}
