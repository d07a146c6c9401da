import { wireFile } from './own-file';
import { wireMicrophone } from './own-microphone';
import { part, type Player } from './parts';
import { fittingTimes } from './sides';
import type { Sound } from './sound';

/** What the visitor's own part says and does. */
export type Own = { panel: HTMLElement; say(text: string): void; refuse(text: string): void; bring(sound: Sound): void };

/** A sound of the visitor's own, by file or microphone; it goes on the side that is heard. [PCG-3] */
export function wireOwn(player: Player): void {
  const { place, deck, shelf } = player;
  const panel = part(place, 'own');
  if (!panel) return;
  const status = part(panel, 'own-status');
  const fault = part(panel, 'own-fault');
  const own: Own = {
    panel,
    say(text) {
      if (status) status.textContent = text;
      if (fault) fault.hidden = true;
    },
    refuse(text) {
      if (status) status.textContent = '';
      if (!fault) return;
      fault.hidden = false;
      fault.textContent = text;
    },
    bring(sound) {
      shelf.add(sound);
      if (deck.playing) deck.pause();
      deck.set(deck.heard, { times: fittingTimes(sound) });
      deck.load(deck.heard, sound);
    },
  };
  wireFile(player, own);
  wireMicrophone(player, own);
}
