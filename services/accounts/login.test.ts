import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Runtime } from '../runtime';
import { logout } from './logout';
import { requestApiLoginCode, requestLoginCode } from './request-login-code';
import { actorFromSession } from './sessions';
import { sessionState, failedSession } from './session-state';
import { verifyLoginCode } from './verify-login-code';

let database: TestDatabase;
let rt: Runtime;
let now = new Date('2026-11-21T08:00:00Z');
let network = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database, () => now);
});
afterAll(() => database.drop());

const guest = () => testContext(rt, { ip: `10.0.0.${(network += 1)}` });
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

async function codeTo(address: string, channel: 'phone' | 'email' = 'phone', code?: string) {
  const sent = await requestLoginCode(guest(), { channel, address, source: 'WEBSITE', code });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.token;
}

async function sentCode(address: string): Promise<string> {
  const [row] = await rows('select facts from messages where recipient = $1 order by created_at desc, id desc limit 1', [address]);
  return (row as { facts: { code: string } }).facts.code;
}

describe('login by phone', () => {
  test('[AUTH-1] a code to a new mobile number opens an account that still lacks its names', async () => {
    const token = await codeTo('09120000001');
    const code = await sentCode('09120000001');
    expect(code).toMatch(/^\d{6}$/);
    const login = await verifyLoginCode(guest(), { token, code });
    expect(login).toMatchObject({ ok: true, value: { registered: true, needsProfile: true } });
    if (!login.ok) return;
    const actor = await actorFromSession(rt, login.value.sessionToken);
    expect(actor).toEqual({ kind: 'user', userId: login.value.userId, sessionId: login.value.sessionId });
    const stored = await rows('select token_hash from sessions');
    expect(JSON.stringify(stored)).not.toContain(login.value.sessionToken);
  });

  test('[AUTH-7] the same number logs in to the same account', async () => {
    later(61);
    const token = await codeTo('09120000001', 'phone', '111222');
    const login = await verifyLoginCode(guest(), { token, code: '۱۱۱۲۲۲' });
    expect(login).toMatchObject({ ok: true, value: { registered: false } });
    expect(await rows(`select id from users where phone = '09120000001'`)).toHaveLength(1);
  });

  test('[AUTH-7] two new logins of one number at once make one account', async () => {
    const first = await codeTo('09120000002', 'phone', '111111');
    later(61);
    const second = await codeTo('09120000002', 'phone', '222222');
    const both = await Promise.all([verifyLoginCode(guest(), { token: first, code: '111111' }), verifyLoginCode(guest(), { token: second, code: '222222' })]);
    // The newer code, once used, ends the older one: whichever came first, the newer opens.
    expect(both[1]?.ok).toBe(true);
    expect(await rows(`select id from users where phone = '09120000002'`)).toHaveLength(1);
  });

  test('[AUTH-6] once a newer code was used the older one opens nothing; an older one that is used leaves the newer', async () => {
    const older = await codeTo('09120000921', 'phone', '111111');
    later(61);
    const newer = await codeTo('09120000921', 'phone', '222222');
    expect(await verifyLoginCode(guest(), { token: older, code: '111111' })).toMatchObject({ ok: true });
    expect(await verifyLoginCode(guest(), { token: newer, code: '222222' })).toMatchObject({ ok: true });
    later(61);
    const third = await codeTo('09120000921', 'phone', '333333');
    later(61);
    const fourth = await codeTo('09120000921', 'phone', '444444');
    expect(await verifyLoginCode(guest(), { token: fourth, code: '444444' })).toMatchObject({ ok: true });
    expect(await verifyLoginCode(guest(), { token: third, code: '333333' })).toMatchObject({ ok: false, code: 'accounts.code.used' });
  });

  test('[AUTH-6] a code that was used stands in no message any more', async () => {
    const token = await codeTo('09120000922', 'phone', '556677');
    await rows(`update messages set state = 'sent' where recipient = '09120000922'`);
    expect(await verifyLoginCode(guest(), { token, code: '556677' })).toMatchObject({ ok: true });
    expect(await rows(`select body, facts, state from messages where recipient = '09120000922'`)).toEqual([{ body: '', facts: {}, state: 'sent' }]);
  });

  test('[AUTH-1] the code is queued as an SMS that is sent at most once and not after its end; the outbox row carries no code', async () => {
    await codeTo('09120000003', 'phone', '334455');
    const [message] = await rows(`select channel, notice, promise, state, expires_at, body from messages where recipient = '09120000003'`);
    expect(message).toMatchObject({
      channel: 'sms',
      notice: 'accounts.login-code',
      promise: 'at-most-once',
      state: 'waiting',
      expires_at: new Date(now.getTime() + 120_000),
    });
    expect(message.body).toContain('334455');
    expect(JSON.stringify(await rows('select payload from outbox'))).not.toContain('334455');
  });
});

