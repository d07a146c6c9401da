import { expect, test } from 'vitest';
import { orderStates } from '../orders/states';
import { arrivalOf } from './arrived';

test('[ORD-4: what verified money becomes] placed while held, placed if stock is left, given back otherwise', () => {
  expect(arrivalOf({ state: 'awaiting-payment', paidToman: 0, held: true })).toBe('place');
  expect(arrivalOf({ state: 'awaiting-payment', paidToman: 0, held: false })).toBe('place-if-stock');
  expect(arrivalOf({ state: 'cancelled', paidToman: 0, held: false })).toBe('refund-order');
});

test('money for an order that was paid once always goes back', () => {
  for (const state of orderStates) expect(arrivalOf({ state, paidToman: 1_000, held: false })).toBe('refund-payment');
});
