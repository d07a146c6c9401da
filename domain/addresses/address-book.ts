import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The most addresses of one address book. */
export const MOST_ADDRESSES = 30;

/** Whether one more address fits in the book. */
export function mayAddAddress(kept: number): Result<true> {
  return kept < MOST_ADDRESSES ? ok(true) : refuse('addresses.book.full', { limit: MOST_ADDRESSES }, { status: 409 });
}
