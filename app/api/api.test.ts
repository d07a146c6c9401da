import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type Answer, type Tokens } from '../../tests/api-client';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { RENEWAL_GRACE_SECONDS } from '#domain/accounts/session-life';

let server: ApiServer;
let number = 0;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

type Login = { jwtResponse: Tokens; user: { id: number; phone: string; profileComplete: boolean } };
const newPhone = () => `0912${String((number += 1)).padStart(7, '0')}`;
const rows = async (text: string, values: unknown[] = []) => (await server.database.pool.query<Record<string, unknown>>(text, values)).rows;
const key = () => `key-${Math.random().toString(36).slice(2).padEnd(16, '0')}`;
const post = <D = Record<string, never>>(path: string, body: unknown, headers: Record<string, string> = {}) => ask<D>(server.url, path, { body, headers });
const bearer = ({ access_token }: Tokens) => ({ Authorization: `Bearer ${access_token}` });

async function codeTo(phone: string): Promise<string> {
  const [row] = await rows('select facts from messages where recipient = $1 order by created_at desc, id desc limit 1', [phone]);
  return (row as { facts: { code: string } }).facts.code;
}

async function logIn(phone = newPhone(), headers: Record<string, string> = {}): Promise<Answer<Login>> {
  server.later(61);
  const sent = await post('/user/login', { phone });
  expect(sent.status).toBe(200);
  return post<Login>('/user/login/confirm?source=WEBSITE', { phone, verificationCode: await codeTo(phone) }, headers);
}

describe('the six calls', () => {
  test('[API-1] phone, code, names, the account, new tokens and logout follow one another, and no answer may be kept', async () => {
    const phone = newPhone();
    server.later(61);
    const sent = await post<{ expiresAt: string; resendAt: string }>('/user/login', { phone: '۰۹۱۲ ' + phone.slice(4) });
    expect(sent).toMatchObject({ status: 200, data: { expiresAt: expect.any(String), resendAt: expect.any(String) }, errors: [] });
    const code = await codeTo(phone);
    const opened = await post<Login>('/user/login/confirm?source=ANDROID_APP', { phone, verificationCode: code });
    expect(opened.data).toMatchObject({ jwtResponse: { access_token: expect.any(String) }, user: { phone, profileComplete: false } });
    const { jwtResponse: tokens } = opened.data;
    expect(tokens.access_token_expires_in).toBe(server.rt.clock().getTime() + 15 * 60_000);
    expect(tokens.refresh_token_expires_in).toBe(server.rt.clock().getTime() + 30 * 86_400_000);

    const form = { firstName: 'آوین', lastName: 'کهن‌سار', job: '', birthDay: '۱۳۷۰/۰۵/۱۲', adult: 'true' };
    const told = await ask(server.url, '/user/info/complete', { form, headers: bearer(tokens) });
    expect(told).toMatchObject({ status: 200, data: { firstName: 'آوین', birthDay: '1991-08-03', profileComplete: true } });
    const mine = await ask(server.url, '/user/info', { headers: { Token: tokens.access_token, 'Cache-Control': 'no-cache' } });
    expect(mine).toMatchObject({ status: 200, data: { phone, lastName: 'کهن‌سار', job: null } });

    const renewed = await post<Tokens>('/user/accessToken/v2', { refreshToken: tokens.refresh_token });
    expect(renewed.data.access_token).not.toBe(tokens.access_token);
    expect(await ask(server.url, '/user/info', { headers: bearer(renewed.data) })).toMatchObject({ status: 200, data: { phone } });
    const out = await post('/user/logout/v2', { refreshToken: renewed.data.refresh_token });
    expect(out).toMatchObject({ status: 200, data: null });
    expect((await ask(server.url, '/user/info', { headers: bearer(renewed.data) })).errors[0]?.code).toBe('sessions.access.ended');
    for (const { headers } of [sent, opened, told, mine, renewed, out]) expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await rows('select s.source, user_agent <> $2 as told from sessions s join users u on u.id = s.user_id where phone = $1', [phone, ''])).toEqual([
      { source: 'ANDROID_APP', told: true },
    ]);
  });

  test('[API-1: login] a second logout, and one with a token that nobody has, are logged out already', async () => {
    const { data } = await logIn();
    for (let time = 0; time < 2; time += 1) expect((await post('/user/logout/v2', { refreshToken: data.jwtResponse.refresh_token })).status).toBe(200);
    expect((await post('/user/logout/v2', { refreshToken: 'n'.repeat(43) })).status).toBe(200);
  });

  test('[AUTH-6] the answer does not tell a known phone from an unknown one, and a code of the website opens nothing here', async () => {
    const known = (await logIn()).data.user.phone;
    server.later(61);
    const answers = await Promise.all([known, newPhone()].map((phone) => post('/user/login', { phone })));
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const other = newPhone();
    server.later(61);
    const { requestLoginCode } = await import('#services/accounts/request-login-code');
    const { testContext } = await import('../../tests/test-context');
    await requestLoginCode(testContext(server.rt, { ip: '10.9.9.9' }), { channel: 'phone', address: other, source: 'WEBSITE', code: '123456' });
    const tried = await post('/user/login/confirm', { phone: other, verificationCode: '123456' });
    expect(tried).toMatchObject({ status: 422, errors: [{ code: 'accounts.code.ask-again', field: 'verificationCode' }] });
  });
});

