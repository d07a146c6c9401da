import type { Player } from './parts';

const CLOSEST_SECONDS = 0.5;
/** A long recording opens on its first stretch, where beats can be told apart. */
const FIRST_VIEW_SECONDS = 10;

/** The whole recording in view, or the first stretch of a long one. */
export function resetView({ view, deck }: Player): void {
  Object.assign(view, { from: 0, to: Math.max(0.1, Math.min(deck.length, deck.length > 2 * FIRST_VIEW_SECONDS ? FIRST_VIEW_SECONDS : Infinity)) });
}

/** Zooms around the place of playback. */
export function zoom(player: Player, times: number): void {
  const { view, deck } = player;
  const wide = Math.min(deck.length, Math.max(CLOSEST_SECONDS, (view.to - view.from) * times));
  const from = Math.min(Math.max(0, deck.seconds - wide / 2), deck.length - wide);
  Object.assign(view, { from, to: from + wide });
  deck.moved();
}

/** Scrolls by one view when playback leaves it; says whether it did. */
export function follow({ view, deck }: Player): boolean {
  if (deck.seconds >= view.from && deck.seconds <= view.to) return false;
  const wide = view.to - view.from;
  const from = Math.min(Math.max(0, deck.seconds - wide * 0.05), Math.max(0, deck.length - wide));
  if (from === view.from) return false;
  Object.assign(view, { from, to: from + wide });
  return true;
}
