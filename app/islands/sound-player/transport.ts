import { LEAST_SPAN_SECONDS } from '#domain/signals/sound-limits';
import { part, type Player } from './parts';
import { fill, tenths } from './words';

const DECAY = 0.85;
const HELD_SHOWN_MS = 2000;

/** Play, pause, repeat, a marked span, speed, the clock, how loud it is. [PCG-3] */
export function wireTransport({ place, deck, words }: Player): void {
  const play = part<HTMLButtonElement>(place, 'play');
  const repeat = part<HTMLButtonElement>(place, 'repeat');
  const whole = part<HTMLButtonElement>(place, 'whole');
  const marked = part(place, 'span');
  const clock = part(place, 'clock');
  const level = part<HTMLMeterElement>(place, 'level');
  const held = part(place, 'held');
  let heldAt = -Infinity;

  play?.addEventListener('click', () => (deck.playing ? deck.pause() : void deck.play()));
  repeat?.addEventListener('click', () => deck.repeat(!deck.repeating, deck.span));
  part(place, 'from')?.addEventListener('click', () => markStart(deck));
  part(place, 'to')?.addEventListener('click', () => markEnd(deck));
  whole?.addEventListener('click', () => deck.repeat(deck.repeating, undefined));
  for (const speed of place.querySelectorAll<HTMLInputElement>('input[name=speed]')) {
    speed.addEventListener('change', () => deck.setSpeed(Number(speed.value)));
  }
  document.addEventListener('visibilitychange', () => document.hidden && deck.playing && deck.pause());

  deck.on(['setting', 'place', 'sound'], show);
  deck.on(['tick'], () => {
    tick();
    if (level) level.value = Math.max(deck.level.peak, level.value * DECAY);
    limiter();
  });
  show();

  /** Keeps the limiter's sign long enough to be read. */
  function limiter() {
    if (deck.level.held) heldAt = performance.now();
    const text = performance.now() - heldAt < HELD_SHOWN_MS ? words.desk.held : level ? words.desk.quiet : '';
    if (held && held.textContent !== text) held.textContent = text;
  }

  function tick() {
    if (clock) clock.textContent = fill(words, words.desk.clock, { at: tenths(words.lang, deck.seconds), length: tenths(words.lang, deck.length) });
  }
  function show() {
    tick();
    play?.setAttribute('aria-label', deck.playing ? words.desk.pause : words.desk.play);
    play?.classList.toggle('on', deck.playing);
    repeat?.setAttribute('aria-pressed', String(deck.repeating));
    if (whole) whole.hidden = !deck.span;
    if (!marked) return;
    marked.hidden = !deck.span;
    if (deck.span) {
      marked.textContent = fill(words, words.desk.marked, { from: tenths(words.lang, deck.span.from), to: tenths(words.lang, deck.span.to) });
    }
  }
}

/** The repeated span starts at this place. */
export function markStart(deck: Player['deck']): void {
  const from = Math.min(deck.seconds, deck.length - LEAST_SPAN_SECONDS);
  const to = deck.span && deck.span.to > from + LEAST_SPAN_SECONDS ? deck.span.to : deck.length;
  deck.repeat(true, { from, to });
}

/** The repeated span ends at this place. */
export function markEnd(deck: Player['deck']): void {
  const to = Math.max(deck.seconds, LEAST_SPAN_SECONDS);
  const from = deck.span && deck.span.from < to - LEAST_SPAN_SECONDS ? deck.span.from : 0;
  deck.repeat(true, { from, to });
}
