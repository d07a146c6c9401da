import { makeTrackingCode, parseTrackingCode, TRACKING_PREFIX } from '../orders/tracking-code';
import { refuse } from '../result';
import type { Result } from '../result';

const ENROLMENT_PREFIX = 'ZA-';

/** An enrolment’s number, made as an order’s is, with a beginning of its own. [ACAD-2] */
export function makeEnrolmentCode(random: () => number): string {
  return ENROLMENT_PREFIX + makeTrackingCode(random).slice(TRACKING_PREFIX.length);
}

export const unknownEnrolment = refuse('academy.enrolment.unknown', undefined, { status: 404 });

/** Reads such a number as typed. */
export function parseEnrolmentCode(typed: string): Result<string> {
  const read = parseTrackingCode(typed.slice(0, 60).replace(/^\s*za-?/i, ''));
  return read.ok ? { ok: true, value: ENROLMENT_PREFIX + read.value.slice(TRACKING_PREFIX.length) } : unknownEnrolment;
}
