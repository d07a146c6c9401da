import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The most of one line, unless staff set another limit for the unit. [CART-7] */
export const LINE_LIMIT = 20;
const LEAST = 1;

/** A quantity is a whole number from 1 to the line's limit; anything else changes nothing. [CART-7] */
export function checkQuantity(quantity: number, limit: number = LINE_LIMIT): Result<number> {
  if (!Number.isSafeInteger(quantity)) return refuse('cart.quantity.not-whole', { least: LEAST, limit }, { field: 'quantity' });
  if (quantity < LEAST) return refuse('cart.quantity.too-few', { least: LEAST, limit }, { field: 'quantity' });
  if (quantity > limit) return refuse('cart.quantity.limit', { limit }, { field: 'quantity' });
  return ok(quantity);
}

/** The same, as typed in any digits. [CART-7, LANG-4] */
export function parseQuantity(typed: string, limit: number = LINE_LIMIT): Result<number> {
  const digits = normaliseCode(typed.slice(0, 60));
  if (digits === '') return refuse('cart.quantity.missing', { least: LEAST, limit }, { field: 'quantity' });
  if (/^-\d+$/.test(digits)) return refuse('cart.quantity.too-few', { least: LEAST, limit }, { field: 'quantity' });
  if (!/^\d+$/.test(digits)) return refuse('cart.quantity.not-whole', { least: LEAST, limit }, { field: 'quantity' });
  if (digits.length > 9) return refuse('cart.quantity.limit', { limit }, { field: 'quantity' });
  return checkQuantity(Number(digits), limit);
}
