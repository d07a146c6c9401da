import { expect, test } from 'vitest';
import { provideRuntime, type Runtime } from '#services/runtime';
import { readCookie, setCookie, type CookieName } from './cookies.server';

provideRuntime({ settings: { publicUrl: 'http://portal', secrets: { session: 'x'.repeat(32) } } } as Runtime);
const asked = (name: string, value: unknown) =>
  new Request('http://portal/', { headers: { Cookie: `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}` } });

test.each(['zb_session', 'zb_cart', 'zb_known', 'zb_draft', 'zb_lang'] as const satisfies CookieName[])(
  '[AUTH-4] %s is a text: an object, a list or a number that somebody made up is none, and no page fails over it',
  async (name) => {
    for (const value of [{ toString: 1 }, {}, [], ['a'], 5, true, null]) expect(await readCookie(asked(name, value), name)).toBeNull();
    expect(await readCookie(asked(name, 'a text'), name)).toBe('a text');
  },
);

test('[AUTH-4] a login in progress and a message for the next page are read as they were left', async () => {
  expect(await readCookie<unknown>(asked('zb_login', { token: 'a', sealed: 'b' }), 'zb_login')).toEqual({ token: 'a', sealed: 'b' });
  const line = (await setCookie('zb_flash', { kind: 'info', key: 'common.save' })).split(';')[0] ?? '';
  expect(await readCookie<unknown>(new Request('http://portal/', { headers: { Cookie: line } }), 'zb_flash')).toMatchObject({ kind: 'info' });
});