describe('the code', () => {
  test('[AUTH-6] works once: replayed, it is refused with 409', async () => {
    const token = await codeTo('09120000010', 'phone', '123456');
    expect((await verifyLoginCode(guest(), { token, code: '123456' })).ok).toBe(true);
    expect(await verifyLoginCode(guest(), { token, code: '123456' })).toMatchObject({ ok: false, code: 'accounts.code.used', status: 409 });
  });

  test('[AUTH-6] two verifications at once open one session', async () => {
    const token = await codeTo('09120000011', 'phone', '123456');
    const answers = await Promise.all([1, 2, 3].map(() => verifyLoginCode(guest(), { token, code: '123456' })));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await rows(`select s.id from sessions s join users u on u.id = s.user_id where u.phone = '09120000011'`)).toHaveLength(1);
  });

  test('[AUTH-6] lives for two minutes', async () => {
    const token = await codeTo('09120000012', 'phone', '123456');
    later(120);
    expect(await verifyLoginCode(guest(), { token, code: '123456' })).toMatchObject({ ok: false, code: 'accounts.code.expired' });
  });

  test('[AUTH-6] 200 wrong codes in parallel count five tries, then the right one is refused too', async () => {
    const token = await codeTo('09120000013', 'phone', '123456');
    const wrong = await Promise.all(Array.from({ length: 200 }, (_, i) => verifyLoginCode(guest(), { token, code: String(200_000 + i) })));
    expect(wrong.filter((one) => one.ok)).toHaveLength(0);
    expect(wrong.filter((one) => !one.ok && one.code === 'accounts.code.wrong')).toHaveLength(4);
    expect(await rows(`select tries from login_challenges where address = '09120000013'`)).toEqual([{ tries: 5 }]);
    expect(await verifyLoginCode(guest(), { token, code: '123456' })).toMatchObject({ ok: false, code: 'accounts.code.no-tries', status: 429 });
    expect(await rows(`select id from users where phone = '09120000013'`)).toHaveLength(0);
  });

  test('[AUTH-6] belongs to the browser that asked: another token, an edited one or none opens nothing', async () => {
    const token = await codeTo('09120000014', 'phone', '123456');
    const other = await codeTo('09120000015', 'phone', '654321');
    for (const wrong of [other, `${token}x`, '', token.toUpperCase()]) {
      expect((await verifyLoginCode(guest(), { token: wrong, code: '123456' })).ok).toBe(false);
    }
    expect((await verifyLoginCode(guest(), { token: {} as string, code: '123456' })).ok).toBe(false);
    expect((await verifyLoginCode(guest(), { token, code: '123456' })).ok).toBe(true);
  });

  test('[AUTH-6] is kept as a keyed hash, never as itself', async () => {
    await codeTo('09120000016', 'phone', '918273');
    expect(JSON.stringify(await rows(`select * from login_challenges where address = '09120000016'`))).not.toContain('918273');
  });

  test('an empty, short or lettered code is refused without using up a try', async () => {
    const token = await codeTo('09120000017', 'phone', '123456');
    for (const typed of ['', '123', 'abcdef', '1234567']) expect((await verifyLoginCode(guest(), { token, code: typed })).ok).toBe(false);
    expect(await rows(`select tries from login_challenges where address = '09120000017'`)).toEqual([{ tries: 0 }]);
  });
});

