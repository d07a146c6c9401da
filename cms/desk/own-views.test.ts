import { expect, test } from 'vitest';
import { inOwnName, ledElsewhere, ownTitle, ownView, ownViews } from './own-views';

test('[ADM-2, LANG-2] a window is called by the house’s name in the reader’s language, whoever made its title', () => {
  expect([ownTitle('fa', ['board']), ownTitle('en', ['board'])]).toEqual(['تخته‌ی خدمات · ضربان', expect.stringMatching(/ · Zarban$/)]);
  expect([inOwnName('fa', 'افزودن - پزشک · Zarban'), inOwnName('en', 'Editing - Doctor · Zarban'), inOwnName('fa', 'Zarban')]).toEqual([
    'افزودن - پزشک · ضربان',
    'Editing - Doctor · Zarban',
    'Zarban',
  ]);
});

test.each([
  [{ segments: ['collections', 'orders'] }, { segments: ['order-list'] }],
  [{ segments: ['collections', 'orders', '7'] }, { segments: ['collections', 'orders', '7'] }],
  [{ segments: ['collections', 'users'] }, { segments: ['users-list'] }],
  [{ segments: ['collections', 'warranty-tickets'] }, { segments: ['warranty-tickets-list'] }],
  [{ segments: ['collections', 'products'] }, { segments: ['collections', 'products'] }],
  [{ segments: ['collections', 'users', '7'] }, { segments: ['customer', '7'] }],
  [{ segments: ['collections', 'users', '7', 'api'] }, { segments: ['collections', 'users', '7', 'api'] }],
  [{ segments: ['find'] }, { segments: ['find'] }],
  [{}, {}],
])('[ADM-3: lists] the page %j of the admin is the view %j', (page, view) => {
  expect(ownView(page)).toEqual(view);
});

test('[ADM-3: lists] each of these views has its address', () => {
  expect(Object.values(ownViews).map(({ path }) => path)).toEqual([
    '/order-list',
    '/reports',
    '/visits',
    '/board',
    '/appointments',
    '/customer/:id',
    '/slip/:id',
    '/refund/:id',
    '/find',
    '/closed',
    '/users-list',
    '/devices-list',
    '/warranty-tickets-list',
    '/device-claims-list',
    '/service-requests-list',
    '/inquiries-list',
    '/invoices-list',
  ]);
});

test('[ADM-5] who is logged in makes no first account and no account by hand', () => {
  expect(ledElsewhere(['collections', 'staff', 'create'])).toBe('/admin/invite');
  expect(ledElsewhere(['staff', 'create'])).toBe('/admin/invite');
  expect(ledElsewhere(['create-first-user'])).toBe('/admin');
  for (const other of [undefined, ['login'], ['collections', 'staff'], ['collections', 'products', 'create']]) expect(ledElsewhere(other)).toBeNull();
});
