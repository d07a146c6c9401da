import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The most lines of a cart. */
export const CART_MOST_LINES = 50;

/** Refuses a cart of more lines than that, before it is stored. */
export function checkSize(lines: readonly unknown[]): Result<number> {
  if (lines.length > CART_MOST_LINES) return refuse('cart.lines.too-many', { most: CART_MOST_LINES });
  return ok(lines.length);
}
