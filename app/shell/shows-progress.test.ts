import { expect, test } from 'vitest';
import { showsProgress } from './shows-progress';

test('[SHELL-1: where] the home page and every page under /shop have the progress bar, no other', () => {
  expect((['home', 'shop', 'product', 'packages', 'cart', 'checkout', 'pay', 'orderDone'] as const).every(showsProgress)).toBe(true);
  expect((['account', 'login', 'faq', 'about', 'orders'] as const).some(showsProgress)).toBe(false);
  expect(showsProgress(undefined)).toBe(false);
});
