import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provideRuntime } from '#services/runtime';
import { openSession } from '#services/accounts/open-session';
import { createTestDatabase, type TestDatabase } from '../../../tests/database';
import { DoorBrowser } from '../../../tests/door-browser';
import { testContext, testRuntime } from '../../../tests/test-context';
import type { Answer } from '../../answer';
import { pages, type Page } from '../../routes';
import * as addressNew from '../account/address-new';
import * as info from '../account/info';
import * as requests from '../account/requests';
import * as contact from '../company/contact';
import * as inquiry from '../company/request';
import * as outbox from '../dev-outbox';
import * as reading from '../health/add';
import * as checkout from '../shop/checkout';
import * as deviceNew from '../warranty/device-new';
import * as code from './code';
import * as login from './index';

let database: TestDatabase;
let visitors = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provideRuntime(testRuntime(database));
  await database.pool.query(`insert into site (phone, terms_version) values ('021', '1405-1')`);
});
afterAll(() => database.drop());

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as Record<string, unknown>[];
const inCookie = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

/** A person with an account, logged in on a browser of their own. */
async function somebody(): Promise<{ phone: string; userId: number; browser: DoorBrowser }> {
  const phone = `0912777${String((visitors += 1)).padStart(4, '0')}`;
  const [user] = await rows(`insert into users (phone, first_name, last_name) values ($1, 'آوین', 'کهن‌سار') returning id`, [phone]);
  const userId = (user as { id: number }).id;
  const rt = testRuntime(database);
  const { token } = await openSession(rt.db, testContext(rt), { userId, source: 'WEBSITE', newClient: false });
  const browser = new DoorBrowser(`10.9.0.${visitors}`);
  browser.cookies.set('zb_session', inCookie(token));
  return { phone, userId, browser };
}

