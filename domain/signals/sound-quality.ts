/** Below this quality a heart is not clearly heard: no rate and no heart sounds are said, so that a lung's noise is not counted as beats. [PCG-2] */
const HEARD_FROM = 0.4;
/** Below this the figures are said not to be relied on. */
const RELIED_FROM = 0.7;

/** Below this certainty the names of first and second sounds may be exchanged: so were two in three of the recordings in which they are, and one in five of the others. */
const NAMED_FROM = 0.7;

type Found = { heartRateBpm: number | null; events: readonly unknown[]; quality: number };

/** The figures that may be shown: without rate and sounds where the quality is too low. */
export function saidOf<F extends Found>(found: F): F {
  return found.quality < HEARD_FROM ? { ...found, heartRateBpm: null, events: [] } : found;
}

/** Whether figures are shown that should not be relied on. */
export function isPoor({ heartRateBpm, quality }: Pick<Found, 'heartRateBpm' | 'quality'>): boolean {
  return heartRateBpm !== null && quality < RELIED_FROM;
}

/** Whether sounds are shown whose names are a guess. [PCG-2] */
export function isUnnamed({ events, naming }: { events: readonly unknown[]; naming: number }): boolean {
  return events.length > 0 && naming < NAMED_FROM;
}
