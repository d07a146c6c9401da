import { expect, test } from 'vitest';
import { checkChoice } from './choice';

const offer = {
  variantId: 1,
  sellable: true,
  features: [
    { id: 1, type: 'COLOR', available: true },
    { id: 2, type: 'COLOR', available: true },
    { id: 3, type: 'COLOR', available: false },
    { id: 8, type: 'ENGRAVING', available: true },
    { id: 9, type: 'ENGRAVING', available: true },
  ],
} as const;

test.each([
  [[1], [], [1]],
  [[], [], []],
  [[8, 1], ['دکتر آوا'], [1, 8]],
  [[8, 1], ['', ' '], [1]],
  [[1, 3], [], 'cart.feature.not-available'],
  [[1, 2], [], 'cart.colour.one-only'],
  [[8, 9], ['آوا'], 'cart.engraving.one-only'],
  [[1], ['آوا'], 'cart.engraving.not-offered'],
  [[77], [], 'cart.feature.not-offered'],
  [[8], ['<b>'], 'catalog.engraving.letters'],
])('[PROD-2: at most one colour, at most one engraving] features %j with %j give %j', (featureIds, engraving, is) => {
  const choice = checkChoice(offer, { variantId: 1, featureIds, engraving });
  expect(choice.ok ? choice.value.featureIds : choice.code).toEqual(is);
});

test('what is not for sale is not sold', () => {
  expect(checkChoice({ ...offer, sellable: false }, { variantId: 1, featureIds: [], engraving: [] })).toMatchObject({ status: 409 });
});
