import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { DELETION_DAYS } from '#domain/accounts/deletion';
import { comeIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1280, 360] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};

for (const { lang, js } of ways) {
  test(`[DASH-5: journey] in ${lang}, scripts ${js ? 'on' : 'off'}: the page says what goes and what stays, the data is taken along, without the tick nothing is asked for, then it is, each page of the account says until when, and it is kept after all`, async ({
    browser,
  }) => {
    const page = await openPage(browser, js, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    const phone = await comeIn(page);
    const words = (key: string, facts: Parameters<typeof say>[2] = { days: DELETION_DAYS }) => say(lang, `accounts.delete.${key}`, facts);
    const main = page.locator('main');
    const press = (key: string) => main.getByRole('button', { name: words(key), exact: true }).click();

    await page.goto(href(lang, 'accountInfo'));
    await main.getByRole('link', { name: words('title'), exact: true }).click();
    await expect(page.locator('h1')).toHaveText(words('title'));
    for (const key of ['goes-title', 'stays.orders', 'stays.lines', 'grace']) await expect(main.getByText(words(key))).toBeVisible();
    await shot(page, `deletion-${lang}`);
    expect(await sideways(page)).toBe(0);

    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: words('take-account'), exact: true }).click()]);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: { phone: string }[]; orders: unknown[] };
    expect(data.account).toMatchObject([{ phone }]);
    expect(data.orders).toEqual([]);

    await press('go');
    await expect(main.getByText(say(lang, 'refusals.accounts.deletion.not-sure', { days: DELETION_DAYS })).first()).toBeVisible();
    await page.check('#sure');
    await press('go');
    await expect(main.getByText(words('until-then'))).toBeVisible();
    await shot(page, `deletion-asked-${lang}`);
    expect(await sideways(page)).toBe(0);

    await page.goto(href(lang, 'account'));
    await main.getByRole('link', { name: words('keep'), exact: true }).click();
    await press('keep');
    await page.waitForURL(`**${href(lang, 'account')}`);
    await expect(main.getByRole('link', { name: words('keep'), exact: true })).toHaveCount(0);
    await page.goto(href(lang, 'accountDelete'));
    await expect(main.getByRole('button', { name: words('go'), exact: true })).toBeVisible();
    await page.context().close();
  });
}
