import { expect, test } from 'vitest';
import { orderListAddress, readOrderList } from './order-list-address';

const LIST = '/admin/collections/orders';

test.each([
  [{}, { show: 'open', search: '' }, ''],
  [{ show: 'queued' }, { show: 'queued', search: '' }, '?show=queued'],
  [{ show: 'all', after: 'newest.7' }, { show: 'all', search: '', after: 'newest.7' }, '?show=all&after=newest.7'],
  [{ search: ' آوین ', before: 'name.7.اوین' }, { show: 'open', search: 'آوین', before: 'name.7.اوین' }, null],
  [{ show: 'nothing', search: ['a', 'b'], after: ['x'], where: { state: { equals: 'queued' } } }, { show: 'open', search: '' }, ''],
  [undefined, { show: 'open', search: '' }, ''],
])('[ADM-3: order list] the address %j asks for %j', (query, wish, address) => {
  const read = readOrderList(query);
  expect(read).toEqual(wish);
  if (address !== null) expect(orderListAddress(read)).toBe(LIST + address);
  expect(readOrderList(Object.fromEntries(new URL(orderListAddress(read), 'http://x').searchParams))).toEqual(wish);
});
