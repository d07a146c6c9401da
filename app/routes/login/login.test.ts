import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provideRuntime, type Runtime } from '#services/runtime';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import * as account from '../account/index';
import * as outbox from '../dev-outbox';
import * as code from './code';
import * as login from './index';
import * as logout from './logout';
import * as profile from './profile';

let database: TestDatabase;
let rt: Runtime;
let offset = 0;
let browsers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database, () => new Date(Date.now() + offset));
  provideRuntime(rt);
});
afterAll(() => database.drop());

const browser = () => new DoorBrowser(`10.2.0.${(browsers += 1)}`);
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as Record<string, unknown>[];

/** The newest code, as the outbox gives it to a program. */
async function codeOf(recipient: string): Promise<string> {
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${encodeURIComponent(recipient)}`, {}, { Accept: 'application/json' });
  return (data as { messages: { facts: { code: string } }[] }).messages[0]?.facts.code ?? '';
}
const another = (right: string) => (right === '000000' ? '111111' : '000000');
const loggedIn = async (phone: string, path = '/login') => {
  const visitor = browser();
  await visitor.post(login, path, { intent: 'phone', phone, source: 'WEBSITE' });
  const answer = await visitor.post(code, path.replace('/login', '/login/code'), { intent: 'check', code: await codeOf(phone) });
  return { visitor, answer };
};

describe('the login', () => {
  test('[AUTH-1] phone, code, names: each step answers with 303 to the next, and the page asked for comes at the end', async () => {
    const visitor = browser();
    const asked = await visitor.post(login, '/en/login?to=%2Fen%2Fshop%2Fcart%3Fx%3D1', { intent: 'phone', phone: '+98 ۹۱۲ ۰۰۰ ۰۱۰۱', source: 'ANDROID_APP' });
    expect(asked).toMatchObject({ status: 303, location: '/en/login/code?to=%2Fen%2Fshop%2Fcart%3Fx%3D1' });
    expect(await visitor.get(code, asked.location as string)).toMatchObject({
      status: 200,
      data: { channel: 'phone', address: '09120000101', to: '/en/shop/cart?x=1' },
    });
    const entered = await visitor.post(code, asked.location as string, { intent: 'check', code: await codeOf('09120000101') });
    expect(entered).toMatchObject({ status: 303, location: '/en/login/profile?to=%2Fen%2Fshop%2Fcart%3Fx%3D1' });
    const named = await visitor.post(profile, entered.location as string, { firstName: ' آوين ', lastName: 'کهن‌سار', job: '', adult: 'on' });
    expect(named).toMatchObject({ status: 303, location: '/en/shop/cart?x=1' });
    expect(await rows(`select first_name, last_name, job, lang, source from users where phone = '09120000101'`)).toEqual([
      { first_name: 'آوین', last_name: 'کهن‌سار', job: null, lang: 'en', source: 'ANDROID_APP' },
    ]);
    expect(await visitor.get(login, '/en/login?to=%2Fen%2Fshop')).toMatchObject({ status: 303, location: '/en/shop' });
  });

  test('the session’s cookie is HttpOnly, Lax, for the whole site, and its token is not in the page', async () => {
    const { answer } = await loggedIn('09120000102');
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('zb_session=')) ?? '';
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).toMatch(/Path=\//);
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('_totp'))).toBe(false);
  });

  test('[AUTH-6: own quota] the browser keeps by what it is known, past a logout; strangers leave it its own codes, and the page of the code counts its own time', async () => {
    const phone = '09120000199';
    const { visitor, answer } = await loggedIn(phone);
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('zb_known=')) ?? '';
    expect(line).toMatch(/HttpOnly/);
    await visitor.post(logout, '/logout', {});
    const stranger = await browser().post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' });
    expect(stranger.status).toBe(429);
    expect(visitor.cookies.has('zb_session')).toBe(false);
    expect(await visitor.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' })).toMatchObject({ status: 303, location: '/login/code' });
    expect(await visitor.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' })).toMatchObject({ status: 429 });
    const other = browser();
    other.cookies.set('zb_known', `${visitor.cookies.get('zb_known')}x`);
    expect(await other.post(login, '/login', { intent: 'phone', phone, source: 'WEBSITE' })).toMatchObject({ status: 429 });
  });

  test('[AUTH-1] names are needed: without them 422, the sentence beside the field, what was typed is kept, nothing is written', async () => {
    const { visitor } = await loggedIn('09120000103');
    const refused = await visitor.post(profile, '/login/profile', { firstName: 'آوین', lastName: '', job: 'x'.repeat(500) });
    const answer = refused.data as Answer;
    expect(refused.status).toBe(422);
    expect(answer.values['firstName']).toBe('آوین');
    expect(answer.fields['lastName']?.[0]).toBe('نام خانوادگی را بنویسید.');
    expect(answer.fields['job']?.[0]).toContain('حداکثر ۸۰ نویسه');
    expect(answer.fields['adult']?.[0]).toContain('۱۸');
    expect(await rows(`select first_name from users where phone = '09120000103'`)).toEqual([{ first_name: null }]);
  });

  test.each([
    ['', 'شماره‌ی همراه را بنویسید.'],
    ['0912', 'شماره‌ی همراه ۱۱ رقم است؛ ۴ رقم نوشته‌اید.'],
    ['<b>09120000000</b>', 'شماره‌ی همراه ۱۱ رقم است و با ۰۹ آغاز می‌شود.'],
    ['9'.repeat(5_000), 'شماره‌ی همراه ۱۱ رقم است و با ۰۹ آغاز می‌شود.'],
  ])('a wrong number %#: 422, its sentence, no code and no row', async (phone, sentence) => {
    const before = await rows('select count(*) from login_challenges');
    const refused = await browser().post(login, '/login', { intent: 'phone', phone });
    expect(refused.status).toBe(422);
    expect((refused.data as Answer).fields['phone']).toEqual([sentence]);
    expect(await rows('select count(*) from login_challenges')).toEqual(before);
  });

  test('[AUTH-6] a second code within a minute is refused with 429 and the seconds that are left', async () => {
    const visitor = browser();
    await visitor.post(login, '/login', { intent: 'phone', phone: '09120000104' });
    const soon = await visitor.post(login, '/login', { intent: 'phone', phone: '09120000104' });
    expect(soon.status).toBe(429);
    expect((soon.data as Answer).fields['phone']?.[0]).toMatch(/ثانیه‌ی دیگر/);
  });
});

describe('by e-mail', () => {
  test('[AUTH-1] a confirmed address, in capitals, logs in to its account; an unknown one gets the same page and no mail', async () => {
    await database.pool.query(
      `insert into users (phone, email, email_confirmed_at, first_name, last_name) values ('09120000150', 'nava@example.com', now(), 'نوا', 'سپیدرود')`,
    );
    const [known, unknown] = [browser(), browser()];
    const answers = [
      await known.post(login, '/en/login', { intent: 'email', email: ' NAVA@Example.com' }),
      await unknown.post(login, '/en/login', { intent: 'email', email: 'nobody@example.com' }),
    ];
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, '/en/login/code'],
      [303, '/en/login/code'],
    ]);
    const shown = [await known.get(code, '/en/login/code'), await unknown.get(code, '/en/login/code')].map(({ data }) => Object.keys(data as object).sort());
    expect(shown[0]).toEqual(shown[1]);
    expect(await codeOf('nobody@example.com')).toBe('');
    expect(await known.post(code, '/en/login/code', { intent: 'check', code: await codeOf('nava@example.com') })).toMatchObject({
      status: 303,
      location: '/en/account',
    });
  });
});

describe('what comes back to the login', () => {
  test('[AUTH-2] a new code: refused before its time, sent after it, the old one of this browser ends with it', async () => {
    const visitor = browser();
    await visitor.post(login, '/en/login?to=%2Fen%2Fshop', { intent: 'phone', phone: '09120000110' });
    const first = await codeOf('09120000110');
    expect(await visitor.post(code, '/en/login/code?to=%2Fen%2Fshop', { intent: 'resend' })).toMatchObject({ status: 429 });
    offset += 61_000;
    const again = await visitor.post(code, '/en/login/code?to=%2Fen%2Fshop', { intent: 'resend' });
    expect(again).toMatchObject({ status: 303, location: '/en/login/code?to=%2Fen%2Fshop' });
    const second = await codeOf('09120000110');
    if (first !== second) expect((await visitor.post(code, '/en/login/code', { intent: 'check', code: first })).status).toBe(422);
    expect((await visitor.post(code, '/en/login/code?to=%2Fen%2Fshop', { intent: 'check', code: second })).location).toContain('/en/login/profile?to=');
  });

  test('[AUTH-2] changing the number finds it filled in, in the same language, with the page to return to', async () => {
    const visitor = browser();
    await visitor.post(login, '/en/login?to=%2Fen%2Fshop', { intent: 'phone', phone: '09120000111' });
    expect(await visitor.get(login, '/en/login?to=%2Fen%2Fshop')).toMatchObject({ status: 200, data: { by: 'phone', address: '09120000111', to: '/en/shop' } });
  });

  test('the code’s page without a login in progress goes back to the login', async () => {
    expect(await browser().get(code, '/login/code?to=%2Fshop')).toMatchObject({ status: 303, location: '/login?to=%2Fshop' });
  });

  test('another site’s address is never returned to', async () => {
    const { answer } = await loggedIn('09120000112', '/login?to=%2F%2Fevil.example');
    expect(answer.location).toBe('/login/profile');
  });
});

describe('attacks', () => {
  test('[AUTH-6] edited cookie: another’s sealed half, another’s token, a made-up one: nothing opens', async () => {
    const [mine, theirs] = [browser(), browser()];
    await mine.post(login, '/login', { intent: 'phone', phone: '09120000120' });
    await theirs.post(login, '/login', { intent: 'phone', phone: '09120000121' });
    const kept = (one: DoorBrowser) =>
      JSON.parse(Buffer.from(decodeURIComponent(one.cookies.get('zb_login') ?? ''), 'base64').toString()) as { token: string; sealed: string };
    const forge = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
    const [my, their] = [kept(mine), kept(theirs)];
    const myCode = await codeOf('09120000120');
    const forged = [
      { token: their.token, sealed: my.sealed },
      { token: my.token, sealed: their.sealed },
      { token: my.token, sealed: '' },
      { token: [my.token], sealed: my.sealed },
      { ...my, phone: '09120000121', token: `${my.token}x` },
      null,
      'x',
    ];
    for (const value of forged) {
      mine.cookies.set('zb_login', forge(value));
      expect((await mine.post(code, '/login/code', { intent: 'check', code: myCode })).status).toBeGreaterThanOrEqual(400);
    }
    for (const raw of ['', '%%%', 'e30', '{"token":"x"}']) {
      mine.cookies.set('zb_login', raw);
      expect((await mine.post(code, '/login/code', { intent: 'check', code: myCode })).status).toBe(422);
    }
    expect(
      await rows(`select id from sessions s where exists (select 1 from users u where u.id = s.user_id and u.phone in ('09120000120', '09120000121'))`),
    ).toHaveLength(0);
  });

  test('[AUTH-6] replayed: the same cookie and code a second time is refused with 409', async () => {
    const visitor = browser();
    await visitor.post(login, '/login', { intent: 'phone', phone: '09120000122' });
    const thief = browser();
    thief.cookies.set('zb_login', visitor.cookies.get('zb_login') ?? '');
    const right = await codeOf('09120000122');
    await visitor.post(code, '/login/code', { intent: 'check', code: right });
    const replayed = await thief.post(code, '/login/code', { intent: 'check', code: right });
    expect(replayed.status).toBe(409);
    expect(replayed.data).toMatchObject({ session: { status: 'fail', authenticated: false, user: null, error: 'accounts.code.used' } });
    expect(thief.cookies.has('zb_session')).toBe(false);
  });

  test('[AUTH-6] 200 wrong codes in parallel: at most five are compared, and the right one comes too late', async () => {
    const visitor = browser();
    await visitor.post(login, '/login', { intent: 'phone', phone: '09120000123' });
    const right = await codeOf('09120000123');
    const guesses = await Promise.all(Array.from({ length: 200 }, () => visitor.post(code, '/login/code', { intent: 'check', code: another(right) })));
    expect(guesses.every((one) => one.status === 422 || one.status === 429)).toBe(true);
    expect(await rows(`select tries from login_challenges where address = '09120000123'`)).toEqual([{ tries: 5 }]);
    expect((await visitor.post(code, '/login/code', { intent: 'check', code: right })).status).toBe(429);
  });

  test('two tabs send the same code at once: one session', async () => {
    const visitor = browser();
    await visitor.post(login, '/login', { intent: 'phone', phone: '09120000124' });
    const right = await codeOf('09120000124');
    const tabs = await Promise.all([1, 2].map(() => visitor.post(code, '/login/code', { intent: 'check', code: right })));
    expect(tabs.map((one) => one.status).sort()).toEqual([303, 409]);
    expect(await rows(`select s.id from sessions s join users u on u.id = s.user_id where u.phone = '09120000124'`)).toHaveLength(1);
  });

  test('a cookie of any shape is no session and no fault', async () => {
    for (const raw of ['e30%3D', 'W10%3D', 'MQ%3D%3D', 'bnVsbA%3D%3D', '%00', 'x'.repeat(4_000)]) {
      const visitor = browser();
      visitor.cookies.set('zb_session', raw);
      visitor.cookies.set('zb_cart', raw);
      expect(await visitor.get(account, '/account')).toMatchObject({ status: 303, location: '/login?to=%2Faccount' });
    }
  });
});

describe('the session in the pages’ data', () => {
  test('[AUTH-3] a wrong code answers with the session off, empty, failed, and its error', async () => {
    const visitor = browser();
    await visitor.post(login, '/login', { intent: 'phone', phone: '09120000130' });
    const wrong = await visitor.post(code, '/login/code', { intent: 'check', code: another(await codeOf('09120000130')) });
    expect(wrong).toMatchObject({ status: 422, data: { session: { status: 'fail', authenticated: false, user: null, error: 'accounts.code.wrong' } } });
    expect((wrong.data as Answer).values).not.toHaveProperty('code');
  });

  test('[AUTH-3] logout resets it, empties the browser’s cache, and the account asks for a login again', async () => {
    const { visitor } = await loggedIn('09120000131');
    expect(await visitor.get(account, '/account')).toMatchObject({
      data: { session: { status: 'success', authenticated: true, user: { phone: '09120000131' } } },
    });
    const session = visitor.cookies.get('zb_session') ?? '';
    const out = await visitor.post(logout, '/logout', {});
    expect(out).toMatchObject({ status: 303, location: '/' });
    expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(visitor.cookies.has('zb_session')).toBe(false);
    visitor.cookies.set('zb_session', session);
    expect(await visitor.get(account, '/account')).toMatchObject({ status: 303 });
    const back = await visitor.get(login, '/login');
    expect(back).toMatchObject({ data: { session: { status: 'fail', authenticated: false, user: null, error: 'accounts.session.ended' } } });
    expect(visitor.cookies.has('zb_session')).toBe(false);
  });
});

describe('the outbox', () => {
  test('[AUTH-9: outbox] is a page for people and JSON for programs, and no one from elsewhere finds it', async () => {
    await browser().post(login, '/login', { intent: 'phone', phone: '09120000140' });
    const here = new DoorBrowser('127.0.0.1');
    const html = await here.get(outbox, '/dev/outbox?to=۰۹۱۲۰۰۰۰۱۴۰', {}, { Accept: 'text/html,application/json' });
    expect(html).toMatchObject({ status: 200 });
    expect(html.data).toContain(await codeOf('09120000140'));
    expect(html.data).toMatch(/<link rel="stylesheet" href="[^"]+\.css/);
    expect(await new DoorBrowser('192.0.2.7').get(outbox, '/dev/outbox')).toMatchObject({ status: 404 });
    for (const settings of [{ production: true }, { outboxPage: false }, { outboxPage: undefined }]) {
      provideRuntime({ ...rt, settings: { ...rt.settings, ...settings } });
      expect(await here.get(outbox, '/dev/outbox')).toMatchObject({ status: 404 });
    }
    provideRuntime(rt);
  });

  test('[AUTH-9: outbox] older messages stand on the next page, none twice and none left out', async () => {
    for (let i = 0; i < 120; i += 1) {
      await database.pool.query(
        `insert into messages (id, channel, notice, recipient, lang, facts, body, promise, state, created_at) values ($1, 'sms', 'accounts.login-code', '09129999999', 'fa', '{}', 'x', 'at-most-once', 'sent', now())`,
        [`01TEST${String(i).padStart(20, '0')}`],
      );
    }
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=09129999999&after=${after}`, {}, { Accept: 'application/json' });
      const page = data as { messages: { id: string }[]; next: string | null };
      seen.push(...page.messages.map((one) => one.id));
      after = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });
});