describe('who asks', () => {
  test('[API-1: bearer] without a token, with a made-up or an ended one: 401 that says so; cookies are not looked at', async () => {
    const { data } = await logIn();
    const none = await ask(server.url, '/user/info');
    expect(none).toMatchObject({ status: 401, data: null, errors: [{ code: 'access.login.needed', field: null }] });
    expect(none.headers.get('WWW-Authenticate')).toBe('Bearer');
    const odd = ['Bearer x', `Bearer ${'a'.repeat(43)}`, `Basic ${data.jwtResponse.access_token}`, `Bearer ${data.jwtResponse.refresh_token}`];
    for (const Authorization of odd) expect((await ask(server.url, '/user/info', { headers: { Authorization } })).status).toBe(401);
    const { openSession } = await import('#services/accounts/open-session');
    const { testContext } = await import('../../tests/test-context');
    const session = await openSession(server.rt.db, testContext(server.rt), { userId: data.user.id, source: 'WEBSITE', newClient: false });
    const cookie = `zb_session=${Buffer.from(JSON.stringify(session.token)).toString('base64')}`;
    for (const headers of [{ Cookie: cookie }, { Authorization: `Bearer ${session.token}` }] as Record<string, string>[])
      expect((await ask(server.url, '/user/info', { headers })).status).toBe(401);
    server.later(15 * 60);
    expect((await ask(server.url, '/user/info', { headers: bearer(data.jwtResponse) })).status).toBe(401);
  });
});

