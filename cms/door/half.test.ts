import { expect, test } from 'vitest';
import { isClosed, isOpenToHalf } from './half';

test.each([
  '/cms-api/staff/forgot-password',
  '/cms-api/staff/reset-password',
  '/cms-api/staff/first-register',
  '/cms-api/staff/unlock',
  '/admin/forgot',
  '/admin/reset/token',
  '/admin/create-first-user',
])('[ADM-5: door] %s is closed to everybody', (path) => {
  expect(isClosed(path)).toBe(true);
});

test.each([
  ['GET', '/cms-api/orders', false],
  ['POST', '/cms-api/orders/1/do/confirm', false],
  ['POST', '/cms-api/staff/refresh-token', false],
  ['GET', '/cms-api/staff/1', false],
  ['PATCH', '/cms-api/staff/me', false],
  ['GET', '/admin', false],
  ['POST', '/admin/collections/orders', false],
  ['POST', '/cms-api/staff/login', true],
  ['GET', '/cms-api/staff/me', true],
])('[ADM-5: door] %s %s is open to a half session: %s', (method, path, open) => {
  expect(isOpenToHalf(method, path)).toBe(open);
});
