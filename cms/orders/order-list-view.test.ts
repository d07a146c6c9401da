import { expect, test } from 'vitest';
import { orderListView, ownView } from './order-list-view';

test.each([
  [{ segments: ['collections', 'orders'] }, { segments: ['order-list'] }],
  [{ segments: ['collections', 'orders', '7'] }, { segments: ['collections', 'orders', '7'] }],
  [{ segments: ['collections', 'users'] }, { segments: ['collections', 'users'] }],
  [{}, {}],
])('[ADM-3: order list] the page %j of the admin is the view %j', (page, view) => {
  expect(ownView(page)).toEqual(view);
  expect(orderListView.path).toBe('/order-list');
});
