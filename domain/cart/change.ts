import { lineKey } from './line';
import type { CartLine, LineIdentity } from './line';
import { LINE_LIMIT, checkQuantity } from './quantity';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** A changed cart and what is said about it: a key of the words in `cart`. [TXT-1] */
export type CartChange<L extends CartLine = CartLine> = {
  lines: L[];
  says: 'cart.added' | 'cart.updated' | 'cart.deleted' | 'cart.wiped';
  /** The line that was touched; gone after a removal. */
  key: string | null;
};

/** Adds an item: an equal line grows and says updated, a new one is appended and says added. [CART-3, CART-7, TXT-1] */
export function addLine<L extends CartLine>(lines: readonly L[], item: L, limit: number = LINE_LIMIT): Result<CartChange<L>> {
  const key = lineKey(item);
  const wanted = checkQuantity(item.quantity, limit);
  if (!wanted.ok) return wanted;
  const present = lines.find((line) => lineKey(line) === key);
  if (!present) return ok({ lines: [...lines, item], says: 'cart.added', key });
  const sum = checkQuantity(present.quantity + item.quantity, limit);
  if (!sum.ok) return refuse('cart.quantity.limit-reached', { limit, present: present.quantity }, { field: 'quantity' });
  return ok({ lines: withQuantity(lines, key, sum.value), says: 'cart.updated', key });
}

/** Sets a line's quantity; a line that is gone meanwhile is said to be gone. [CART-7, TXT-1] */
export function setQuantity<L extends CartLine>(lines: readonly L[], key: string, quantity: number, limit: number = LINE_LIMIT): Result<CartChange<L>> {
  if (!lines.some((line) => lineKey(line) === key)) return noItem();
  const wanted = checkQuantity(quantity, limit);
  if (!wanted.ok) return wanted;
  return ok({ lines: withQuantity(lines, key, wanted.value), says: 'cart.updated', key });
}

/** Gives a line another choice, in its place; where an equal line stands already the two become one. [CART-3, CART-7, TXT-1] */
export function changeChoice<L extends CartLine>(lines: readonly L[], key: string, choice: LineIdentity, limit: number = LINE_LIMIT): Result<CartChange<L>> {
  const line = lines.find((one) => lineKey(one) === key);
  if (!line) return noItem();
  const to = lineKey(choice);
  const equal = to === key ? undefined : lines.find((one) => lineKey(one) === to);
  const quantity = line.quantity + (equal?.quantity ?? 0);
  if (equal && !checkQuantity(quantity, limit).ok) return refuse('cart.quantity.limit-reached', { limit, present: equal.quantity }, { field: 'engraving' });
  const changed = lines.filter((one) => one !== equal).map((one) => (one === line ? { ...one, ...choice, quantity } : one));
  return ok({ lines: changed, says: 'cart.updated', key: to });
}

/** Removes the matching line and says deleted; from an empty cart it says that no item exists. [CART-4, TXT-1] */
export function removeLine<L extends CartLine>(lines: readonly L[], key: string): Result<CartChange<L>> {
  const rest = lines.filter((line) => lineKey(line) !== key);
  if (rest.length === lines.length) return noItem();
  return ok({ lines: rest, says: 'cart.deleted', key: null });
}

/** Empties the cart. [CART-5] */
export function wipeCart<L extends CartLine>(): CartChange<L> {
  return { lines: [], says: 'cart.wiped', key: null };
}

function noItem() {
  return refuse('cart.line.none', undefined, { status: 404 });
}

function withQuantity<L extends CartLine>(lines: readonly L[], key: string, quantity: number): L[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line));
}

/** Re-exported for pages of the cart. */
export type { CartLine, LineIdentity };
