import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { formatNumber } from '#locales/format';
import { codeFor, logIn, newPhone, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';
import { openDatabase } from '../attack/arena';
import { forgetLimits } from '../attack/forms/states';
import { dataDir } from './staff';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1280, 360] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};
/** The newest message to a phone that has a link. */
const linkTo = async ({ request }: Page, phone: string): Promise<string> => {
  const answer = await request.get(`/dev/outbox?to=${phone}`, { headers: { Accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { body: string }[] };
  return messages.map(({ body }) => /https?:\S+\/not-me\/\S+/.exec(body)?.[0]).find(Boolean) ?? '';
};

for (const { lang, js } of ways) {
  const locale = lang === 'fa' ? 'fa-IR' : 'en-GB';
  const button = (page: Page, key: string, facts = {}) => page.locator('main').getByRole('button', { name: say(lang, key, facts) });

  test(`[ROLE-4: hold, AUTH-5: not me] in ${lang}, scripts ${js ? 'on' : 'off'}: after the first reading a PIN is offered and set; a browser that was never here writes a reading down and sees none until it gives the PIN; a login is disowned by the message’s link, and everybody is out`, async ({
    browser,
  }) => {
    test.skip(!dataDir, 'needs the portal’s own data folder');
    test.setTimeout(180_000);
    const database = openDatabase(dataDir ?? '');
    const page = await openPage(browser, js, { width: 360, locale });
    await page.goto(href(lang, 'login'));
    const phone = await logIn(page, newPhone());
    const write = async (one: Page, high: string) => {
      await one.goto(href(lang, 'appAdd', { type: 'blood-pressure' }));
      for (const [name, value] of Object.entries({ high, low: '82', pulse: '72' })) await one.fill(`#${name}`, value);
      await button(one, 'health.add.mine').click();
    };
    await page.goto(href(lang, 'app'));
    await expect(page.locator('main')).not.toContainText(say(lang, 'health.hold.offer'));
    await write(page, '128');
    await page.waitForURL(/\/records\/blood-pressure$/);
    await page.goto(href(lang, 'app'));
    await expect(page.locator('main')).toContainText(say(lang, 'health.hold.offer'));
    await shot(page, `hold-offer-${lang}`);
    await page
      .locator('main')
      .getByRole('link', { name: say(lang, 'health.hold.pin-do') })
      .click();
    await page.waitForURL(/\/app\/pin$/);
    await page.fill('#pin', '123456');
    await page.fill('#again', '123456');
    await button(page, 'health.hold.pin-do').click();
    await expect(page.locator('#pin-error')).toBeVisible();
    await shot(page, `hold-pin-refused-${lang}`);
    const pin = lang === 'fa' ? '۷۳۹۱۵۰' : '739150';
    await page.fill('#pin', pin);
    await page.fill('#again', pin);
    await button(page, 'health.hold.pin-do').click();
    await expect(button(page, 'health.hold.pin-change')).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await shot(page, `hold-pin-${lang}`);

    await forgetLimits(database);
    const fresh = await openPage(browser, js, { width: 360, locale });
    await fresh.goto(href(lang, 'appType', { type: 'blood-pressure' }));
    await logIn(fresh, phone);
    await fresh.waitForURL(/\/app\/open\?/);
    await expect(fresh.locator('main')).toContainText(say(lang, 'health.hold.why.pin'));
    await expect(fresh.locator('main')).not.toContainText(formatNumber(lang, 128));
    await shot(fresh, `hold-open-${lang}`);
    expect(await sideways(fresh)).toBe(0);
    await write(fresh, '131');
    await fresh.waitForURL(/\/app\/open\?/);
    await fresh.fill('#pin', '284617');
    await button(fresh, 'health.hold.give-pin').click();
    await expect(fresh.locator('#pin-error')).toBeVisible();
    await fresh.fill('#pin', pin);
    await button(fresh, 'health.hold.give-pin').click();
    await fresh.waitForURL(/\/records\/blood-pressure$/);
    for (const high of [128, 131]) await expect(fresh.locator('main table.list').last()).toContainText(formatNumber(lang, high));

    await page.goto(href(lang, 'sessions'));
    await expect(page.locator('main')).toContainText(say(lang, 'sessions.new-client'));
    await shot(page, `hold-sessions-${lang}`);
    const guest = await openPage(browser, js, { width: 360, locale });
    await guest.goto(await linkTo(page, phone));
    await shot(guest, `not-me-${lang}`);
    expect(await sideways(guest)).toBe(0);
    await button(guest, 'sessions.not-me.do').click();
    await guest.waitForURL(/\/login/);
    for (const one of [page, fresh]) {
      await one.goto(href(lang, 'app'));
      expect(one.url()).toMatch(/\/login/);
    }
    await forgetLimits(database);
    await logIn(page, phone);
    await page.goto(href(lang, 'app'));
    await page.waitForURL(/\/app\/open\?/);
    await expect(page.locator('main')).toContainText(say(lang, 'health.hold.why.closed'));
    await shot(page, `hold-closed-${lang}`);

    // A code to the confirmed e-mail opens it again.
    const mail = `${phone}@example.com`;
    await database.query('update users set email = $2, email_confirmed_at = now() where phone = $1', [phone, mail]);
    await page.reload();
    await button(page, 'health.hold.send').click();
    await expect(page.locator('#code')).toBeVisible();
    await shot(page, `hold-mail-${lang}`);
    await page.fill('#code', await codeFor(page, mail));
    await button(page, 'health.hold.give-code').click();
    // A browser keeps the part of the page that it was sent from.
    await page.waitForURL(/\/app(?:#|$)/);
    await expect(page.locator('main')).toContainText(formatNumber(lang, 131));
    await database.end();
  });
}