/** Follows the login that a form led to; gives where it ends and what is said there. */
async function logIn(browser: DoorBrowser, to: string, phone: string) {
  const asked = await browser.post(login, to, { intent: 'phone', phone, source: 'WEBSITE' });
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${phone}`, {}, { Accept: 'application/json' });
  const [message] = (data as { messages: { facts: { code: string } }[] }).messages;
  return browser.post(code, asked.location ?? '', { intent: 'check', code: message?.facts.code ?? '' });
}

const draftAt = async (browser: DoorBrowser, route: Parameters<DoorBrowser['get']>[0], at: string) =>
  ((await browser.get(route, at)).data as { draft: Answer | null }).draft;

const typed = { receiverName: 'آوین', postalCode: '145', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' };
const forms = [
  { name: 'address', route: addressNew, at: '/account/addresses/new', typed },
  { name: 'checkout', route: checkout, at: '/shop/checkout', typed: { ...typed, intent: 'order-new', courierNote: 'زنگ دوم' } },
  { name: 'device', route: deviceNew, at: '/account/devices/new', typed: { serial: 'NB1405080001', receivedOn: '۱۴۰۵/۰۸/۲۰' } },
  { name: 'details', route: info, at: '/account/info', typed: { intent: 'edit', firstName: 'آوین', history: 'چیزی نیست' } },
] as const;

for (const { name, route, at, typed } of forms)
  test(`[ORD-1: kept] [AUTH-3] the form of ${name} that is sent after a log-out elsewhere in the browser stands filled after the login; nothing was written`, async () => {
    const { phone, browser } = await somebody();
    browser.cookies.clear();
    const before = await rows('select count(*) from addresses');
    const sent = await browser.post(route, at, typed);
    expect(sent).toMatchObject({ status: 303, location: `/login?to=${encodeURIComponent(at)}&kept=1` });
    expect(await browser.get(login, sent.location ?? '')).toMatchObject({ data: { typed: 'kept' } });
    const entered = await logIn(browser, sent.location ?? '', phone);
    expect(entered).toMatchObject({ status: 303, location: at });
    expect(browser.cookies.has('zb_draft')).toBe(false);
    expect((await draftAt(browser, route, at))?.values).toEqual(typed);
    expect(await rows('select count(*) from addresses')).toEqual(before);
    expect(await rows('select id from orders')).toEqual([]);
  });

test('[AUTH-3, REC-1] a reading that is sent after the session has ended is kept nowhere, and the login says so; a guest who never had one is only asked to log in', async () => {
  const { browser } = await somebody();
  const at = '/app/records/heart-rate/new';
  browser.cookies.set('zb_session', inCookie('ended'));
  const sent = await browser.post(reading, at, { rate: '72' }, { type: 'heart-rate' });
  expect(sent).toMatchObject({ status: 303, location: `/login?to=${encodeURIComponent(at)}&lost=1` });
  expect(await browser.get(login, sent.location ?? '')).toMatchObject({ data: { typed: 'lost' } });
  const guest = await new DoorBrowser('10.9.1.1').post(reading, at, { rate: '72' }, { type: 'heart-rate' });
  expect(guest).toMatchObject({ status: 303, location: `/login?to=${encodeURIComponent(at)}` });
});

test('[ORD-1: kept] a browser that has logged in before keeps it for the account that was in last, and for no other', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const first = await one.browser.post(login, '/login', { intent: 'phone', phone: one.phone, source: 'WEBSITE' });
  expect(first.status).toBe(303);
  one.browser.cookies.delete('zb_session');
  await logIn(one.browser, '/login', one.phone);
  expect(one.browser.cookies.has('zb_known')).toBe(true);
  // Logged out in another tab: the session's cookie is gone.
  one.browser.cookies.delete('zb_session');
  const sent = await one.browser.post(addressNew, '/account/addresses/new', typed);
  expect(one.browser.cookies.has('zb_draft')).toBe(false);
  expect(await logIn(one.browser, sent.location ?? '', other.phone)).toMatchObject({ status: 303 });
  expect(await draftAt(one.browser, addressNew, '/account/addresses/new')).toBeNull();
  expect(await rows('select owner from form_drafts where owner in ($1, $2)', [`user:${one.userId}`, `user:${other.userId}`])).toEqual([
    { owner: `user:${one.userId}` },
  ]);
});

test('[ORD-1: kept] whoever logs in by another way finds nothing, and nobody after them', async () => {
  const [one, other] = [await somebody(), await somebody()];
  one.browser.cookies.clear();
  await one.browser.post(addressNew, '/account/addresses/new', typed);
  expect(one.browser.cookies.has('zb_draft')).toBe(true);
  await logIn(one.browser, '/login', other.phone);
  expect(one.browser.cookies.has('zb_draft')).toBe(false);
  expect(await draftAt(one.browser, addressNew, '/account/addresses/new')).toBeNull();
});

test('[ORD-1: kept] of a file its name alone is kept, and of a code nothing', async () => {
  const { phone, browser } = await somebody();
  browser.cookies.clear();
  const form = new FormData();
  form.set('serial', 'NB1405080001');
  form.set('transferCode', 'ABCD-EFGH-JKMN');
  form.append('receipt', new File(['x'], 'رسید.jpg', { type: 'image/jpeg' }));
  form.append('receipt', new File(['y'], 'second.png'));
  const sent = await browser.post(deviceNew, '/account/devices/new', form);
  await logIn(browser, sent.location ?? '', phone);
  expect((await draftAt(browser, deviceNew, '/account/devices/new'))?.values).toEqual({ serial: 'NB1405080001', receipt: 'رسید.jpg، second.png' });
});

test('[CART-7] a refused registration names fields and file in one go, and the file that must be chosen again', async () => {
  const { browser } = await somebody();
  const form = new FormData();
  for (const [name, value] of Object.entries({ serial: '', bought: 'channel:1', receivedOn: '۱۴۹۹/۰۱/۰۱', purchasedOn: 'x' })) form.set(name, value);
  form.append('receipt', new File(['no picture'], 'receipt.jpg', { type: 'image/jpeg' }));
  const { status, data } = await browser.post(deviceNew, '/account/devices/new', form);
  expect(status).toBe(422);
  expect(Object.keys((data as Answer).fields).sort()).toEqual(['once', 'purchasedOn', 'receipt', 'receivedOn', 'serial']);
  expect((data as Answer).values).toMatchObject({ receipt: 'receipt.jpg', receivedOn: '۱۴۹۹/۰۱/۰۱' });
});

test('[CONT-1] [AUTH-6] what was asked in a browser without a session stands in the account after a login there, if number or e-mail are its own', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const ask = (browser: DoorBrowser, phone: string, once: string) =>
    browser.post(contact, '/company/contact-us', { once, name: 'آوین', contact: phone, topic: 'other', words: 'پرسشی درباره‌ی دستگاه دارم' });
  const codesOf = async (browser: DoorBrowser) =>
    ((await browser.get(requests, '/account/requests')).data as { requests: { code: string }[] }).requests.map(({ code }) => code);
  one.browser.cookies.clear();
  const sent = await ask(one.browser, one.phone, '0'.repeat(31) + 'a');
  expect(sent.status).toBe(303);
  const code = sent.location?.split('/').at(-1) ?? '';
  expect(await one.browser.get(inquiry, sent.location ?? '', { code })).toMatchObject({ data: { code, guestHours: 2 } });
  // One's own number typed by a stranger elsewhere brings nothing into the account.
  const stranger = new DoorBrowser('10.9.1.1');
  await ask(stranger, one.phone, '0'.repeat(31) + 'b');
  // Neither does what one typed for another's number.
  await ask(one.browser, other.phone, '0'.repeat(31) + 'c');
  expect(await logIn(one.browser, '/login?to=%2Faccount%2Frequests', one.phone)).toMatchObject({ status: 303, location: '/account/requests' });
  expect(await codesOf(one.browser)).toEqual([code]);
  expect(await codesOf(other.browser)).toEqual([]);
  expect(await one.browser.get(inquiry, sent.location ?? '', { code })).toMatchObject({ data: { guestHours: null } });
});

/** Pages whose forms have only buttons and codes: nothing to keep. */
const NOTHING_TYPED = new Set([
  'accountDelete',
  'addresses',
  'requests',
  'sessions',
  'security',
  'loginSecond',
  'devices',
  'device',
  'ticket',
  'requestPay',
  'requestMonth',
  'serviceRequest',
  'courseSeat',
  'enrolment',
  'requestSupplement',
  'requestFare',
  'followFare',
  'comments',
  'myQuestion',
  'appReading',
  'appSeen',
  'appShares',
  'appFamily',
  'appMemberRemove',
  'appDevice',
  'appImport',
  'appImported',
  'appOpen',
  'appPin',
  'myArticles',
  'articlesAside',
  'book',
  'appointment',
  'appointmentPay',
  'appointmentMoveTo',
  'appointmentCancel',
  'roomShare',
]);
/** What is measured, and whose child somebody is, is nobody's to keep before it is sent. */
const KEPT_NOWHERE = new Set([
  'appHistoryStep',
  'appHistoryEntry',
  'appAdd',
  'appReadingEdit',
  'appChildNew',
  'appChild',
  'appAdultNew',
  'appAsk',
  'appHandOver',
  'appShareNew',
  'appShared',
  'appDeviceNew',
  'appMemberAbout',
  'room',
]);

test('[ORD-1: kept] every page of an account whose form is typed keeps what was typed', () => {
  const own = (Object.entries(pages) as [string, Page][]).filter(([, page]) => page.access === 'user' && !page.resource);
  const writing = own.filter(([, { file }]) => /export const action\b/.test(readFileSync(path.resolve('app', file), 'utf8')));
  expect(writing.length).toBeGreaterThan(12);
  expect(writing.filter(([name, { draft }]) => !draft && !NOTHING_TYPED.has(name) && !KEPT_NOWHERE.has(name)).map(([name]) => name)).toEqual([]);
});
