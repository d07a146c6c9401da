import { expect, test } from 'vitest';
import { isClosed, isOpenToAll } from './half';

test.each([
  '/cms-api/staff/forgot-password',
  '/cms-api/staff/reset-password',
  '/cms-api/staff/first-register',
  '/cms-api/staff/unlock',
  '/cms-api/staff/%66orgot-password',
  '/cms-api/%73taff/unlock',
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
  ['POST', '/cms-api/staff/access/1', false],
  ['POST', '/cms-api/orders/versions/1', false],
  ['GET', '/cms-api/access', false],
  ['GET', '/cms-api/staff/1', false],
  ['PATCH', '/cms-api/staff/me', false],
  ['GET', '/admin', false],
  ['POST', '/admin/collections/orders', false],
  ['POST', '/cms-api/staff/login', true],
  ['GET', '/cms-api/staff/me', true],
])('[ADM-5: door] %s %s is open without a whole session: %s', (method, path, open) => {
  expect(isOpenToAll(method, path)).toBe(open);
});
