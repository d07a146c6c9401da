import { SEEK_FINE_SECONDS, SEEK_STEP_SECONDS } from '#domain/signals/sound-limits';
import { part, type Player } from './parts';
import { markEnd, markStart } from './transport';
import { zoom } from './view';

/** The whole player by the keyboard; fields and lists keep their own keys. [PCG-3] */
export function wireKeys(player: Player): void {
  const { place, deck } = player;
  const slider = part(place, 'seek');
  place.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as HTMLElement;
    if (at.matches('select, textarea, input:not([type=radio]):not([type=checkbox])')) return;
    const onSlider = at === slider;
    const run =
      whole(event.key) ?? (onSlider ? onPlace(event) : undefined) ?? (event.key === ' ' && !at.matches('button, input, summary, a') ? toggle : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  });

  const toggle = () => (deck.playing ? deck.pause() : void deck.play());

  /** Keys of the whole player; Persian keyboards give other letters on the same caps. */
  function whole(key: string): (() => void) | undefined {
    if (/^[lLم]$/.test(key)) return () => deck.repeat(!deck.repeating, deck.span);
    if (!part(place, 'compare')) return undefined;
    if (/^[xXط]$/.test(key)) return () => deck.sounds[1] && deck.hear(deck.heard === 0 ? 1 : 0);
    if (/^[[ج]$/.test(key)) return () => markStart(deck);
    if (/^[\]چ]$/.test(key)) return () => markEnd(deck);
    if (key === '+' || key === '=') return () => zoom(player, 0.5);
    if (key === '-' || key === '−') return () => zoom(player, 2);
    return undefined;
  }

  /** Time goes from left to right in both languages, and so do the arrows. */
  function onPlace({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const step = shiftKey ? SEEK_FINE_SECONDS : SEEK_STEP_SECONDS;
    const to: Record<string, number> = {
      ArrowRight: deck.seconds + step,
      ArrowUp: deck.seconds + step,
      ArrowLeft: deck.seconds - step,
      ArrowDown: deck.seconds - step,
      PageUp: deck.seconds + 5 * step,
      PageDown: deck.seconds - 5 * step,
      Home: 0,
      End: deck.length,
    };
    const place = to[key];
    return place === undefined ? undefined : () => deck.seek(place);
  }
}
