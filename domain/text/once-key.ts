import { ok, refuse } from '../result';
import type { Result } from '../result';

/** A once-key has so many letters, digits, hyphens or underscores. */
export const ONCE_KEY_LENGTH = { least: 16, most: 64 } as const;
export const ONCE_KEY_SHAPE = new RegExp(`^[A-Za-z0-9_-]{${ONCE_KEY_LENGTH.least},${ONCE_KEY_LENGTH.most}}$`);

/** The hidden once-key of a form that moves money or books; a form without a good one is out of date. [ORD-13, API-6] */
export function parseOnceKey(typed: unknown): Result<string> {
  return typeof typed === 'string' && ONCE_KEY_SHAPE.test(typed) ? ok(typed) : refuse('common.form.expired', undefined, { status: 409 });
}
