import { expect, test, type Page } from '@playwright/test';
import { totpStep } from '#domain/accounts/second-factor';
import { formatNumber } from '#locales/format';
import { totpCode } from '#services/factors/totp';
import { openDatabase } from '../attack/arena';
import { giveCredit } from '../attack/forms/money';
import { rentedRequest, standAt } from '../attack/forms/service-requests';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { say } from './words';

const lang = 'fa';
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const press = (page: Page, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: say(lang, key), exact: true })
    .first()
    .click();
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1280, 360] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');

test('[INP-9: journey] in Persian without scripts: a wheelchair is brought by its serial number, kept for another month that is paid from the wallet, fetched on a day of one’s own, and its deposit goes back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [page, requester] = [await openPage(browser, false, { width: 360 }), await openPage(browser, false, { width: 360 })];
  const [phone, asker] = [await comeIn(page), await comeIn(requester)];
  const database = openDatabase(dataDir ?? '');
  const idOf = async (of: string) => (await database.query<{ id: number }>('select id from users where phone = $1', [of])).rows[0]?.id ?? 0;
  const [provider, owner] = [await idOf(phone), await idOf(asker)];
  await database.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade) values ('service-provider', 'verified', now(), $1::int, 'R-' || $1::int, 'depot')`,
    [provider],
  );
  await giveCredit(database, owner, 5_000_000);
  const code = await rentedRequest(database, { requester: owner, provider });
  await standAt(database, code, 'bring', provider);
  const serial = `JOURNEY-${provider}`;
  await database.query(`insert into rental_units (serial, item) values ($1, 'wheelchair')`, [serial]);
  const main = page.locator('main');
  const theirs = requester.locator('main');
  const theirPage = () => requester.goto(`/account/requests/${code}`);

  await page.goto('/provider');
  await expect(page).toHaveURL(/\/account\/security$/);
  await press(page, 'roles.step.begin');
  const letters = ((await main.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.fill('#code', totpCode(letters, totpStep(new Date())));
  await press(page, 'roles.step.enrol');
  await page.goto(`/provider/visits/${code}-1`);
  await page.fill('#note', 'تحویل شد');
  await press(page, 'services.provider.press.finish');
  await expect(page.locator('#unit-error')).toHaveText(say(lang, 'refusals.services.unit.missing'));
  await page.fill('#unit', serial.toLowerCase());
  await shot(page, 'provider-bring');
  await press(page, 'services.provider.press.finish');
  await expect(main).toContainText(say(lang, 'services.provider.next.done.title'));

  await theirPage();
  const rental = requester.locator('section[aria-labelledby=rental]');
  await expect(rental).toContainText(serial);
  await expect(theirs.locator('a[href$="/cancel"]')).toHaveCount(0);
  await expect(theirs.locator('a[href$="/month"]')).toHaveCount(0);
  await shot(requester, 'rental-lent');
  // Twenty-five days later.
  await database.query(
    `update rental_loans set since = since - interval '25 days', ends_on = to_char(now() + interval '5 days', 'YYYY-MM-DD')
     where request_id = (select id from service_requests where code = $1)`,
    [code],
  );
  await theirPage();
  await shot(requester, 'rental-ending');
  await theirs.locator('a[href$="/month"]').click();
  await expect(theirs).toContainText(formatNumber(lang, 690_000));
  await expect(theirs).toContainText(formatNumber(lang, 500_000));
  expect(await sideways(requester)).toBeLessThanOrEqual(0);
  await shot(requester, 'rental-month');
  await requester.check('input[name=pay][value=wallet]');
  await press(requester, 'services.rental.go');
  await expect(requester).toHaveURL(new RegExp(`/account/requests/${code}`));
  await expect(rental).toContainText(say(lang, 'services.rental.months', { count: 2 }));

  await rental.locator('summary').click();
  await requester.selectOption('#day', { index: 2 });
  await requester.selectOption('#part', 'morning');
  await press(requester, 'services.rental.fetch');
  await expect(requester.locator('body')).toContainText(say(lang, 'services.rental.fetch-asked'));
  expect(await sideways(requester)).toBeLessThanOrEqual(0);
  await shot(requester, 'rental-fetch');
  await standAt(database, code, 'fetch', provider);
  await page.goto(`/provider/visits/${code}-2`);
  await page.selectOption('#back', 'whole');
  await page.fill('#note', 'سالم برگشت');
  await shot(page, 'provider-fetch');
  await press(page, 'services.provider.press.finish');
  await expect(main).toContainText(say(lang, 'services.provider.next.done.title'));
  await theirPage();
  await expect(theirs).toContainText(say(lang, 'services.next.done.title'));
  await expect(theirs).toContainText(say(lang, 'services.rental.deposit-back', { backToman: 200_000 }));
  await shot(requester, 'rental-done');
  const { rows } = await database.query(`select r.why, r.amount_toman::int as toman from refunds r join payables p on p.id = r.payable_id where p.code = $1`, [
    code,
  ]);
  expect(rows).toEqual([{ why: 'deposit', toman: 200_000 }]);
  await database.end();
  await page.context().close();
  await requester.context().close();
});
