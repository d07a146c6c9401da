import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageCache, sendEntry } from './cache';
import type { PageCache } from './cache';
import type { Entry } from './entry';
import { noteTables } from './made-of';
import { pageKey } from './key';
import { plainOf } from '../web/plain-pages';
import type { PageKey } from './key';
import { pageStore } from './store';

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
    const render = (key: PageKey) => {
      noteTables(new Set(key.url.startsWith('/shop') ? ['variants', 'products_locales'] : ['posts', 'site']));
      made.push(key);
      return answer(key).then(plainOf);
    };
    cache = pageCache({ render, headers: () => [['Content-Security-Policy', 'x']], limitBytes: 40_000 });
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
    cache.changed('posts');
    expect(await (await get('/')).text()).not.toBe(first);

    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    answer = async () => (await gate, new Response('stale'));
    const slow = get('/shop');
    await expect.poll(() => made.length).toBe(3);
    cache.changed('variants');
    answer = async () => new Response('fresh');
    go();
    expect(await (await slow).text()).toBe('stale');
    expect(await (await get('/shop')).text()).toBe('fresh');
  });

  const madeTimes = (url: string) => made.filter((key) => key.url === url).length;

  test('stays when something changes that it does not show, also while it is made', async () => {
    await get('/');
    await get('/shop');
    cache.changed('stock');
    cache.changed('variants');
    await get('/');
    await get('/shop');
    expect([madeTimes('/'), madeTimes('/shop')]).toEqual([1, 2]);

    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    answer = async () => (await gate, new Response('once'));
    const slow = get('/en');
    await expect.poll(() => madeTimes('/en')).toBe(1);
    cache.changed('variants');
    go();
    await slow;
    expect(await (await get('/en')).text()).toBe('once');
    expect(madeTimes('/en')).toBe(1);
  });

  test('is made again by itself after its words changed, before anybody asks', async () => {
    await get('/');
    cache.changed('posts');
    await expect.poll(() => madeTimes('/')).toBe(2);
    await expect.poll(async () => (await get('/')).headers.get('x-request-id')).toBe('hit');
    expect(madeTimes('/')).toBe(2);
  });

  test('is shown as it was where many are being made, if its words changed; never if a price did', async () => {
    const before = await (await get('/?modal=a')).text();
    await get('/shop?q=a');
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    answer = async ({ url }) => (await gate, new Response(`late ${url}`));
    const crowd = ['1', '2', '3', '4'].map((q) => get(`/en/shop?q=${q}`));
    await expect.poll(() => made.filter((key) => key.url.startsWith('/en/shop')).length).toBe(4);
    cache.changed('posts');
    expect(await (await get('/?modal=a')).text()).toBe(before);
    cache.changed('products_locales');
    cache.changed('variants');
    const price = get('/shop?q=a');
    await expect.poll(() => madeTimes('/shop?q=a')).toBe(2);
    go();
    expect(await (await price).text()).toBe('late /shop?q=a');
    await Promise.all(crowd);
    await expect.poll(async () => (await get('/?modal=a')).text()).toBe('late /?modal=a');
  });

  test.each(['variants', 'stock', 'sale', 'products', 'products_contents', 'features', 'kept_promises'])(
    'is never shown as it was after a change of %s',
    (table) => {
      const store = pageStore<string>({ limitBytes: 1_000, lifeMs: 60_000, staleMs: 60_000 });
      store.setOpen(true);
      store.put('/', { entry: { bytes: 1, keptAt: Date.now() } as Entry, madeOf: new Set([new Set([table, 'posts'])]), key: '/' }, store.generation());
      store.changed('posts');
      expect(store.stale('/')).toBeDefined();
      store.changed(table);
      expect([store.get('/'), store.stale('/')]).toEqual([undefined, undefined]);
    },
  );

  test('[MAG-3: one article’s page] what was noted by the name of one row is dropped by that row’s change and by no other', () => {
    const store = pageStore<string>({ limitBytes: 1_000, lifeMs: 60_000 });
    store.setOpen(true);
    const keep = (name: string, since = store.generation()) =>
      store.put(`/${name}`, { entry: { bytes: 1, keptAt: Date.now() } as Entry, madeOf: new Set([new Set(['comments', name])]), key: name }, since);
    for (const name of ['comments_of_1', 'comments_of_12']) keep(name);
    store.changed('comments_of_12');
    expect([store.get('/comments_of_1') !== undefined, store.get('/comments_of_12')]).toEqual([true, undefined]);
    // However many rows change, what is made of none of them stays, and what was being made meanwhile is not kept.
    const before = store.generation();
    for (let row = 100; row < 1_100; row += 1) store.changed(`comments_of_${row}`);
    expect(store.get('/comments_of_1')).toBeDefined();
    keep('comments_of_100', before);
    expect(store.get('/comments_of_100')).toBeUndefined();
  });

  test('takes no memory any more when it may be shown no more, though nobody asks', async () => {
    const store = pageStore<string>({ limitBytes: 1_000, lifeMs: 60_000, staleMs: 5 });
    store.setOpen(true);
    store.put('/', { entry: { bytes: 7, keptAt: Date.now() } as Entry, madeOf: new Set([new Set(['posts'])]), key: '/' }, store.generation());
    store.changed('posts');
    expect(store.size()).toEqual({ pages: 0, bytes: 7 });
    await expect.poll(() => store.size().bytes).toBe(0);
  });

  test('that is gone after a change is not shown again', async () => {
    await get('/');
    answer = async () => new Response('gone', { status: 404 });
    cache.changed('posts');
    await expect.poll(() => madeTimes('/')).toBe(2);
    expect((await get('/')).status).toBe(404);
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

test('[MAP-1: cached] lists of centres are kept by kind and place; a name, “open now” and where somebody stands go past the cache', () => {
  const kept = (url: string) => pageKey(url, undefined, 'fa')?.url;
  expect(kept('/centres?city=tehran&kind=clinic&x=1')).toBe('/centres?city=tehran&kind=clinic');
  expect(kept('/centres/points?province=fars')).toBe('/centres/points?province=fars');
  for (const url of [
    '/centres?q=x',
    '/centres?kind=clinic&open=1',
    '/centres/points?open=1',
    '/centres/points?of=1',
    '/centres/open?of=1',
    '/centres/near',
    '/centres/near?at=35.7,51.4',
  ])
    expect([url, kept(url)]).toEqual([url, undefined]);
});
