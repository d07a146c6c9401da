import type { HeartSound } from './pcg-types';

/** A found sound with the middle of its energy, which is steadier from beat to beat than its start. */
export type FoundSound = HeartSound & { middle: number };

/** Weights of the two signs that tell systole from diastole, chosen on 88 labelled recordings of children as a whole (docs/signals.md). */
const VARIES = 1.95;
const LASTS = 2.85;
/** What an interval's middle is uncertain by, in seconds: below it nothing varies. */
const UNCERTAIN_SECONDS = 0.003;
/** The share of the intervals, those nearest to their median, whose distance counts. */
const NEAREST = 0.8;
const LEAST_INTERVALS = 4;
/** Names are exchanged where both intervals last about as long and what was taken for systole varies clearly more. */
const EXCHANGE_VARIES = -0.3;
const EXCHANGE_LASTS = 0.15;
const EXCHANGE_INTERVALS = 12;

/** How sure it is which sound is the first (0–1): systole varies less from beat to beat than diastole, and lasts no longer unless the heart is fast. Where systole would vary clearly more, the names are exchanged. [PCG-2] */
export function nameSounds(found: readonly FoundSound[]): { events: HeartSound[]; naming: number } {
  const systoles = intervals(found, 'S1');
  const diastoles = intervals(found, 'S2');
  const few = Math.min(systoles.length, diastoles.length);
  const events = found.map(({ t, kind, confidence }): HeartSound => ({ t, kind, confidence }));
  if (few < LEAST_INTERVALS) return { events, naming: 0.5 };
  const varies = Math.log(
    (spread(diastoles.map(({ middles }) => middles)) + UNCERTAIN_SECONDS) / (spread(systoles.map(({ middles }) => middles)) + UNCERTAIN_SECONDS),
  );
  const lasts = Math.log(median(diastoles.map(({ starts }) => starts)) / median(systoles.map(({ starts }) => starts)));
  const evidence = VARIES * varies + LASTS * lasts;
  const exchanged = few >= EXCHANGE_INTERVALS && varies <= EXCHANGE_VARIES && Math.abs(lasts) <= EXCHANGE_LASTS;
  if (!exchanged) return { events, naming: chance(evidence) };
  return { events: events.map((one): HeartSound => ({ ...one, kind: one.kind === 'S1' ? 'S2' : 'S1' })), naming: chance(-evidence) };
}

/** Times from a sound of this kind to the next one, where that is of the other kind: from start to start, and from middle to middle. */
function intervals(found: readonly FoundSound[], kind: HeartSound['kind']): { starts: number; middles: number }[] {
  return found.flatMap((sound, at) => {
    const next = found[at + 1];
    return sound.kind === kind && next && next.kind !== kind ? [{ starts: next.t - sound.t, middles: next.middle - sound.middle }] : [];
  });
}

/** The mean distance from the median of those that are nearest to it. */
function spread(values: readonly number[]): number {
  const middle = median(values);
  const away = values.map((value) => Math.abs(value - middle)).sort((one, other) => one - other);
  const counted = away.slice(0, Math.max(1, Math.floor(NEAREST * away.length)));
  return counted.reduce((sum, each) => sum + each, 0) / counted.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function chance(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence));
}
