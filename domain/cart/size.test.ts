import { expect, test } from 'vitest';
import { CART_MOST_LINES, checkSize } from './size';

test('a cart holds fifty different lines, not fifty-one', () => {
  expect(checkSize(Array(CART_MOST_LINES).fill(0)).ok).toBe(true);
  expect(checkSize(Array(CART_MOST_LINES + 1).fill(0)).ok).toBe(false);
});
