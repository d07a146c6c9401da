import { expect, test } from '@playwright/test';
import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import { serviceCodes } from '#domain/service-requests/types/all';
import { formatNumber } from '#locales/format';
import { say } from './words';
import { ways } from './ways';

const at = (lang: 'fa' | 'en', path: string) => (lang === 'fa' ? path : `/en${path}`);

for (const { lang, js } of ways)
  test.describe(`${lang}, ${js ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: js, viewport: { width: 360, height: 740 } });

    test('[INP-1: pages] from the home page to a service: its prices, rules, what is asked and what happens next, and a way to ask that is there', async ({
      page,
    }) => {
      await page.goto(at(lang, '/'));
      await page
        .locator(`main a[href="${at(lang, '/services')}"]`)
        .first()
        .click();
      await expect(page.locator('.good h3 a')).toHaveCount(serviceCodes.length - 1);
      await expect(page.locator('main .deep a[href="tel:115"]')).toBeVisible();
      await page.locator(`.good a[href="${at(lang, '/services/nurse')}"]`).click();
      await expect(page.locator('h1')).toHaveText(say(lang, 'services.types.nurse.name'));
      const main = page.locator('main');
      await expect(main).toContainText(say(lang, 'services.items.serum-therapy'));
      await expect(main).toContainText(formatNumber(lang, 420_000));
      await expect(main).toContainText(say(lang, 'services.rules.fee', { feeToman: CANCELLATION_FEE_TOMAN }));
      await expect(main).toContainText(say(lang, 'services.comes.nurse'));
      await expect(main).toContainText(say(lang, 'services.fields.drug'));
      // Asking is for those who have an account; the way leads there and back.
      await page.locator('aside a[href$="/account/requests/new/nurse"]').click();
      await expect(page).toHaveURL(/\/login\?to=/);
      await expect(page.locator('main form').first()).toBeVisible();
    });

    test('[LIST-3: page] each laboratory test stands on its page with where, fasting and days; an ambulance calls 115 first', async ({ page }) => {
      await page.goto(at(lang, '/services/lab'));
      await expect(page.locator('table').last().locator('tbody tr')).toHaveCount(35);
      await expect(page.locator('tr', { hasText: say(lang, 'services.tests.bone-marrow-biopsy') })).toContainText(say(lang, 'services.page.centre-only'));
      await page.goto(at(lang, '/services/ambulance'));
      await expect(page.locator('aside a[href="tel:115"]')).toBeVisible();
      expect((await page.goto(at(lang, '/services/rocket')))?.status()).toBe(404);
    });
  });
