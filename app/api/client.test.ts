import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient, ask, memory, type Tokens } from '../../tests/api-client';
import { startApiServer, type ApiServer } from '../../tests/api-server';

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const PHONE = '09121117777';

async function logIn(): Promise<Tokens> {
  server.later(61);
  await ask(server.url, '/user/login', { body: { phone: PHONE } });
  const { rows } = await server.database.pool.query<{ facts: { code: string } }>('select facts from messages order by created_at desc, id desc limit 1');
  const opened = await ask<{ jwtResponse: Tokens }>(server.url, '/user/login/confirm', { body: { phone: PHONE, verificationCode: rows[0]?.facts.code } });
  return opened.data.jwtResponse;
}

test('[AUTH-4] at its start a client without a token fails; with one it loads the user; an ended access token is renewed and kept first', async () => {
  const storage = memory();
  const client = apiClient(server.url, storage, () => server.rt.clock().getTime());
  expect(await client.start()).toEqual({ status: 'fail', authenticated: false, user: null, error: 'no-token' });
  const tokens = await logIn();
  expect(Object.keys(tokens)).toEqual(['access_token', 'access_token_expires_in', 'refresh_token', 'refresh_token_expires_in']);
  client.keep(tokens);
  expect(await client.start()).toMatchObject({ status: 'success', authenticated: true, user: { phone: PHONE } });
  expect(JSON.parse(storage.kept.get('token') ?? '')).toEqual(tokens);
  server.later(15 * 60);
  expect(await client.start()).toMatchObject({ status: 'success', user: { phone: PHONE } });
  const kept = JSON.parse(storage.kept.get('token') ?? '') as Tokens;
  expect(kept.refresh_token).not.toBe(tokens.refresh_token);
  expect(kept.access_token_expires_in).toBeGreaterThan(server.rt.clock().getTime());
});

test('[AUTH-4] any failure clears the token: a logout elsewhere, a refresh token that has ended, one that was used before', async () => {
  const ends: ((tokens: Tokens) => Promise<unknown> | void)[] = [
    (tokens) => ask(server.url, '/user/logout/v2', { body: { refreshToken: tokens.refresh_token } }),
    () => server.later(31 * 86_400),
    async (tokens) => {
      await ask(server.url, '/user/accessToken/v2', { body: { refreshToken: tokens.refresh_token } });
      server.later(15 * 60);
    },
  ];
  for (const end of ends) {
    const storage = memory();
    const client = apiClient(server.url, storage, () => server.rt.clock().getTime());
    const tokens = await logIn();
    client.keep(tokens);
    await end(tokens);
    expect(await client.start()).toMatchObject({ status: 'fail', authenticated: false, user: null });
    expect(storage.kept.size).toBe(0);
    expect(await client.start()).toMatchObject({ error: 'no-token' });
  }
});
