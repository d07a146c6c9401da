import { expect, test } from 'vitest';
import { readMirror, reduceCart, unreadCart, type CartItem } from './mirror';

const item: CartItem = {
  shop_product_id: 7,
  number_of_chosen_item: 1,
  shop_feature_product_id: [3, 4],
  features: [
    { id: 3, type: 'COLOR' },
    { id: 4, type: 'ENGRAVING' },
  ],
  main_image: '/devices/ns1.svg',
  name: 'NS1',
  engraving: ['دکتر آوا'],
};

test('[CART-2: the state and its operations] loading is true at start; load, add, remove and wipe end it', () => {
  expect(unreadCart).toEqual({ loading: true, items: [] });
  const loaded = reduceCart<CartItem>(unreadCart, { type: 'load', items: [item] });
  expect(loaded).toEqual({ loading: false, items: [item] });
  const grown = reduceCart(loaded, { type: 'add', item: { ...item, shop_feature_product_id: [4, 3] } });
  expect(grown.items).toHaveLength(1);
  expect(grown.items[0]?.number_of_chosen_item).toBe(2);
  const other = { ...item, engraving: ['دکتر نوا'] };
  expect(reduceCart(grown, { type: 'add', item: other }).items).toHaveLength(2);
  expect(reduceCart(grown, { type: 'remove', item }).items).toHaveLength(0);
  expect(reduceCart(grown, { type: 'wipe' })).toEqual({ loading: false, items: [] });
});

test('what a browser kept is read with distrust', () => {
  expect(readMirror('{')).toEqual([]);
  expect(readMirror('{"a":1}')).toEqual([]);
  expect(readMirror(JSON.stringify([{ shop_product_id: -1 }, 'x', null, { ...item, number_of_chosen_item: 1.5 }]))).toEqual([]);
  expect(readMirror(JSON.stringify([item]))).toEqual([{ variantId: 7, quantity: 1, featureIds: [3, 4], engraving: ['دکتر آوا'] }]);
});
