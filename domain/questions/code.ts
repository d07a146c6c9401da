import { makeTrackingCode, parseTrackingCode, TRACKING_PREFIX } from '../orders/tracking-code';
import { refuse } from '../result';
import type { Result } from '../result';

const QUESTION_PREFIX = 'ZP-';

/** The refusal of an unknown question; one that is not public, or another's, gets the same. [COMM-2] */
export const unknownQuestion = refuse('questions.unknown', undefined, { status: 404 });

/** A question's code, made as an order's is, with a beginning of its own. [COMM-2] */
export function makeQuestionCode(random: () => number): string {
  return QUESTION_PREFIX + makeTrackingCode(random).slice(TRACKING_PREFIX.length);
}

/** Reads such a code from an address. */
export function parseQuestionCode(typed: string): Result<string> {
  const read = parseTrackingCode(typed.slice(0, 60).replace(/^\s*zp-?/i, ''));
  return read.ok ? { ok: true, value: QUESTION_PREFIX + read.value.slice(TRACKING_PREFIX.length) } : unknownQuestion;
}
