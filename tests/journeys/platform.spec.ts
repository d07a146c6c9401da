import { expect, test, type Page } from '@playwright/test';
import { APP_OPENS_WITHIN_MS } from '#domain/shell/limits';
import { href } from '../../app/routes';
import { axeFaults } from './axe';
import { openPage } from './visitor';
import { say } from './words';

/** The time that is left until the app's link is said to have failed. */
const ALMOST_MS = 100;

/** Opens the page with a clock that the journey moves, and with its island ready. */
async function atPlatform(page: Page, lang: 'fa' | 'en'): Promise<void> {
  await page.clock.install();
  await page.goto(href(lang, 'platform'));
  await page.waitForFunction(() => customElements.get('open-app') !== undefined);
}

for (const lang of ['fa', 'en'] as const) {
  test(`[PAGE-6] ${lang}: the app’s page has four stores and the browser, and a link that opens nothing within two seconds says so and offers them`, async ({
    page,
  }) => {
    await atPlatform(page, lang);
    for (const kind of ['android', 'ios', 'local', 'play', 'pwa']) await expect(page.locator(`[data-store=${kind}]`)).toHaveCount(1);
    await expect(page.locator('[data-store=play]')).toContainText(say(lang, 'content.stores.not-yet'));
    await expect(page.locator('[data-store=pwa] a')).toHaveAttribute('href', href(lang, 'home'));
    const status = page.locator('open-app [role=status]');
    const link = page.locator('open-app > p a');
    await expect(link).toHaveAttribute('href', /^zarban:\/\//);
    await expect(status).toBeEmpty();
    await link.click();
    await page.clock.runFor(APP_OPENS_WITHIN_MS - ALMOST_MS);
    await expect(status).toBeEmpty();
    await page.clock.runFor(2 * ALMOST_MS);
    await expect(status).toContainText(say(lang, 'content.stores.failed'));
    expect(await axeFaults(page)).toEqual([]);
    await status.getByText(say(lang, 'content.stores.to-stores')).click();
    await expect(page.locator('#stores-list')).toBeInViewport();
    await status.getByText(say(lang, 'content.stores.to-install')).click();
    await expect(page.locator('#install')).toBeInViewport();
  });
}

test('[PAGE-6: opened] once the app has come before the page, nothing is said to have failed', async ({ page }) => {
  await atPlatform(page, 'fa');
  await page.locator('open-app > p a').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(3 * APP_OPENS_WITHIN_MS);
  await expect(page.locator('open-app [role=status]')).toBeEmpty();
});

test('[PAGE-6: without scripts] the stores and the way to install stand below the link, and the foot of every page leads here', async ({ browser }) => {
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/');
  await page.locator('.foot-b a[href="/platform"]').click();
  await expect(page.locator('[data-store]')).toHaveCount(5);
  await expect(page.locator('#install ol')).toHaveCount(3);
  await expect(page.locator('open-app [role=status]')).toBeEmpty();
  for (const path of ['/ai-academy', '/community', '/magazine', '/solutions']) await expect(page.locator(`.foot-b a[href="${path}"]`)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});
