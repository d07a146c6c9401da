import { expect, test } from '@playwright/test';
import { openDatabase } from '../attack/arena';
import { forgetLimits } from '../attack/forms/states';
import { dataDir } from './staff';
import { logIn, logInByApp, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its limits cannot be put back');

const home = { fa: '', en: '/en' } as const;

for (const { lang, js } of ways) {
  const at = (path: string) => `${home[lang]}${path}`;

  test(`[AUTH-5] ${lang}, JavaScript ${js ? 'on' : 'off'}: one sees where one is logged in, ends the app's session and then all others`, async ({
    browser,
  }) => {
    const database = openDatabase(dataDir ?? '');
    const page = await openPage(browser, js, { worker: true, width: js ? 1280 : 360 });
    await page.goto(at(`/login?to=${encodeURIComponent(at('/account/sessions'))}`));
    const phone = await logIn(page);
    await expect(page).toHaveURL(new RegExp(`${at('/account/sessions')}$`));
    await expect(page.locator('article.card')).toHaveCount(1);
    await expect(page.locator('main')).toContainText(say(lang, 'sessions.alone'));

    await forgetLimits(database);
    const app = await logInByApp(page, phone);
    const asApp = { headers: { Authorization: `Bearer ${app.access_token}` } };
    expect((await page.request.get('/v2/user/info', asApp)).status()).toBe(200);
    await forgetLimits(database);
    const other = await openPage(browser, js);
    await other.goto(at('/login'));
    await logIn(other, phone);
    await other.goto(at('/account'));
    await expect(other.locator('main')).toContainText(say(lang, 'accounts.account.support'));

    await page.goto(at('/account/sessions'));
    await expect(page.locator('article.card')).toHaveCount(3);
    await expect(page.locator('article.card').first()).toContainText(say(lang, 'sessions.current'));
    const device = say(lang, 'sessions.device', { program: say(lang, 'sessions.programs.app'), system: say(lang, 'sessions.systems.android') });
    const card = page.locator('article.card', { hasText: device });
    await expect(card).toContainText(say(lang, 'sessions.places.this-machine'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    await card.getByRole('link', { name: say(lang, 'sessions.end') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(lang, 'sessions.end-yes') })
      .click();
    await expect(page.locator('.status')).toContainText(say(lang, 'sessions.ended'));
    await expect(page.locator('article.card')).toHaveCount(2);
    expect((await page.request.get('/v2/user/info', asApp)).status()).toBe(401);
    expect((await page.request.post('/v2/user/accessToken/v2', { data: { refreshToken: app.refresh_token } })).status()).toBe(401);

    await page.getByRole('link', { name: say(lang, 'sessions.end-others') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(lang, 'sessions.end-yes') })
      .click();
    await expect(page.locator('.status')).toContainText(say(lang, 'sessions.ended-others'));
    await expect(page.locator('article.card')).toHaveCount(1);
    await other.goto(at('/account'));
    await expect(other).toHaveURL(new RegExp(`${at('/login')}\\?to=`));
    expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('zb_session');
    await database.end();
    await other.context().close();
    await page.context().close();
  });
}

test('[API-1: over HTTP] [API-5] the portal’s API ignores cookies, answers errors in its one shape, and its document names every call', async ({ browser }) => {
  const page = await openPage(browser, false);
  await page.goto('/login?to=%2Faccount%2Fsessions');
  await logIn(page);
  const asked = await page.request.get('/v2/user/info');
  expect(asked.status()).toBe(401);
  expect(asked.headers()['cache-control']).toBe('no-store');
  expect(await asked.json()).toMatchObject({ data: null, errors: [{ code: 'access.login.needed', field: null }] });
  const form = await page.request.post('/v2/user/login', { form: { phone: '09121112233' }, headers: { 'Accept-Language': 'en' } });
  expect(form.status()).toBe(415);
  expect(await form.json()).toMatchObject({ message: say('en', 'refusals.api.body-type', { type: 'application/json' }) });
  const { openapi, paths } = (await (await page.request.get('/v2/openapi.json')).json()) as { openapi: string; paths: object };
  expect(openapi).toBe('3.1.0');
  // That these are all of them a test of the document holds.
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/v2/user/login',
      '/v2/user/login/confirm',
      '/v2/user/info/complete',
      '/v2/user/info',
      '/v2/user/accessToken/v2',
      '/v2/user/logout/v2',
      '/api/v2/service-form',
      '/api/v1/service-form',
      '/v2/servicesPayment',
    ]),
  );
  await page.context().close();
});
