import { makeTrackingCode, parseTrackingCode, TRACKING_PREFIX } from '../orders/tracking-code';
import { refuse } from '../result';
import type { Result } from '../result';

const INQUIRY_PREFIX = 'ZQ-';

/** A request's number, made as an order's is, with a beginning of its own. [CONT-1] */
export function makeInquiryCode(random: () => number): string {
  return INQUIRY_PREFIX + makeTrackingCode(random).slice(TRACKING_PREFIX.length);
}

/** Reads such a number as typed. */
export function parseInquiryCode(typed: string): Result<string> {
  const read = parseTrackingCode(typed.slice(0, 60).replace(/^\s*zq-?/i, ''));
  if (!read.ok) return refuse('inquiries.code.unknown', undefined, { status: 404 });
  return { ok: true, value: INQUIRY_PREFIX + read.value.slice(TRACKING_PREFIX.length) };
}
