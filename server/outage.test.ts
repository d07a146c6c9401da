import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#locales/say';
import { startApiServer } from '../tests/api-server';
import type { ApiServer } from '../tests/api-server';

let server: ApiServer;
const now = { away: false, off: false };
beforeAll(async () => {
  server = await startApiServer({
    admin: (_req, _res, next) => next(new Error('read failed', { cause: new Error('timeout exceeded when trying to connect') })),
    pulse: { away: () => now.away, clockIsOff: () => now.off, guard: () => {} },
  });
});
afterAll(() => server.stop());

const login = () =>
  fetch(`${server.url}/v2/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: '{"phone":"09121234567"}',
  });
const form = (page: string) =>
  fetch(server.url + page, { method: 'POST', headers: { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }, body: new URLSearchParams({ a: '1' }) });
const codes = async () => (await server.database.pool.query('select 1 from login_challenges')).rowCount;

test('[OPS-1: clocks] while the clock is off nothing is written by page, API or admin, and what is read is answered', async () => {
  now.off = true;
  for (const answer of [
    await login(),
    await form('/login'),
    await form('/en/login'),
    await form('/cms-api/orders/1/do/confirm'),
    await fetch(`${server.url}/payment/return`),
  ]) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  }
  expect(await codes()).toBe(0);
  expect((await fetch(`${server.url}/v2/user/info`)).status).toBe(401);
  now.off = false;
  expect((await login()).status).toBe(200);
  expect(await codes()).toBe(1);
});

test('[OPS-1: the database hangs] while it is away everybody is told to come back, in the language of the page and in a shell', async () => {
  now.away = true;
  const pages = await Promise.all(['/shop/cart', '/en/shop/cart'].map((page) => fetch(server.url + page)));
  expect(pages.map(({ status }) => status)).toEqual([503, 503]);
  const [fa = '', en = ''] = await Promise.all(pages.map((page) => page.text()));
  expect(fa).toContain('<html lang="fa" dir="rtl">');
  expect(en).toContain('<html lang="en" dir="ltr">');
  for (const text of [fa, en]) {
    expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
    expect(text).toContain('http-equiv="refresh"');
  }
  // A form that is asked for again would be sent again.
  expect(await (await form('/en/login')).text()).not.toContain('http-equiv="refresh"');
  expect((await (await login()).json()) as object).toMatchObject({ data: null, errors: [{ code: 'api.starting' }] });
  now.away = false;
  expect((await fetch(`${server.url}/v2/user/info`)).status).toBe(401);
});

test('[OPS-1: the database hangs] where no connection is free in time the admin says to come back, and after a write that it is not known', async () => {
  const read = await fetch(`${server.url}/admin`, { headers: { 'Accept-Language': 'en' } });
  expect([read.status, read.headers.get('Retry-After')]).toEqual([503, '5']);
  const written = await form('/admin/login');
  expect(written.status).toBe(503);
  const text = await written.text();
  expect(text).toContain(say('fa', 'shell.unavailable.unsure'));
  expect(text).not.toContain('http-equiv="refresh"');
});
