import { expect, test, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '#domain/shell/storage-keys';
import { href } from '../../app/routes';
import { axeFaults } from './axe';
import { comeIn, openPage } from './visitor';
import { say } from './words';

const ranTours = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.tour);
const ready = (page: Page) => page.waitForFunction(() => customElements.get('guided-tour') !== undefined);

for (const [lang, width] of [
  ['fa', 360],
  ['en', 1280],
] as const) {
  test(`[SHELL-4] [NUM-8: tour] ${lang}, ${width} px: the tour goes on, back and to its end, points to what it speaks of, is noted once it ran, and can be reset`, async ({
    browser,
  }) => {
    const page = await openPage(browser, true, { width });
    const button = (name: 'previous' | 'next' | 'finish') =>
      page.locator('dialog.tour-box').getByRole('button', { name: say(lang, `content.tour.${name}`), exact: true });
    await page.goto(href(lang, 'home'));
    await ready(page);
    const tour = page.locator('guided-tour');
    const steps = await tour.locator('li').count();
    const start = tour.locator('[data-start]');
    expect(await ranTours(page)).toBeNull();
    await expect(page.locator('dialog.tour-box')).toBeHidden();
    await start.click();
    const dialog = page.locator('dialog.tour-box');
    await expect(dialog).toBeVisible();
    expect(await ranTours(page)).toBe('home');
    await expect(button('previous')).toBeDisabled();
    await expect(button('next')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    const first = await dialog.locator('h2').textContent();
    await button('next').click();
    await expect(dialog.locator('h2')).not.toHaveText(first ?? '');
    await expect(button('previous')).toBeEnabled();
    await expect(page.locator('.tour-lit')).toHaveCount(1);
    // Arrows move as one reads.
    await page.keyboard.press(lang === 'fa' ? 'ArrowRight' : 'ArrowLeft');
    await expect(dialog.locator('h2')).toHaveText(first ?? '');
    await expect(button('previous')).toBeDisabled();
    for (let at = 1; at < steps; at += 1) {
      await page.keyboard.press(lang === 'fa' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.locator('.tour-lit')).toBeInViewport();
    }
    await expect(button('next')).toBeHidden();
    await expect(button('finish')).toBeFocused();
    await button('finish').click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.tour-lit')).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(start).toBeHidden();
    await tour.locator('summary').click();
    await tour.getByRole('button', { name: say(lang, 'content.tour.reset') }).click();
    expect(await ranTours(page)).toBeNull();
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await ranTours(page)).toBe('home');
  });
}

test('[SHELL-4: dashboard] the account’s first page has a tour of its own, noted beside the other', async ({ browser }) => {
  const page = await openPage(browser, true);
  await comeIn(page);
  await page.goto(href('fa', 'account'));
  await ready(page);
  await page.evaluate((key) => localStorage.setItem(key, 'home'), STORAGE_KEYS.tour);
  await page.locator('guided-tour [data-start]').click();
  const steps = await page.locator('guided-tour li').count();
  for (let at = 1; at < steps; at += 1) {
    await expect(page.locator('.tour-lit')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.tour-box')).toBeHidden();
  expect(await ranTours(page)).toBe('home,account');
});

test('[SHELL-4: without scripts] the same steps stand as a list that opens, and no button that does nothing', async ({ browser }) => {
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/');
  await page.locator('guided-tour summary').click();
  expect(await page.locator('guided-tour li').count()).toBeGreaterThan(4);
  await expect(page.locator('guided-tour li').first()).toBeVisible();
  await expect(page.locator('guided-tour button:visible')).toHaveCount(0);
});
