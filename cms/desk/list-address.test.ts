import { expect, test } from 'vitest';
import { deskListAddress, readDeskList } from './list-address';

test.each([
  ['invoices', {}, { show: 'all', search: '' }, '/admin/collections/invoices'],
  ['invoices', { show: 'legal' }, { show: 'legal', search: '' }, '/admin/collections/invoices?show=legal'],
  [
    'invoices',
    { from: '۱۴۰۵/۹/۱', to: '2026-11-30', show: 'nothing' },
    { show: 'all', search: '', from: '2026-11-22', to: '2026-11-30' },
    '/admin/collections/invoices?from=2026-11-22&to=2026-11-30',
  ],
  ['invoices', { from: 'یک روز' }, { show: 'all', search: '' }, '/admin/collections/invoices'],
  ['device-claims', {}, { show: 'open', search: '' }, '/admin/collections/device-claims'],
  ['device-claims', { show: 'all', from: '2026-11-22' }, { show: 'all', search: '' }, '/admin/collections/device-claims?show=all'],
  ['device-claims', { search: ' نیما ' }, { show: 'open', search: 'نیما' }, '/admin/collections/device-claims?search=%D9%86%DB%8C%D9%85%D8%A7'],
  ['users', {}, { show: 'all', search: '' }, '/admin/collections/users'],
  ['devices', { show: 'active' }, { show: 'active', search: '' }, '/admin/collections/devices?show=active'],
] as const)('[ADM-3: lists] %s: the address %j asks for %j, and is written so again', (list, query, wish, address) => {
  const read = readDeskList(list, query);
  expect(read).toEqual(wish);
  expect(deskListAddress(list, read)).toBe(address);
});
