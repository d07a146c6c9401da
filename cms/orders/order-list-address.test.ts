import { expect, test } from 'vitest';
import { orderListAddress, readOrderList } from './order-list-address';

const LIST = '/admin/collections/orders';

test.each([
  [{}, { show: 'open', search: '' }, ''],
  [{ show: 'wished' }, { show: 'wished', search: '' }, '?show=wished'],
  [{ show: 'queued' }, { show: 'queued', search: '' }, '?show=queued'],
  [{ show: 'all', after: 'newest.7' }, { show: 'all', search: '', after: 'newest.7' }, '?show=all&after=newest.7'],
  [{ search: ' آوین ', before: 'newest.7' }, { show: 'open', search: 'آوین', before: 'newest.7' }, null],
  [{ owner: 'nobody', goods: ' NB1 ' }, { show: 'open', search: '', owner: 'nobody', goods: 'NB1' }, '?owner=nobody&goods=NB1'],
  [{ show: 'all', owner: '7', from: '۱۴۰۵/۸/۱', to: '2026-11-21' }, { show: 'all', search: '', owner: 7, from: '2026-10-23', to: '2026-11-21' }, null],
  [{ owner: '0', goods: ['x'], from: '1405/13/1', to: ['1'] }, { show: 'open', search: '' }, ''],
  [{ show: 'nothing', search: ['a', 'b'], after: ['x'], where: { state: { equals: 'queued' } } }, { show: 'open', search: '' }, ''],
  [undefined, { show: 'open', search: '' }, ''],
])('[ADM-3: order list] the address %j asks for %j', (query, wish, address) => {
  const read = readOrderList(query);
  expect(read).toEqual(wish);
  if (address !== null) expect(orderListAddress(read)).toBe(LIST + address);
  expect(readOrderList(Object.fromEntries(new URL(orderListAddress(read), 'http://x').searchParams))).toEqual(wish);
});
