import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from './decide';
import type { Facts } from './decide';
import { doorOf, limits, pageAt, UPLOADS } from './doors';

const OURS = 'https://zarban.example';
const reach = { origins: new Set([OURS]), hosts: new Set(['zarban.example']) };

function facts(path: string, given: Partial<Facts> = {}): Facts {
  return {
    method: 'POST',
    door: doorOf(path),
    path,
    page: pageAt(path),
    plainPath: path.startsWith('/'),
    spelledPlainly: true,
    oddQuery: false,
    contentType: 'application/x-www-form-urlencoded',
    urlBytes: path.length,
    queryNames: [],
    host: 'zarban.example',
    origin: OURS,
    fetchSite: 'same-origin',
    contentLength: 10,
    chunked: false,
    upgrade: false,
    ...given,
  };
}

const say = (path: string, given: Partial<Facts> = {}) => {
  const verdict = decide(facts(path, given), reach);
  return verdict.pass ? 'pass' : `${verdict.status} ${verdict.why}`;
};

describe('an unsafe method', () => {
  test.each<[string, Partial<Facts>, string]>([
    ['our own form', {}, 'pass'],
    ['our own form without metadata (an old browser)', { fetchSite: undefined }, 'pass'],
    ['a form sent with Origin: null from our own page', { origin: 'null' }, 'pass'],
    ['no Origin, from our own page', { origin: undefined }, 'pass'],
    ['a foreign Origin', { origin: 'https://evil.example', fetchSite: 'cross-site' }, '403 cross-site'],
    ['a foreign Origin that claims to be ours', { origin: 'https://evil.example', fetchSite: 'same-origin' }, '403 origin'],
    ['our name as a part of a foreign one', { origin: 'https://zarban.example.evil.example' }, '403 origin'],
    ['our name on http', { origin: 'http://zarban.example' }, '403 origin'],
    ['our name on another port', { origin: 'https://zarban.example:8443' }, '403 origin'],
    ['Origin: null from elsewhere', { origin: 'null', fetchSite: 'cross-site' }, '403 cross-site'],
    ['Origin: null without metadata', { origin: 'null', fetchSite: undefined }, '403 origin'],
    ['nothing at all', { origin: undefined, fetchSite: undefined }, '403 origin'],
    ['no Origin, a sister site', { origin: undefined, fetchSite: 'same-site' }, '403 origin'],
    ['no Origin, typed by hand', { origin: undefined, fetchSite: 'none' }, '403 origin'],
    ['our Origin with cross-site metadata', { fetchSite: 'cross-site' }, '403 cross-site'],
    ['a foreign Host', { host: 'evil.example' }, '403 host'],
    ['no Host', { host: undefined }, '403 host'],
    ['_data', { queryNames: ['_data'] }, '403 data'],
    ['a body above the limit', { contentLength: limits.portal.bodyBytes + 1 }, '413 body'],
    ['a body of unsaid length', { chunked: true, contentLength: undefined }, '411 length'],
    ['a whole URL as address', { plainPath: false }, '403 path'],
    ['a long address', { urlBytes: limits.portal.urlBytes + 1 }, '414 url'],
    ['an address that is spelled oddly', { spelledPlainly: false }, '403 spelling'],
    ['an odd query', { oddQuery: true }, '400 query'],
  ])('%s', (_, given, expected) => {
    expect(say('/shop/cart', given)).toBe(expected);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'post'])('%s on the portal is refused', (method) => {
    expect(say('/shop/cart', { method })).toBe('403 method');
  });

  test('the admin takes its own methods, from our own pages only', () => {
    expect(say('/cms-api/products/1', { method: 'PATCH' })).toBe('pass');
    expect(say('/cms-api/products/1', { method: 'DELETE', origin: 'https://evil.example' })).toBe('403 origin');
    expect(say('/admin/login', { origin: undefined, fetchSite: undefined })).toBe('403 origin');
  });

  test('[WAR-4: photos] files come in where a form asks for them, in both languages, and nowhere else; from our own pages only', () => {
    const two = { contentLength: UPLOADS.files.bytes, contentType: 'multipart/form-data' };
    for (const path of ['/account/devices/new', '/en/account/devices/new', '/account/devices/NB1405080001/ticket']) {
      expect([path, say(path, two), say(path, { contentLength: two.contentLength + 1 })]).toEqual([path, 'pass', '413 body']);
      expect(say(path, { ...two, origin: 'https://evil.example' })).toBe('403 origin');
      for (const contentType of ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/mixed', ''])
        expect(say(path, { contentLength: 64 * 1024 + 1, contentType })).toBe('413 body');
    }
    for (const path of [
      '/account/devices/new/',
      '/account/devices/new.data',
      '/account/devices/NB1405080001',
      '/account/devices',
      '/login',
      '//account/devices/new',
    ])
      expect([path, say(path, two)]).toEqual([path, '413 body']);
  });

  test('[ADM-5: bodies] the admin takes much only as files for media, documents and results, and at the login no more than a form', () => {
    const [kb, files] = [1024, 'multipart/form-data'];
    const most = (path: string, contentType: string, contentLength: number) => say(path, { contentLength, contentType });
    for (const path of ['/cms-api/media', '/cms-api/media/12', '/cms-api/documents', '/cms-api/service-requests/7/result']) {
      expect([path, most(path, files, 20 * kb * kb), most(path, files, 20 * kb * kb + 1)]).toEqual([path, 'pass', '413 body']);
      expect([path, most(path, 'application/json', kb * kb), most(path, 'application/json', kb * kb + 1)]).toEqual([path, 'pass', '413 body']);
    }
    for (const path of [
      '/cms-api/products',
      '/cms-api/media/12/x',
      '/cms-api/service-requests/7/result/x',
      '/cms-api/orders/1/do/confirm',
      '/admin',
      '/_next/x',
    ])
      expect([path, most(path, files, kb * kb), most(path, files, kb * kb + 1)]).toEqual([path, 'pass', '413 body']);
    for (const path of ['/cms-api/staff/login', '/cms-api/staff/me', '/admin/login', '/admin/second-factor'])
      for (const type of [files, 'application/json'])
        expect([path, most(path, type, 64 * kb), most(path, type, 64 * kb + 1)]).toEqual([path, 'pass', '413 body']);
  });

  test('a bank may bring the buyer back by a cross-site post, to the return page alone', () => {
    const bank = { origin: 'https://bank.example', fetchSite: 'cross-site' };
    expect(say('/payment/return', bank)).toBe('pass');
    expect(say('/payment/return/', bank)).toBe('403 cross-site');
    expect(say('/payment/return/..', bank)).toBe('403 cross-site');
    expect(say('/Payment/return', bank)).toBe('403 cross-site');
  });
});

describe('a safe method', () => {
  const read = { method: 'GET', contentLength: undefined };
  test.each<[string, Partial<Facts>, string]>([
    ['from anywhere', { origin: undefined, fetchSite: 'cross-site' }, 'pass'],
    ['_data', { queryNames: ['_data'] }, '403 data'],
    ['a foreign Host', { host: '169.254.169.254' }, '403 host'],
    ['a long address', { urlBytes: 4096 }, '414 url'],
    ['an address that is none of ours', { plainPath: false }, '404 path'],
    ['an address that is spelled oddly', { spelledPlainly: false }, '308 spelling'],
    ['the same at a foreign Host', { spelledPlainly: false, host: 'evil.example' }, '403 host'],
    ['an odd query', { oddQuery: true }, '400 query'],
  ])('%s', (_, given, expected) => {
    expect(say('/shop', { ...read, ...given })).toBe(expected);
  });

  test('the admin takes longer addresses', () => {
    expect(say('/admin/collections/products', { ...read, urlBytes: 16 * 1024 })).toBe('pass');
    expect(say('/admin/collections/products', { ...read, urlBytes: 16 * 1024 + 1 })).toBe('414 url');
  });

  test('a probe asks by the machine’s address', () => {
    expect(say('/healthz', { ...read, host: '10.0.0.7:3000' })).toBe('pass');
    expect(say('/healthz', { method: 'POST', host: '10.0.0.7:3000' })).toBe('403 method');
  });
});

test('a socket needs our own origin and its own address, where nothing else is answered', () => {
  const socket = { method: 'GET', upgrade: true, contentLength: undefined };
  expect(say('/web-chat', { ...socket })).toBe('pass');
  expect(say('/web-chat', { ...socket, origin: undefined })).toBe('403 upgrade');
  expect(say('/web-chat', { ...socket, origin: 'https://evil.example' })).toBe('403 origin');
  expect(say('/web-chat', { ...socket, fetchSite: 'cross-site' })).toBe('403 cross-site');
  for (const path of ['/', '/web-chat/x', '/web-chat.data', '/account', '/v2/user/info', '/admin', '/metrics'])
    expect([path, say(path, socket)]).toEqual([path, '403 upgrade']);
  expect(say('/web-chat', { ...socket, upgrade: false })).toBe('404 upgrade');
  expect(say('/web-chat')).toBe('403 method');
});

test('no foreign origin ever posts to a page, whatever else it sends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/shop/cart', '/login', '/admin', '/cms-api/staff/login', '/operations/queues', '/_next/x', '/payment/return/x'),
      fc.webUrl().map((url) => new URL(url).origin),
      fc.constantFrom(undefined, 'same-origin', 'same-site', 'none', 'cross-site', 'SAME-ORIGIN'),
      fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      (path, origin, fetchSite, method) => origin === OURS || !decide(facts(path, { method, origin, fetchSite }), reach).pass,
    ),
  );
});
