import { ok, refuse } from '../result';
import type { Result } from '../result';

/** So many different lines a cart holds. */
export const CART_MOST_LINES = 50;

/** A cart of more lines than it holds is refused before it is kept. */
export function checkSize(lines: readonly unknown[]): Result<number> {
  if (lines.length > CART_MOST_LINES) return refuse('cart.lines.too-many', { most: CART_MOST_LINES });
  return ok(lines.length);
}
