import { makeTrackingCode, parseTrackingCode, TRACKING_PREFIX } from '../orders/tracking-code';
import { refuse } from '../result';
import type { Result } from '../result';

const REQUEST_PREFIX = 'ZS-';

/** A request’s number, made as an order’s is, with a beginning of its own. [INP-7] */
export function makeRequestCode(random: () => number): string {
  return REQUEST_PREFIX + makeTrackingCode(random).slice(TRACKING_PREFIX.length);
}

export const unknownRequest = refuse('services.unknown', undefined, { status: 404 });

/** Reads such a number as typed. */
export function parseRequestCode(typed: string): Result<string> {
  const read = parseTrackingCode(typed.slice(0, 60).replace(/^\s*zs-?/i, ''));
  return read.ok ? { ok: true, value: REQUEST_PREFIX + read.value.slice(TRACKING_PREFIX.length) } : unknownRequest;
}
