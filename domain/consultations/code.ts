import { makeTrackingCode, parseTrackingCode, TRACKING_PREFIX } from '../orders/tracking-code';
import { refuse } from '../result';
import type { Result } from '../result';

const RESERVATION_PREFIX = 'ZN-';

/** A reservation's number, made as an order's is, with a beginning of its own. [CONS-1] */
export function makeReservationCode(random: () => number): string {
  return RESERVATION_PREFIX + makeTrackingCode(random).slice(TRACKING_PREFIX.length);
}

export const unknownReservation = refuse('reservations.unknown', undefined, { status: 404 });

/** Reads such a number as typed. */
export function parseReservationCode(typed: string): Result<string> {
  const read = parseTrackingCode(typed.slice(0, 60).replace(/^\s*zn-?/i, ''));
  return read.ok ? { ok: true, value: RESERVATION_PREFIX + read.value.slice(TRACKING_PREFIX.length) } : unknownReservation;
}
