import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageCache, sendEntry } from './cache';
import type { PageCache } from './cache';
import { pageKey } from './key';
import type { PageKey } from './key';

describe('the key of a page', () => {
  const name = (url: string, cookie?: string, language?: string) => {
    const key = pageKey(url, cookie, language);
    return key ? `${key.url} ${key.offer ? 'offer' : 'plain'} ${key.acceptLanguage}` : 'not kept';
  };

  test.each([
    ['/', undefined, undefined, '/ plain fa'],
    ['/', undefined, 'en-GB,en;q=0.9', '/ offer en'],
    ['/', undefined, 'fa,en;q=0.5', '/ plain fa'],
    ['/en', undefined, 'fa', '/en offer fa'],
    ['/', 'zb_lang=ImZhIg', 'en', '/ plain fa'],
    ['/', '__Host-zb_lang=x', 'en', '/ plain fa'],
    ['/', 'theme=dark; other=1', undefined, '/ plain fa'],
    ['/shop?sort=price&q=%DA%AF&utm_source=x', undefined, undefined, '/shop?q=%DA%AF&sort=price plain fa'],
    ['/shop?q=b&q=a', undefined, undefined, '/shop?q=b&q=a plain fa'],
    ['/?fbclid=1', undefined, undefined, '/ plain fa'],
    ['/', 'zb_session=a', undefined, 'not kept'],
    ['/', 'a=1; __Host-zb_session=a', undefined, 'not kept'],
    ['/', 'zb_cart=a', undefined, 'not kept'],
    ['/', 'zb_flash=a; zb_lang=b', undefined, 'not kept'],
    ['/', 'payload-token=a', undefined, 'not kept'],
    ['/shop/cart', undefined, undefined, 'not kept'],
    ['/account', undefined, undefined, 'not kept'],
    ['/payment/return', undefined, undefined, 'not kept'],
    ['/shop?_data=routes%2Fshop', undefined, undefined, 'not kept'],
    ['/shop?%5Fd%61ta=x', undefined, undefined, 'not kept'],
    ['/shop.data', undefined, undefined, 'not kept'],
    ['/shop/ns1?colour=red&engraving1=a', undefined, undefined, '/shop/ns1?colour=red plain fa'],
    ['/shop/ns1?show=1&engraving1=a', undefined, undefined, 'not kept'],
    [`/shop?q=${'a'.repeat(500)}`, undefined, undefined, 'not kept'],
    ['//evil.example', undefined, undefined, 'not kept'],
  ])('%s with cookie %s and language %s: %s', (url, cookie, language, expected) => {
    expect(name(url, cookie, language)).toBe(expected);
  });
});

describe('a kept page', () => {
  let made: PageKey[] = [];
  let answer: (key: PageKey) => Promise<Response>;
  let cache: PageCache;
  let server: http.Server;
  let origin = '';

  beforeEach(async () => {
    made = [];
    answer = async (key) => new Response(`page ${key.url} ${'x'.repeat(2000)} ${made.length}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    cache = pageCache({ render: (key) => (made.push(key), answer(key)), headers: () => [['Content-Security-Policy', 'x']], limitBytes: 40_000 });
    cache.store.setOpen(true);
    server = http.createServer((req, res) => {
      if (cache.answer(req, res, () => 'hit')) return;
      const key = cache.keyOf(req);
      if (!key) return void res.writeHead(204).end();
      void cache.fill(key, 'fill').then((filled) => {
        if ('entry' in filled) sendEntry(filled.entry, req, res, 'miss');
        else res.writeHead(filled.response.status).end(filled.response.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });

  test('is made once, however many ask at once', async () => {
    const texts = await Promise.all(Array.from({ length: 30 }, async () => (await get('/?utm_campaign=nowruz')).text()));
    expect(new Set(texts).size).toBe(1);
    expect(made).toHaveLength(1);
    expect((await get('/')).headers.get('x-request-id')).toBe('hit');
  });

  test('is sent compressed, and not again to whom it has not changed for', async () => {
    await get('/');
    const response = await new Promise<http.IncomingMessage>((resolve) => http.get(`${origin}/`, { headers: { 'Accept-Encoding': 'gzip, br' } }, resolve));
    const body = Buffer.concat(await response.toArray());
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toMatch(/^page \/ /);
    const etag = String(response.headers.etag);
    const again = await new Promise<http.IncomingMessage>((resolve) =>
      http.get(`${origin}/`, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } }, resolve),
    );
    expect(again.statusCode).toBe(304);
    again.resume();
    expect(response.headers['content-security-policy']).toBe('x');
  });

  test('is made anew after a change, also when the change came while it was made', async () => {
    const first = await (await get('/')).text();
    cache.store.empty();
    expect(await (await get('/')).text()).not.toBe(first);

    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    answer = async () => (await gate, new Response('stale'));
    const slow = get('/shop');
    await expect.poll(() => made.length).toBe(3);
    cache.store.empty();
    answer = async () => new Response('fresh');
    go();
    expect(await (await slow).text()).toBe('stale');
    expect(await (await get('/shop')).text()).toBe('fresh');
  });

  test('is not kept while nobody tells of changes', async () => {
    cache.store.setOpen(false);
    await get('/');
    await get('/');
    expect(made).toHaveLength(2);
  });

  test.each([
    ['a page that sets a cookie', { headers: { 'Set-Cookie': 'zb_flash=1' } }],
    ['a page that asks not to be', { headers: { 'Cache-Control': 'no-store' } }],
    ['an error', { status: 500 }],
    ['an absent page', { status: 404 }],
  ])('%s is not kept', async (_, init) => {
    answer = async () => new Response('x', init);
    await get('/');
    await get('/');
    expect(made).toHaveLength(2);
  });

  test('the least recently asked for goes first when there is no room', async () => {
    for (const q of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't']) {
      await get(`/shop?q=${q}`);
      await get('/');
    }
    expect(cache.store.size().bytes).toBeLessThanOrEqual(40_000);
    expect(made.filter((key) => key.url === '/')).toHaveLength(1);
    expect(cache.store.size().pages).toBeLessThan(21);
  });
});
