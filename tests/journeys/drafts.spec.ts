import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from '../attack/arena';
import { fromCookie, secondSession, inCookie, somebody, type Person } from '../attack/forms/people';
import { PlainBrowser } from '../plain-browser';
import { dataDir } from './staff';

test.skip(!dataDir, 'the portal was given by its address, its drafts cannot be looked at');

const origin = () => process.env['PORTAL_URL'] ?? '';
const NOTE = 'زنگ دوم، کنار نانوایی';
const CHECKOUT = '/shop/checkout';
const CONTACT = '/company/contact-us';
let db: pg.Pool;
test.beforeAll(() => void (db = openDatabase(dataDir ?? '')));
test.afterAll(() => db.end());

/** Changes the language from a page whose form is half filled, as the switch's button sends it along. */
function switchWith(browser: PlainBrowser, page: string, typed: Record<string, string>): Promise<Response> {
  const to = encodeURIComponent(`/en${page}`);
  return browser.send(`/language?lang=en&to=${to}`, { method: 'POST', body: new URLSearchParams({ intent: 'order-new', ...typed }) });
}

const buyer = (): Promise<Person> => somebody(db, origin(), { cart: true });
const rowsOf = async (person: Person) => (await db.query<{ typed: object }>('select typed from form_drafts where owner = $1', [`user:${person.id}`])).rows;
const shown = async (browser: PlainBrowser, page: string) => (await browser.open(`/en${page}`)).text.includes(NOTE);

test('[ORD-1: kept] what one typed at the last look is shown to that account alone, whatever token another brings', async () => {
  const [one, other] = [await buyer(), await buyer()];
  expect((await switchWith(one.browser, CHECKOUT, { courierNote: NOTE })).status).toBe(303);
  expect(await rowsOf(one)).toHaveLength(1);
  // An account's draft leaves no token in its browser: there is nothing to take.
  expect(one.browser.cookies.has('zb_draft')).toBe(false);
  expect(await shown(other.browser, CHECKOUT)).toBe(false);
  for (const token of [`user:${one.id}`, String(one.id), { $ne: null }, [`user:${one.id}`]]) {
    other.browser.cookies.set('zb_draft', inCookie(token));
    expect(await shown(other.browser, CHECKOUT), JSON.stringify(token)).toBe(false);
  }
  // Nor is it written over by somebody who names it.
  expect((await switchWith(other.browser, CHECKOUT, { courierNote: 'از دیگری' })).status).toBe(303);
  expect(await shown(one.browser, CHECKOUT)).toBe(true);
});

test('[ORD-1: kept] [AUTH-3] on a phone that two share nothing that one typed is there for the next, neither from the account nor from before the login', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const phone = new PlainBrowser(origin());
  await phone.open(`/en${CONTACT}`);
  await switchWith(phone, CONTACT, { intent: 'default', body: NOTE, words: NOTE, message: NOTE });
  const token = phone.cookies.get('zb_draft');
  expect(typeof fromCookie(token ?? '')).toBe('string');
  expect(await shown(phone, CONTACT)).toBe(true);
  // Its owner logs in, types on, and logs out.
  phone.cookies.set('zb_session', one.browser.cookies.get('zb_session') ?? '');
  await switchWith(phone, CHECKOUT, { courierNote: NOTE });
  expect(await shown(phone, CHECKOUT)).toBe(true);
  await phone.open('/en/account');
  await phone.submit(phone.page?.forms.find(({ action }) => action.endsWith('/logout')) ?? phone.form('logout'));
  expect([...phone.cookies.keys()].filter((name) => ['zb_session', 'zb_draft', 'zb_transfer', 'zb_cart', 'zb_login'].includes(name))).toEqual([]);
  expect(await shown(phone, CONTACT)).toBe(false);
  // The next one comes in on the same phone.
  phone.cookies.set('zb_session', other.browser.cookies.get('zb_session') ?? '');
  expect(await shown(phone, CHECKOUT)).toBe(false);
  expect(await shown(phone, CONTACT)).toBe(false);
});

test('[ORD-1: kept] a form from a session that has ended waits for its account, and not for whoever logs in next', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const { id, token } = await secondSession(db, one.id);
  const phone = new PlainBrowser(origin());
  phone.cookies.set('zb_session', inCookie(token));
  await phone.open(`/en${CHECKOUT}`);
  const form = phone.form('courierNote');
  await db.query('update sessions set ended_at = now() where id = $1', [id]);
  const sent = await phone.submit(form, { courierNote: NOTE });
  expect(new URL(sent.url).pathname).toBe('/en/login');
  phone.cookies.set('zb_session', other.browser.cookies.get('zb_session') ?? '');
  expect(await shown(phone, CHECKOUT)).toBe(false);
  expect(await shown(one.browser, CHECKOUT)).toBe(true);
});

test('[ORD-1: kept] what is longer than any form is not kept, what is larger than any form is refused, and the page opens as ever', async () => {
  const one = await buyer();
  const long = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, at) => [`field${at}`, NOTE + 'x'.repeat(3_000)]));
  expect((await switchWith(one.browser, CHECKOUT, long(6))).status).toBe(303);
  expect(await rowsOf(one)).toEqual([]);
  expect((await switchWith(one.browser, CHECKOUT, long(60))).status).toBe(413);
  expect(await rowsOf(one)).toEqual([]);
  expect(await shown(one.browser, CHECKOUT)).toBe(false);
  expect(one.browser.page?.status).toBe(200);
  // A page that keeps no drafts takes none.
  await switchWith(one.browser, '/account/sessions', { firstName: NOTE });
  await switchWith(one.browser, '//elsewhere.example/shop/checkout', { courierNote: NOTE });
  expect(await rowsOf(one)).toEqual([]);
});

test('[ORD-1: kept] two hours later what was typed is gone', async () => {
  const one = await buyer();
  await switchWith(one.browser, CHECKOUT, { courierNote: NOTE });
  await db.query(`update form_drafts set at = now() - interval '119 minutes' where owner = $1`, [`user:${one.id}`]);
  expect(await shown(one.browser, CHECKOUT)).toBe(true);
  await db.query(`update form_drafts set at = now() - interval '121 minutes' where owner = $1`, [`user:${one.id}`]);
  expect(await shown(one.browser, CHECKOUT)).toBe(false);
});