describe('how often', () => {
  const ask = (address: string, ip?: string) => requestLoginCode(ip ? testContext(rt, { ip }) : guest(), { channel: 'phone', address, source: 'WEBSITE' });

  test('[AUTH-6] one code a minute to a phone, also when twenty ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('09120000020')));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(answers.filter((one) => !one.ok && one.status === 429)).toHaveLength(19);
    expect(await rows(`select id from messages where recipient = '09120000020'`)).toHaveLength(1);
  });

  test('[AUTH-6] five an hour and ten a day', async () => {
    let sent = 0;
    for (let minute = 0; minute < 59; minute += 1, later(61)) if ((await ask('09120000021')).ok) sent += 1;
    expect(sent).toBe(5);
    for (let hour = 0; hour < 12; hour += 1, later(3_601)) if ((await ask('09120000021')).ok) sent += 1;
    expect(sent).toBe(10);
  });

  test('[AUTH-6] sixty an hour from one network address, whatever the phones', async () => {
    const phones = Array.from({ length: 70 }, (_, i) => `0935000${String(i).padStart(4, '0')}`);
    const answers = await Promise.all(phones.map((phone) => ask(phone, '192.0.2.9')));
    expect(answers.filter((one) => one.ok)).toHaveLength(60);
    expect((await ask('09350009999', '192.0.2.10')).ok).toBe(true);
  });
});

