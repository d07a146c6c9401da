import { expect, type Browser, type Page } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { somebody } from '../attack/forms/people';
import { dataDir } from './staff';

/** A mobile number that no other journey uses. */
export function newPhone(): string {
  return `09${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

type Browsing = {
  width?: number;
  locale?: string;
  /** Whether pages are kept for offline, as in a visitor’s browser; each new browser fills its store, so only journeys that send forms at length ask for it. */ worker?: boolean;
};

/** A page of a browser of its own, with JavaScript or without. */
export async function openPage(browser: Browser, javaScriptEnabled: boolean, { width = 1280, locale = 'fa-IR', worker = false }: Browsing = {}): Promise<Page> {
  const baseURL = process.env['PORTAL_URL'];
  const serviceWorkers = worker ? 'allow' : 'block';
  const context = await browser.newContext({ javaScriptEnabled, baseURL, locale, serviceWorkers, viewport: { width, height: 900 } });
  return context.newPage();
}

/** The newest code that was sent to a phone or e-mail, from the local outbox. */
export async function codeFor({ request }: Pick<Page, 'request'>, recipient: string): Promise<string> {
  const answer = await request.get(`/dev/outbox?to=${encodeURIComponent(recipient)}`, { headers: { Accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { facts: { code?: string } }[] };
  const code = messages.find((message) => message.facts.code)?.facts.code;
  expect(code, `a code for ${recipient}`).toBeTruthy();
  return code as string;
}

/** Sends a form by its one filled button, as a visitor would. */
export async function send(page: Page, holding: string): Promise<void> {
  await page.locator(`main form:has(${holding}) button.btn`).first().click();
}

/** Logs in by phone from the page that asks for it, and tells the names where they are asked for. */
export async function logIn(page: Page, phone = newPhone(), names: { first: string; last: string } = { first: 'آوین', last: 'کهن‌سار' }): Promise<string> {
  if (!/\/login(\?|$)/.test(page.url())) await page.goto('/login');
  await page.fill('#phone', phone);
  await send(page, '#phone');
  await page.waitForURL('**/login/code**');
  await page.fill('#code', await codeFor(page, phone));
  await send(page, '#code');
  await page.waitForURL((url) => !url.pathname.endsWith('/login/code'));
  if (page.url().includes('/login/profile')) {
    await page.fill('#firstName', names.first);
    await page.fill('#lastName', names.last);
    await page.check('#adult');
    await send(page, '#adult');
    await page.waitForURL((url) => !url.pathname.endsWith('/login/profile'));
  }
  return phone;
}

/** A page whose visitor has an account and is logged in on this browser, for journeys about something else; gives the phone. */
export async function comeIn(page: Page): Promise<string> {
  const origin = process.env['PORTAL_URL'] ?? '';
  if (!dataDir) return logIn(page);
  const database = openDatabase(dataDir);
  const { phone, browser } = await somebody(database, origin);
  await database.end();
  await page.context().addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url: origin })));
  return phone;
}

/** The tokens of an app that logged in by the API, as its phone would. */
export async function logInByApp({ request }: Pick<Page, 'request'>, phone: string): Promise<{ access_token: string; refresh_token: string }> {
  const headers = { 'User-Agent': 'okhttp/4.12.0' };
  const sent = await request.post('/v2/user/login', { data: { phone }, headers });
  expect(sent.status()).toBe(200);
  const data = { phone, verificationCode: await codeFor({ request }, phone) };
  const opened = await request.post('/v2/user/login/confirm?source=ANDROID_APP', { data, headers });
  expect(opened.status()).toBe(200);
  return ((await opened.json()) as { data: { jwtResponse: { access_token: string; refresh_token: string } } }).data.jwtResponse;
}
