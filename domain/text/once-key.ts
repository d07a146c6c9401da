import { ok, refuse } from '../result';
import type { Result } from '../result';

const SHAPE = /^[A-Za-z0-9_-]{16,64}$/;

/** The hidden once-key of a form that moves money or books; a form without a good one is out of date. [ORD-13, API-6] */
export function parseOnceKey(typed: unknown): Result<string> {
  return typeof typed === 'string' && SHAPE.test(typed) ? ok(typed) : refuse('common.form.expired', undefined, { status: 409 });
}