describe('who was here before', () => {
  const ask = (address: string, more: { ip?: string; client?: string } = {}) =>
    requestLoginCode({ ...guest(), ...more }, { channel: 'phone', address, source: 'WEBSITE', code: '123456' });
  async function known(address: string): Promise<string> {
    const login = await verifyLoginCode(guest(), { token: await codeTo(address, 'phone', '123456'), code: '123456' });
    if (!login.ok) throw new Error(login.code);
    return login.value.clientToken;
  }
  const notices = (recipient: string) => rows(`select channel from messages where recipient = $1 and notice = 'accounts.new-client'`, [recipient]);

  test('[AUTH-6: own quota] ten codes asked by strangers keep nobody out who was here before, on the website and by the API', async () => {
    const [browser, app] = [await known('09120000050'), await known('09120000051')];
    const strangers = async (address: string) => {
      let sent = 0;
      for (let n = 0; n < 30; n += 1, later(2_000)) if ((await ask(address)).ok) sent += 1;
      return sent;
    };
    expect(await strangers('09120000050')).toBeLessThanOrEqual(10);
    expect((await ask('09120000050')).ok).toBe(false);
    expect((await ask('09120000050', { client: 'made-up-by-somebody-else-0123456789' })).ok).toBe(false);
    expect((await ask('09120000050', { client: app })).ok).toBe(false);
    expect((await ask('09120000050', { client: browser })).ok).toBe(true);
    // It has limits of its own.
    expect((await ask('09120000050', { client: browser })).ok).toBe(false);
    let sent = 0;
    for (let n = 0; n < 15; n += 1, later(3_700)) if ((await ask('09120000050', { client: browser })).ok) sent += 1;
    expect(sent).toBe(9);
    await strangers('09120000051');
    expect((await requestApiLoginCode({ ...guest(), client: app }, '09120000051')).ok).toBe(true);
  });

  test('[AUTH-6: own quota] one network alone does not use up what all strangers have', async () => {
    let sent = 0;
    for (let n = 0; n < 20; n += 1, later(3_600)) if ((await ask('09120000052', { ip: `2001:db8:9:9::${n + 1}` })).ok) sent += 1;
    expect(sent).toBe(6);
    expect((await ask('09120000052')).ok).toBe(true);
  });

  test(
    '[AUTH-6: own quota] three networks that use up what strangers have keep no new browser elsewhere out, on the website and by the API',
    { timeout: 60_000 },
    async () => {
      const places = ['198.51.100', '203.0.113', '2001:db8:5'];
      const from = (place: string, n: number) => (place.includes(':') ? `${place}:${n}::1` : `${place}.${n}`);
      for (const [phone, byApi] of [['09120000053', false] as const, ['09120000054', true] as const]) {
        const wish = (ip: string) => (byApi ? requestApiLoginCode({ ...guest(), ip }, phone) : ask(phone, { ip }));
        let sent = 0;
        // A new address of theirs each time, as often as a minute allows, for a day.
        for (let n = 0; n < 60; n += 1, later(1_200)) if ((await wish(from(places[n % 3] ?? '', n + 1))).ok) sent += 1;
        expect(sent).toBeLessThanOrEqual(12);
        for (const place of places) expect((await wish(from(place, 250))).ok).toBe(false);
        later(1_200);
        expect((await wish('192.0.2.7')).ok).toBe(true);
        later(61);
        expect(await wish('192.0.2.7')).toMatchObject({ ok: false, status: 429 });
        later(1_200);
        expect((await wish('192.0.2.7')).ok).toBe(true);
        later(1_200);
        expect((await wish('192.0.2.8')).ok).toBe(false);
      }
    },
  );

  test(
    '[AUTH-6: own quota] one customer who owns a whole /48 gets 240 codes an hour to any numbers, and another place is not held back by it',
    { timeout: 60_000 },
    async () => {
      let sent = 0;
      for (let n = 0; n < 260; n += 1) if ((await ask(`0912100${String(n).padStart(4, '0')}`, { ip: `2001:db8:77:${n.toString(16)}::1` })).ok) sent += 1;
      expect(sent).toBe(240);
      expect(await ask('09121000999', { ip: '2001:db8:77:fff::1' })).toMatchObject({ ok: false, status: 429 });
      expect((await ask('09121000999', { ip: '2001:db8:78:1::1' })).ok).toBe(true);
      later(3_601);
      expect((await ask('09121000998', { ip: '2001:db8:77:fff::1' })).ok).toBe(true);
    },
  );

  test('[AUTH-6: own quota] however many networks ask, a phone gets ten codes a day and one for each twenty minutes at most', { timeout: 60_000 }, async () => {
    let sent = 0;
    for (let n = 0; n < 240; n += 1, later(360)) if ((await ask('09120000055', { ip: `10.${n}.0.1` })).ok) sent += 1;
    expect(sent).toBeGreaterThan(60);
    expect(sent).toBeLessThanOrEqual(82);
  });

  test('[AUTH-6: at home] whoever takes every turn from a hundred networks keeps no new browser out where the account has logged in before', async () => {
    const phone = '09120000056';
    const first = await ask(phone, { ip: '192.0.2.77' });
    expect((await verifyLoginCode({ ...guest(), ip: '192.0.2.77' }, { token: first.ok ? first.value.token : '', code: '123456' })).ok).toBe(true);
    later(61);
    for (let n = 0; n < 72; n += 1, later(1_200)) await ask(phone, { ip: `10.${n}.0.1` });
    await ask(phone, { ip: '10.200.0.1' });
    later(61);
    expect((await ask(phone, { ip: '198.51.100.9' })).ok).toBe(false);
    expect((await ask(phone, { ip: '192.0.2.9' })).ok).toBe(true);
    // Four a day there, and a place is home for ninety days.
    for (let n = 0; n < 5; n += 1, later(61)) await ask(phone, { ip: `10.${201 + n}.0.1` });
    let sent = 1;
    for (let n = 0; n < 6; n += 1, later(61)) if ((await ask(phone, { ip: `192.0.2.${10 + n}` })).ok) sent += 1;
    expect(sent).toBe(4);
  });

  test('[AUTH-5: new device] a login by a browser that had never been here is told to the owner and shown, three a day; the first login of all and a known browser are not', async () => {
    const browser = await known('09120000060');
    expect(await notices('09120000060')).toEqual([]);
    later(61);
    const again = await requestLoginCode({ ...guest(), client: browser }, { channel: 'phone', address: '09120000060', source: 'WEBSITE', code: '111111' });
    if (!again.ok) throw new Error(again.code);
    expect(await verifyLoginCode({ ...guest(), client: browser }, { token: again.value.token, code: '111111' })).toMatchObject({
      ok: true,
      value: { clientToken: browser },
    });
    expect(await notices('09120000060')).toEqual([]);
    for (let n = 0; n < 4; n += 1, later(3_700)) await known('09120000060');
    expect(await notices('09120000060')).toEqual(Array(3).fill({ channel: 'sms' }));
    const seen = await rows(`select new_client as new from sessions s join users u on u.id = user_id where phone = '09120000060'`);
    expect(seen.map((row) => row.new).sort()).toEqual([false, false, true, true, true, true]);
    await rows(`update users set email = 'sixty@example.com', email_confirmed_at = now() where phone = '09120000060'`);
    later(90_000);
    await known('09120000060');
    expect(await notices('sixty@example.com')).toEqual([{ channel: 'email' }]);
    await rows(`delete from messages where recipient = 'sixty@example.com'`);
  });
});

