import { expect, test, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { formatNumber } from '#locales/format';
import { openDatabase } from '../attack/arena';
import { fileWithReading } from '../attack/forms/health';
import { dataDir } from './staff';
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
  test(`[REC-1: journey, REC-10: journey, REC-6: journey] in ${lang}, scripts ${js ? 'on' : 'off'}: a wrong pressure is refused beside its field, twelve over eight is asked and confirmed, a rare one is corrected, the trend has its table, a reading is removed and brought back`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, js, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    await comeIn(page);
    const main = page.locator('main');
    const type = { type: 'blood-pressure' };
    const fill = async (high: string, low: string) => {
      await page.fill('#high', high);
      await page.fill('#low', low);
      await page.fill('#pulse', lang === 'fa' ? '۷۲' : '72');
    };
    const press = (key: string, facts = {}) =>
      main
        .getByRole('button', { name: say(lang, key, facts), exact: true })
        .first()
        .click();
    const button = say(lang, 'health.add.mine');

    await page.goto(href(lang, 'app'));
    await expect(main).toContainText(say(lang, 'health.home.empty'));
    await shot(page, `app-empty-${lang}`);
    await main.getByRole('link', { name: button }).first().click();
    await fill('80', '120');
    await press('health.add.mine');
    await expect(page.locator('#low-error')).toHaveText(say(lang, 'refusals.health.blood-pressure.low-over-high'));
    await shot(page, `add-refused-${lang}`);
    await fill('12', '8');
    await press('health.add.mine');
    await expect(main).toContainText(say(lang, 'health.confirm.not-yet'));
    await expect(main.locator('.rare')).toContainText(formatNumber(lang, 120));
    await press('health.confirm.yes-meant', { button });
    await expect(page).toHaveURL(new RegExp(`${href(lang, 'appType', type)}$`));
    await expect(main.locator('table.list').last()).toContainText(formatNumber(lang, 120));

    await page.goto(href(lang, 'appAdd', type));
    await fill('210', '96');
    await press('health.add.mine');
    await expect(main).toContainText(say(lang, 'health.confirm.rare', { value: 210 }));
    await expect(main).toContainText(say(lang, 'health.emergency'));
    await shot(page, `confirm-${lang}`);
    await press('health.confirm.back');
    await expect(page.locator('#high')).toHaveValue(lang === 'fa' ? '۲۱۰' : '210');
    await fill('128', '82');
    await press('health.add.mine');
    await expect(main.locator('.trend svg')).toBeVisible();
    // A day is read in its own direction: its number stands before its month.
    const [day, month] = await main
      .locator('.trend svg > text')
      .last()
      .evaluate((text: SVGTextElement) => [0, text.getNumberOfChars() - 1].map((at) => text.getStartPositionOfChar(at).x));
    expect((day ?? 0) > (month ?? 0)).toBe(lang === 'fa');
    // The sheet of the health file leaves the header as it is: the sign of its menu stands in the middle of its press.
    const middles = await page
      .locator('header summary.ib')
      .evaluate((summary) =>
        [summary, summary.querySelector('svg') ?? summary].map((one) => one.getBoundingClientRect()).map(({ left, width }) => left + width / 2),
      );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(1);
    await shot(page, `type-${lang}`);
    expect(await sideways(page)).toBe(0);
    await main.locator('details summary').first().click();
    await expect(main.locator('details table')).toContainText(formatNumber(lang, 2));

    await main.locator('a.reading').first().click();
    await expect(main).toContainText(say(lang, 'health.rule.no-diagnosis'));
    await shot(page, `reading-${lang}`);
    await main.locator('details summary').last().click();
    await press('health.reading.remove-yes');
    await press('health.reading.restore');
    await expect(main.getByRole('button', { name: say(lang, 'health.reading.restore') })).toHaveCount(0);
    await page.goto(href(lang, 'appRecords'));
    await expect(main).toContainText(say(lang, 'health.records.within', { count: 2 }));
    await shot(page, `records-${lang}`);
    expect(await sideways(page)).toBe(0);
    await page.goto(href(lang, 'app'));
    await shot(page, `app-${lang}`);
    expect(await sideways(page)).toBe(0);
  });
}

test('[ROLE-4: journey, SHARE-2: journey] in Persian without scripts: the member reads who saw what, and ends that right', async ({ browser }) => {
  test.skip(!dataDir, 'the portal was given by its address, its database is not known');
  const page = await openPage(browser, false, { width: 360 });
  const phone = await comeIn(page);
  await comeIn(await openPage(browser, false));
  const database = openDatabase(dataDir ?? '');
  const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
  await fileWithReading(database, rows[0]?.id ?? 0);
  await database.end();
  await page.goto('/app/seen');
  const main = page.locator('main');
  await expect(main.locator('.see')).toHaveCount(1);
  await shot(page, 'seen-fa');
  await main.locator('.see button').click();
  await expect(main.locator('.see')).toHaveCount(1);
  await expect(main.locator('.see button')).toHaveCount(0);
});
