import { expect, test, type Page } from '@playwright/test';
import { dataDir, logInStaff, openRow } from './staff';
import { openPage } from './visitor';
import { say } from './words';

test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** What is typed into a new document of a list, and where the reason stands then. */
const refused: Record<string, { typed: Record<string, string>; field: string; reason: string }> = {
  tags: { typed: { slug: 'قلب', title: 'قلب' }, field: 'slug', reason: say('fa', 'admin.invalid.slug') },
  posts: { typed: { slug: 'نوشته', title: 'نوشته' }, field: 'slug', reason: say('fa', 'admin.invalid.slug') },
  pages: { typed: { slug: 'About us', title: 'ما' }, field: 'slug', reason: say('fa', 'admin.invalid.slug') },
  products: { typed: { slug: 'پالس', title: 'پالس‌اکسیمتر' }, field: 'slug', reason: say('fa', 'admin.invalid.slug') },
  variants: { typed: { sku: 'پالس', title: 'پالس‌اکسیمتر', priceToman: '۰' }, field: 'priceToman', reason: say('fa', 'admin.invalid.toman') },
  features: { typed: { code: 'آبی', title: 'آبی' }, field: 'code', reason: say('fa', 'admin.invalid.slug') },
  'discount-codes': { typed: { code: 'بهار۲۰', value: '5' }, field: 'code', reason: say('fa', 'admin.invalid.code') },
};

/** Fills a form and saves it until the reason stands beside its field: a form that is not yet awake forgets what was typed. */
async function refusedBeside(page: Page, { typed, field, reason }: (typeof refused)[string]): Promise<void> {
  const place = page.locator('.field-type').filter({ has: page.locator(`#field-${field}`) });
  await expect(async () => {
    for (const [name, text] of Object.entries(typed)) await page.fill(`#field-${name}`, text);
    await page.locator('#action-save').click();
    await expect(place.locator('.field-error')).toContainText(reason, { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
}

test('[ADM-2: reasons] what an editor writes wrongly is refused in Persian beside its field, in each list', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(page, 'editor');
  for (const [list, asked] of Object.entries(refused)) {
    await test.step(list, async () => {
      await page.goto(`/admin/collections/${list}/create`);
      await refusedBeside(page, asked);
      await expect(page.locator('.payload-toast-container')).toContainText(/[؀-ۿ]/);
      await expect(page.locator('.payload-toast-container')).not.toContainText(/unknown|error|invalid/i);
    });
  }
  await page.context().close();
});

test('[ADM-2: reasons] what is still in use is not deleted, and the page says what to do instead', async ({ browser }) => {
  const page = await openPage(browser, true, { locale: 'en-GB' });
  await logInStaff(page, 'editor');
  await page.goto('/admin/collections/products?locale=fa');
  await openRow(page, 'فشارسنج دیجیتال NB1');
  await page.locator('.doc-controls__popup .popup-button, .doc-controls__dots').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.locator('.payload-toast-container')).toContainText(say('fa', 'admin.in-use.products'));
  await page.context().close();
});
