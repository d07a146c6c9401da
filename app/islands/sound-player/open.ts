import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';
import { loadCore } from '../load-core';
import { Analyst } from './analysis';
import { Deck } from './deck';
import { openEngine } from './engine';
import { wireKeys } from './keys';
import { wireLanes } from './lanes';
import { wireOwn } from './own';
import type { Player } from './parts';
import { wireResults } from './results';
import { wireSettings } from './settings';
import { openShelf } from './shelf';
import { wireSides } from './sides';
import { wireTransport } from './transport';
import { wordsOf } from './words';

/** Starts a player: compiles the core, opens the first recording, and puts the controls in the place of the plain version. */
export async function openPlayer(place: HTMLElement, audio: AudioContext | undefined, takePlace: () => void): Promise<void> {
  const module = await loadCore();
  const analyst = new Analyst(module);
  const shelf = openShelf(place, analyst);
  const chosen = (name: string) => place.querySelector<HTMLInputElement>(`input[name=${name}-0]:checked`)?.value;
  const setting = { filter: (chosen('filter') ?? 'both') as SoundFilter, times: Number(chosen('times') ?? 1) as SoundTimes };
  const deck = new Deck(setting, (settings, onTick) => openEngine(audio ?? new AudioContext(), module, settings, onTick));
  const player: Player = { place, deck, analyst, words: wordsOf(place), shelf, view: { from: 0, to: 1 } };

  deck.load(0, await shelf.first());
  takePlace();
  for (const wire of [wireLanes, wireTransport, wireSettings, wireSides, wireResults, wireKeys, wireOwn]) wire(player);
  if (audio) await deck.play();
}
