import { expect, test, type Page } from '@playwright/test';
import { formatFact } from '#locales/facts';
import { openDatabase } from '../attack/arena';
import { giveCredit } from '../attack/forms/money';
import { pricedRequest } from '../attack/forms/service-requests';
import { at, atTheGateway, type Lang } from './buying';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

const money = (lang: Lang, toman: number) => formatFact(lang, 'amountToman', toman);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Somebody logged in with so much credit, whose service has its price. */
async function priced(page: Page, creditToman: number, of: Parameters<typeof pricedRequest>[2]): Promise<string> {
  const phone = await comeIn(page);
  const database = openDatabase(dataDir ?? '');
  try {
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const id = rows[0]?.id ?? 0;
    if (creditToman > 0) await giveCredit(database, id, creditToman);
    return await pricedRequest(database, id, of);
  } finally {
    await database.end();
  }
}

for (const { lang, js } of ways)
  test(`[INP-3, INP-4, INP-7, NUM-6] ${lang}, JavaScript ${js ? 'on' : 'off'}: a price is accepted, paid half by the wallet and half at the bank, and cancelled with the fee that the button names`, async ({
    browser,
  }) => {
    const page = await openPage(browser, js, { width: 360, locale: lang === 'fa' ? 'fa-IR' : 'en-GB' });
    const code = await priced(page, 250_000, { state: 'waiting-accept', lang });
    const pay = at(lang, `/account/requests/${code}/pay`);
    const main = page.locator('main');
    await page.goto(pay);
    await expect(main).toContainText(money(lang, 500_000));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: say(lang, 'services.pay.accept', { totalToman: 500_000 }) }).click();
    await expect(page.locator('.status')).toContainText(say(lang, 'services.pay.accepted'));
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    await page.locator('input[name=pay][value="both:250000"]').check({ force: true });
    await page.getByRole('button', { name: say(lang, 'services.pay.go') }).click();
    await atTheGateway(page, lang, 'refuse');
    await expect(main).toContainText(say(lang, 'services.pay.not-paid'));
    await expect(main).toContainText(say(lang, 'services.pay.kept', { walletToman: 250_000 }));
    // The share that is kept is chosen again.
    await expect(page.locator('input[name=pay]:checked')).toHaveValue('both:250000');
    await page.getByRole('button', { name: say(lang, 'services.pay.go') }).click();
    await atTheGateway(page, lang, 'pay');
    await expect(page.locator('.status')).toContainText(say(lang, 'services.pay.paid'));

    await page.goto(at(lang, `/account/requests/${code}/cancel`));
    await expect(main).toContainText(say(lang, 'services.end.lead-fee', { backToman: 400_000, feeToman: 100_000 }));
    await expect(main).toContainText(say(lang, 'services.end.to-wallet', { amountToman: 150_000 }));
    await expect(main).toContainText(say(lang, 'services.end.to-card', { amountToman: 250_000 }));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.fill('#reason', lang === 'fa' ? 'حال بیمار بهتر شد' : 'The patient is better');
    await page.getByRole('button', { name: say(lang, 'services.end.with-fee', { feeToman: 100_000 }) }).click();
    await expect(page.locator('.status')).toContainText(say(lang, 'services.end.ended-back', { backToman: 400_000 }));
    await page.goto(at(lang, `/account/requests/${code}/cancel`));
    await expect(page).not.toHaveURL(/\/cancel$/);
  });

test('[INP-4] nobody came in the hours of the visit: who says so cancels for nothing, without JavaScript', async ({ browser }) => {
  const page = await openPage(browser, false, { width: 360 });
  const code = await priced(page, 0, { state: 'waiting-action', late: true });
  await page.goto(`/account/requests/${code}/cancel`);
  await expect(page.getByRole('button', { name: say('fa', 'services.end.with-fee', { feeToman: 100_000 }) })).toBeVisible();
  await page.getByRole('button', { name: say('fa', 'services.end.nobody'), exact: true }).click();
  await expect(page.locator('.status')).toContainText(say('fa', 'services.end.nobody-said'));
  await expect(page.locator('main')).toContainText(say('fa', 'services.end.lead-back', { backToman: 500_000 }));
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: say('fa', 'services.end.with-back', { backToman: 500_000 }) }).click();
  await expect(page.locator('.status')).toContainText(say('fa', 'services.end.ended-back', { backToman: 500_000 }));
});
