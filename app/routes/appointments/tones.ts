import { reservationLifeCycle, type ReservationState } from '#domain/consultations/life-cycle';
import type { Tone } from '../../components/badge';

const { stands } = reservationLifeCycle;

/** The tone of a reservation's badge, as its life cycle says how it stands. */
export function toneOf(state: ReservationState): Tone {
  const { tone } = stands[state];
  return tone === 'idle' ? 'wait' : tone;
}