describe('one error shape', () => {
  const malformed: [string, string, RequestInit & { headers?: Record<string, string> }, number, string, string | null][] = [
    ['no such call', '/user/nothing', {}, 404, 'api.path', null],
    ['another method', '/user/login', {}, 405, 'api.method', null],
    ['a method that is nobody’s', '/user/info', { method: 'DELETE' }, 405, 'api.method', null],
    ['a page’s form', '/user/login', { method: 'POST', body: new URLSearchParams({ phone: '09121112233' }) }, 415, 'api.body-type', null],
    ['text that claims nothing', '/user/login', { method: 'POST', body: '{"phone":"09121112233"}' }, 415, 'api.body-type', null],
    ['broken JSON', '/user/login', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }, 400, 'api.body-unreadable', null],
    ['a list', '/user/login', { method: 'POST', body: '[]', headers: { 'Content-Type': 'application/json' } }, 400, 'api.body-unreadable', null],
    [
      'a number for a text',
      '/user/login',
      { method: 'POST', body: '{"phone":9121112233}', headers: { 'Content-Type': 'application/json' } },
      422,
      'accounts.phone.missing',
      'phone',
    ],
    [
      'a short phone',
      '/user/login',
      { method: 'POST', body: '{"phone":"0912"}', headers: { 'Content-Type': 'application/json; charset=utf-8' } },
      422,
      'accounts.phone.length',
      'phone',
    ],
    [
      'a bad once-key',
      '/user/login',
      { method: 'POST', body: '{"phone":"09121112233"}', headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'x' } },
      400,
      'api.key',
      'Idempotency-Key',
    ],
    ['a method that the gate does not know', '/user/info', { method: 'PROPFIND' }, 403, 'api.gate.forbidden', null],
    ['a large body', '/user/login', { method: 'POST', body: ' '.repeat(300_000), headers: { 'Content-Type': 'application/json' } }, 413, 'api.gate.size', null],
    ['a long address', `/user/info?x=${'x'.repeat(3_000)}`, {}, 414, 'api.gate.size', null],
  ];

  test.each(malformed)('[API-5] %s', async (_, path, init, status, code, field) => {
    const counts = async () =>
      (
        await rows(`select (select count(*) from login_challenges) || '/' || (select count(*) from once_keys) || '/' || (select count(*) from audit) as all`)
      )[0];
    const before = await counts();
    for (const lang of ['fa', 'en'] as const) {
      const response = await fetch(`${server.url}/v2${path}`, { ...init, headers: { ...init.headers, 'Accept-Language': `${lang};q=0.9, de` } });
      expect(response.status).toBe(status);
      const body = (await response.json()) as { data: null; message: string; errors: { code: string; message: string; field: string | null }[] };
      expect(body).toEqual({ data: null, message: body.errors[0]?.message, errors: [{ code, message: expect.any(String), field }] });
      expect(/[\u0600-\u06ff]/.test(body.message)).toBe(lang === 'fa');
      expect(response.headers.get('Content-Language')).toBe(lang);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await counts()).toEqual(before);
  });

  test('[API-5] each wrong field is named, with its own code', async () => {
    const { data } = await logIn();
    const wrong = await ask(server.url, '/user/info/complete', { form: { firstName: '', lastName: '1', adult: 'false' }, headers: bearer(data.jwtResponse) });
    expect(wrong.status).toBe(422);
    expect(wrong.errors.map(({ code, field }) => [field, code])).toEqual([
      ['firstName', 'accounts.first-name.missing'],
      ['lastName', 'accounts.last-name.invalid'],
      ['adult', 'accounts.adult.not-confirmed'],
    ]);
  });

  test('[API-5] [AUTH-6] too early says for how long to wait, in the header too', async () => {
    const phone = newPhone();
    server.later(61);
    await post('/user/login', { phone });
    const again = await post('/user/login', { phone });
    expect(again).toMatchObject({ status: 429, errors: [{ code: 'accounts.code.too-soon', field: 'phone' }] });
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('the same key twice', () => {
  test('[API-6] the code is sent once and both answers are equal; with another body the key is refused', async () => {
    const [phone, once] = [newPhone(), { 'Idempotency-Key': key() }];
    server.later(61);
    const many = await Promise.all(Array.from({ length: 8 }, () => post('/user/login', { phone }, once)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(many.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await rows('select id from messages where recipient = $1', [phone])).toHaveLength(1);
    const confirm = { 'Idempotency-Key': key() };
    const code = await codeTo(phone);
    const logins = await Promise.all(Array.from({ length: 4 }, () => post<Login>('/user/login/confirm', { phone, verificationCode: code }, confirm)));
    expect(new Set(logins.map(({ data }) => data?.jwtResponse?.refresh_token)).size).toBe(1);
    expect(await rows('select s.id from sessions s join users u on u.id = s.user_id where phone = $1', [phone])).toHaveLength(1);
    const other = await post('/user/login/confirm', { phone, verificationCode: code === '111111' ? '222222' : '111111' }, confirm);
    expect(other).toMatchObject({ status: 409, errors: [{ code: 'common.once-key-reused' }] });
    expect(JSON.stringify(await rows('select * from once_keys'))).not.toContain(logins[0]?.data.jwtResponse.refresh_token);
  });

  test('[API-6] [AUTH-5] a renewal whose answer was lost is asked again with its key, and its session lives on', async () => {
    const { jwtResponse } = (await logIn()).data;
    const once = { 'Idempotency-Key': key() };
    const both = await Promise.all([1, 2, 3].map(() => post<Tokens>('/user/accessToken/v2', { refreshToken: jwtResponse.refresh_token }, once)));
    expect(new Set(both.map(({ data }) => data?.refresh_token)).size).toBe(1);
    expect((await ask(server.url, '/user/info', { headers: bearer(both[0]?.data as Tokens) })).status).toBe(200);
    server.later(RENEWAL_GRACE_SECONDS + 1);
    const stolen = await post('/user/accessToken/v2', { refreshToken: jwtResponse.refresh_token });
    expect(stolen).toMatchObject({ status: 401, errors: [{ code: 'sessions.refresh.reused', field: 'refreshToken' }] });
    expect((await ask(server.url, '/user/info', { headers: bearer(both[0]?.data as Tokens) })).status).toBe(401);
  });

  test('[API-6] the profile is written once for a key', async () => {
    const { jwtResponse } = (await logIn()).data;
    const headers = { ...bearer(jwtResponse), 'Idempotency-Key': key() };
    const form = { firstName: 'نوا', lastName: 'سپیدرود', adult: 'true' };
    const [first, second] = [await ask(server.url, '/user/info/complete', { form, headers }), await ask(server.url, '/user/info/complete', { form, headers })];
    expect(second.data).toEqual(first.data);
    const other = await ask(server.url, '/user/info/complete', { form: { ...form, firstName: 'آوا' }, headers });
    expect(other.status).toBe(409);
    expect(
      await rows(`select id from audit where action = 'accounts.profile-completed' and subject = $1`, [`user:${(first.data as unknown as { id: number }).id}`]),
    ).toHaveLength(1);
  });
});

test('[API-5] who asks too often is told so in the same shape, by a limit that is the API’s own', async () => {
  const small = await startApiServer({ scale: 0.1 });
  try {
    const tries = await Promise.all(Array.from({ length: 6 }, () => ask(small.url, '/user/login/confirm', { body: { phone: '1' } })));
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    for (const { errors, headers } of refused) {
      expect(errors).toEqual([{ code: 'api.gate.too-many', message: expect.any(String), field: null }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await ask(small.url, '/user/info')).status).toBe(401);
  } finally {
    await small.stop();
  }
});
