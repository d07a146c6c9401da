import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provideRuntime, type Runtime } from '#services/runtime';
import { openSession } from '#services/accounts/open-session';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testContext, testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import * as language from '../language';
import * as subscribe from '../subscribe';
import * as addressEdit from './address-edit';
import * as addressNew from './address-new';
import * as addresses from './addresses';
import * as dashboard from './index';
import * as info from './info';

let database: TestDatabase;
let rt: Runtime;
let mine: DoorBrowser;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database);
  provideRuntime(rt);
});
afterAll(() => database.drop());
beforeEach(async () => {
  mine = await visitor();
});

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as Record<string, unknown>[];

async function visitor(): Promise<DoorBrowser> {
  const [user] = await rows(`insert into users (phone, first_name, last_name) values ($1, 'آوین', 'کهن‌سار') returning id`, [
    `0912000${String((phones += 1)).padStart(4, '0')}`,
  ]);
  const { token } = await openSession(rt.db, testContext(rt), { userId: (user as { id: number }).id, source: 'WEBSITE', newClient: false });
  const browser = new DoorBrowser(`10.3.0.${phones}`);
  browser.cookies.set('zb_session', encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64')));
  return browser;
}

const home = {
  receiverName: 'آوین کهن‌سار',
  receiverPhone: '۰۹۱۲۰۰۰۰۰۰۰',
  country: 'IR',
  province: 'tehran',
  city: 'تهران',
  fullAddress: 'خیابان نمونه، کوچه‌ی سرو',
  plate: '۱۲',
  unit: '',
  postalCode: '۱۴۵۶۷-۸۹۰۱۲',
};
const idOf = async () => String((await rows('select max(id) as id from addresses'))[0]?.['id']);

describe('the address book', () => {
  test('[ORD-14] new, edited, deleted: 303 each time, Persian digits taken', async () => {
    expect(await mine.post(addressNew, '/account/addresses/new', home)).toMatchObject({ status: 303, location: '/account/addresses' });
    const id = await idOf();
    expect(await rows('select postal_code, plate, unit, city, receiver_phone from addresses where id = $1', [id])).toEqual([
      { postal_code: '1456789012', plate: '12', unit: null, city: 'tehran', receiver_phone: '09120000000' },
    ]);
    expect(await mine.post(addressEdit, `/en/account/addresses/${id}`, { ...home, city: 'Rey' }, { id })).toMatchObject({
      status: 303,
      location: '/en/account/addresses',
    });
    expect(await mine.get(addressEdit, `/account/addresses/${id}`, { id })).toMatchObject({ status: 200, data: { city: 'rey' } });
    expect(await mine.post(addresses, '/account/addresses', { intent: 'delete', id })).toMatchObject({ status: 303 });
    expect(await mine.get(addresses, '/account/addresses')).toMatchObject({ data: { addresses: [] } });
  });

  test('[ORD-14] each wrong field has its own sentence, everything typed stays, and nothing is written', async () => {
    const before = await rows('select count(*) from addresses');
    const refused = await mine.post(addressNew, '/en/account/addresses/new', {
      ...home,
      province: 'atlantis',
      postalCode: '1456789',
      fullAddress: '<b>',
      city: '',
      plate: '<i>',
    });
    const answer = refused.data as Answer;
    expect(refused.status).toBe(422);
    expect(Object.keys(answer.fields).sort()).toEqual(['city', 'fullAddress', 'plate', 'postalCode', 'province']);
    expect(answer.fields['postalCode']).toEqual(['A postal code has 10 digits; you entered 7.']);
    expect(answer.values).toMatchObject({ fullAddress: '<b>', receiverName: home.receiverName });
    expect(await rows('select count(*) from addresses')).toEqual(before);
  });

  test('[ORD-14] another’s address is 404 to read, to edit and to delete', async () => {
    await mine.post(addressNew, '/account/addresses/new', home);
    const id = await idOf();
    const other = await visitor();
    for (const wish of [id, '0', '-1', 'x', '1e9', '99999999999999999999']) {
      expect((await other.get(addressEdit, `/account/addresses/${wish}`, { id: wish })).status).toBe(404);
      expect((await other.post(addressEdit, `/account/addresses/${wish}`, home, { id: wish })).status).toBe(404);
      expect((await other.post(addresses, '/account/addresses', { intent: 'delete', id: wish })).status).toBe(404);
    }
    expect(await rows('select removed_at from addresses where id = $1', [id])).toEqual([{ removed_at: null }]);
  });
});

describe('the details', () => {
  test('[AUTH-7] a birth day in either calendar; under eighteen it is refused beside the field', async () => {
    const form = { intent: 'edit', firstName: 'آوین', lastName: 'کهن‌سار', birthDay: '۱۳۶۵/۰۴/۲۰' };
    expect((await mine.post(info, '/account/info', form)).status).toBe(303);
    expect(await mine.get(info, '/account/info')).toMatchObject({ data: { session: { user: { birthDay: '1986-07-11' } } } });
    expect((await mine.post(info, '/en/account/info', { ...form, birthDay: '1986-07-12' })).status).toBe(303);
    for (const [birthDay, sentence] of [
      ['۱۴۰۴/۰۱/۰۱', 'حساب فقط'],
      ['دیروز', 'چنین روزی'],
      ['1403-13-01', 'چنین روزی'],
      ['3000-01-01', 'هنوز نرسیده'],
    ] as const) {
      const refused = await mine.post(info, '/account/info', { ...form, birthDay });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect((refused.data as Answer).fields['birthDay']?.[0]).toContain(sentence);
    }
    expect(await mine.get(info, '/account/info')).toMatchObject({ data: { session: { user: { birthDay: '1986-07-12' } } } });
  });

  test('[AUTH-1] an e-mail is added by its code', async () => {
    expect((await mine.post(info, '/account/info', { intent: 'email', email: 'Avin@Example.com' })).status).toBe(303);
    expect(await mine.get(info, '/account/info')).toMatchObject({ data: { waiting: { email: 'avin@example.com' }, session: { user: { email: null } } } });
    const [message] = await rows(`select facts from messages where recipient = 'avin@example.com'`);
    const { code } = (message as { facts: { code: string } }).facts;
    expect((await mine.post(info, '/account/info', { intent: 'confirm', code })).status).toBe(422);
    const [other] = await rows(`select facts from messages where notice = 'accounts.approve-email' order by id desc limit 1`);
    const approval = (other as { facts: { code: string } }).facts.code;
    expect((await mine.post(info, '/account/info', { intent: 'confirm', code, approval })).status).toBe(303);
    expect(await mine.get(info, '/account/info')).toMatchObject({ data: { waiting: null, session: { user: { email: 'avin@example.com' } } } });
  });

  test('[DASH-1: user info, orders, addresses] the dashboard says how much stands in each part', async () => {
    await mine.post(addressNew, '/account/addresses/new', home);
    expect(await mine.get(dashboard, '/account')).toMatchObject({ data: { session: { user: { firstName: 'آوین' } }, orders: 0, addresses: 1 } });
  });

  test('without a session every page of the account asks for a login and keeps where one wanted to be', async () => {
    const guest = new DoorBrowser('10.3.9.9');
    for (const [route, path] of [
      [dashboard, '/en/account'],
      [info, '/account/info'],
      [addresses, '/account/addresses'],
      [addressNew, '/account/addresses/new'],
    ] as const) {
      const prefix = path.startsWith('/en') ? '/en' : '';
      expect(await guest.get(route as typeof info, `${path}?x=1`)).toMatchObject({
        status: 303,
        location: `${prefix}/login?to=${encodeURIComponent(`${path}?x=1`)}`,
      });
    }
    expect(await guest.post(addressNew, '/account/addresses/new', home)).toMatchObject({ status: 303 });
  });
});

describe('footer and language', () => {
  test('[SHELL-9: subscribe] answers the same for a new and a known address, and refuses what is neither with 422', async () => {
    const guest = new DoorBrowser('10.3.9.8');
    const [first, second] = [
      await guest.post(subscribe, '/en/subscribe', { contact: 'reader@example.com', to: '/en/shop?q=1' }),
      await guest.post(subscribe, '/en/subscribe', { contact: 'READER@example.com', to: '/en/shop?q=1' }),
    ];
    expect([first.status, first.location]).toEqual([303, '/en/shop?q=1']);
    expect([second.status, second.location]).toEqual([303, '/en/shop?q=1']);
    for (const contact of ['', 'reader', '<script>', '0912', 'a@b', 'x'.repeat(3_000)]) {
      expect((await guest.post(subscribe, '/subscribe', { contact })).status).toBe(422);
    }
    expect(await rows('select contact from subscriptions')).toHaveLength(1);
    expect((await guest.post(subscribe, '/subscribe', { contact: '09120000000', to: '//evil.example' })).location).toBe('/');
  });

  test('[LANG-5] the switch remembers the choice and keeps page and query; another site’s address leads home', async () => {
    const guest = new DoorBrowser('10.3.9.7');
    expect(await guest.post(language, '/language', { lang: 'en', to: '/en/shop?q=%D9%82%D9%84%D8%A8&sort=new' })).toMatchObject({
      status: 303,
      location: '/en/shop?q=%D9%82%D9%84%D8%A8&sort=new',
    });
    expect(guest.cookies.has('zb_lang')).toBe(true);
    expect((await guest.post(language, '/language', { lang: 'en', to: '/shop?q=1' })).location).toBe('/en/shop?q=1');
    expect((await guest.post(language, '/en/language', { lang: 'fa', to: 'https://evil.example/' })).location).toBe('/');
    expect((await guest.post(language, '/en/language', { lang: 'de', to: '/' })).status).toBe(422);
  });
});