describe('login by e-mail', () => {
  test('[AUTH-6] known and unknown addresses get the same answer, and only a confirmed one gets a mail', async () => {
    await database.pool.query(`insert into users (phone, email, email_confirmed_at) values ('09120000030', 'known@example.com', now())`);
    const known = await requestLoginCode(guest(), { channel: 'email', address: 'known@example.com', source: 'WEBSITE' });
    const unknown = await requestLoginCode(guest(), { channel: 'email', address: 'unknown@example.com', source: 'WEBSITE' });
    const shape = (one: typeof known) => (one.ok ? { ...one.value, token: one.value.token.length } : one);
    expect(shape(known)).toEqual(shape(unknown));
    expect(await rows(`select recipient from messages where channel = 'email'`)).toEqual([{ recipient: 'known@example.com' }]);
    const again = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((address) => requestLoginCode(guest(), { channel: 'email', address, source: 'WEBSITE' })),
    );
    expect(again[0]).toEqual(again[1]);
  });

  test('[AUTH-1] a confirmed address logs in to its account; one that is no longer the account’s does not', async () => {
    await database.pool.query(
      `insert into users (phone, email, email_confirmed_at, first_name, last_name) values ('09120000031', 'a@example.com', now(), 'آوین', 'کهن‌سار')`,
    );
    const token = await codeTo('a@example.com', 'email', '123456');
    expect(await verifyLoginCode(guest(), { token, code: '123456' })).toMatchObject({ ok: true, value: { registered: false, needsProfile: false } });
    later(61);
    const second = await codeTo('a@example.com', 'email', '123456');
    await database.pool.query(`update users set email = 'b@example.com' where phone = '09120000031'`);
    expect((await verifyLoginCode(guest(), { token: second, code: '123456' })).ok).toBe(false);
  });

  test('[AUTH-1] an unconfirmed address neither gets a code nor opens an account, whatever is guessed', async () => {
    await database.pool.query(`insert into users (phone, email) values ('09120000032', 'c@example.com')`);
    const token = await codeTo('c@example.com', 'email', '123456');
    expect((await verifyLoginCode(guest(), { token, code: '123456' })).ok).toBe(false);
    expect(await rows(`select id from messages where recipient = 'c@example.com'`)).toHaveLength(0);
  });
});

describe('the session', () => {
  test('[AUTH-3] starts unauthenticated, is filled by a verified login, emptied by a failure, and reset by logout', async () => {
    expect(await sessionState(guest())).toEqual({ status: 'idle', authenticated: false, user: null, error: null });
    const token = await codeTo('09120000040', 'phone', '123456');
    const wrong = await verifyLoginCode(guest(), { token, code: '000000' });
    expect(wrong.ok ? null : failedSession(wrong)).toEqual({ status: 'fail', authenticated: false, user: null, error: 'accounts.code.wrong' });
    const login = await verifyLoginCode(guest(), { token, code: '123456' });
    if (!login.ok) throw new Error(login.code);
    const actor = await actorFromSession(rt, login.value.sessionToken);
    const mine = testContext(rt, { actor: actor ?? { kind: 'guest' } });
    expect(await sessionState(mine)).toMatchObject({ status: 'success', authenticated: true, user: { phone: '09120000040' }, error: null });
    await logout(mine);
    expect(await actorFromSession(rt, login.value.sessionToken)).toBeNull();
    expect(await sessionState(guest())).toMatchObject({ status: 'idle', user: null });
  });

  test('ends after thirty days, and no made-up or edited cookie is one', async () => {
    const token = await codeTo('09120000041', 'phone', '123456');
    const login = await verifyLoginCode(guest(), { token, code: '123456' });
    if (!login.ok) throw new Error(login.code);
    const mine = login.value.sessionToken;
    for (const made of [`${mine}a`, mine.slice(1), '', 'null', {}, null, 7, [mine]]) expect(await actorFromSession(rt, made)).toBeNull();
    expect(await actorFromSession(rt, mine)).not.toBeNull();
    later(30 * 86_400 + 1);
    expect(await actorFromSession(rt, mine)).toBeNull();
  });
});
