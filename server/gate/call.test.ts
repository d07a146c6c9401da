import { expect, test } from 'vitest';
import { decide, type Facts } from './decide';
import { doorOf, pageAt } from './doors';
import { rateClassOf } from './rate';

const reach = { origins: new Set(['https://zarban.example']), hosts: new Set(['zarban.example']) };
const facts = (path: string, given: Partial<Facts> = {}): Facts => ({
  method: 'POST',
  door: doorOf(path),
  path,
  page: pageAt(path),
  plainPath: true,
  spelledPlainly: true,
  oddQuery: false,
  contentType: '',
  urlBytes: path.length,
  queryNames: [],
  host: 'zarban.example',
  origin: undefined,
  fetchSite: undefined,
  contentLength: 20,
  chunked: false,
  upgrade: false,
  ...given,
});

test.each(['/v2', '/v2/user/login', '/v2/user/accessToken/v2', '/v2/openapi.json'])('[API-1: gate] %s is the API: a client without Origin comes in', (path) => {
  expect(doorOf(path)).toBe('bearer');
  expect(decide(facts(path), reach)).toEqual({ pass: true });
});

test.each([
  '/v2/',
  '/v2//user',
  '/v2/../login',
  '/v2/./login',
  '/v2/%2e%2e/login',
  '/V2/user/login',
  '/v20/user',
  '/en/v2/user/login',
  '/v2;/user',
  '/v2/user/%6cogin',
])('[API-1: gate] %s is not: it needs the Origin of our own forms', (path) => {
  expect(doorOf(path)).toBe('portal');
  expect(decide(facts(path), reach)).toMatchObject({ pass: false });
});

test.each([
  ['/v2/user/login', 'POST', 'api-login'],
  ['/v2/user/login/confirm', 'POST', 'api-login'],
  ['/v2/user/login.data', 'POST', 'api-login'],
  ['/v2/user/logout/v2', 'POST', 'api-write'],
  ['/v2/user/info', 'GET', 'api'],
] as const)('[API-1: gate] %s counts in limits of its own', (path, method, rateClass) => {
  expect(rateClassOf({ door: doorOf(path), method, path, page: pageAt(path) })).toBe(rateClass);
});

test.each([
  ['/follow/AbCdEfGhIjKlMnOpQrSt_-', 'GET', 'secret'],
  ['/en/follow/AbCdEfGhIjKlMnOpQrSt_-', 'HEAD', 'secret'],
  ['/company/request/ZR-7K2M', 'GET', 'read'],
  ['/ambulance', 'POST', 'write'],
] as const)('[ROLE-5] an address that is a key is read more seldom than a page: %s', (path, method, rateClass) => {
  expect(rateClassOf({ door: doorOf(path), method, path, page: pageAt(path) })).toBe(rateClass);
});

test.each([
  ['/account/orders/ZR-7K2M/invoice.pdf', 'GET', 'costly'],
  ['/app/imports/abc', 'GET', 'costly'],
  ['/en/app/export/json', 'GET', 'costly'],
  ['/app/records', 'GET', 'read'],
] as const)('[OPS-3] what reads a whole file or draws a paper each time is asked for more seldom than a page: %s', (path, method, rateClass) => {
  expect(rateClassOf({ door: doorOf(path), method, path, page: pageAt(path) })).toBe(rateClass);
});
