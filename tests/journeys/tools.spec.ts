import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { openPage } from './visitor';
import { say } from './words';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[COMM-1: without scripts] fa: from the community to a calculator on a narrow phone; a press answers on the same page, and no value stands in the address', async ({
  browser,
}) => {
  const page = await openPage(browser, false, { width: 360 });
  await page.goto('/');
  await page.locator('main a[href="/community"]').click();
  for (const path of ['/community/tools', '/community/learn', '/community/questions']) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  await page.locator('main a[href="/community/tools"]').click();
  await expect(page.locator('main li.tool-card')).toHaveCount(13);
  await page.locator('main a[href="/community/tools/bmi"]').click();
  const result = page.locator('#result');
  await expect(result).toContainText(say('fa', 'tools.page.empty'));
  await page.fill('#age', '۴۰');
  await page.fill('#weight', '۷');
  await page.fill('#height', '۱۷۵');
  await page.getByRole('button', { name: say('fa', 'tools.page.compute') }).click();
  await expect(page.locator('#weight-error')).toContainText(say('fa', 'refusals.tools.number.invalid', { least: 10, most: 400 }));
  await page.fill('#weight', '۷۰٫۵ کیلوگرم');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: say('fa', 'tools.page.compute') }).click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('[data-figure="bmi"]')).toHaveText('۲۳');
  await expect(result.locator('[data-class="normal"]')).toBeVisible();
  await expect(result.locator('[data-class="under"]')).toBeHidden();
  await expect(page.locator('#height')).toHaveValue('۱۷۵');
  expect(new URL(page.url()).search).toBe('');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  for (const path of ['/community', '/community/learn', '/community/questions', '/community/tools/home-pressure-week', '/community/tools/diabetes-risk']) {
    await page.goto(path);
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
  await page.goto('/community/tools/pregnancy-week');
  await page.fill('#lastPeriod', '۱۴۰۵/۷/۹');
  await page.getByRole('button', { name: say('fa', 'tools.page.compute') }).click();
  await expect(page.locator('[data-figure="due"]')).toHaveText('۱۷ تیر ۱۴۰۶');
  await page.context().close();
});

test('[COMM-1: with scripts] en: numbers are reckoned as they are typed, in the browser alone: no request leaves; what cannot be is said at its field', async ({
  browser,
}) => {
  const page = await openPage(browser, true, { width: 1280, locale: 'en-GB' });
  await page.goto('/en/community/tools/bmi', { waitUntil: 'networkidle' });
  const left: string[] = [];
  page.on('request', (request) => left.push(`${request.method()} ${request.url()}`));
  await page.fill('#age', '40');
  await page.fill('#weight', '7');
  await page.locator('#height').focus();
  await expect(page.locator('#weight-error')).toHaveText(say('en', 'refusals.tools.number.invalid', { least: 10, most: 400 }));
  await page.fill('#height', '175');
  await expect(page.locator('[data-found]')).toBeHidden();
  await page.fill('#weight', '76.5');
  await expect(page.locator('#weight-error')).toHaveCount(0);
  // 24.98 is not rounded to the 25 that it has not reached.
  await expect(page.locator('[data-figure="bmi"]')).toHaveText('24.98');
  await expect(page.locator('[data-class="normal"]')).toBeVisible();
  await page.fill('#age', '12');
  await expect(page.locator('[data-outside="child"]')).toBeVisible();
  await expect(page.locator('[data-found]')).toBeHidden();
  await page.fill('#age', '');
  await page.getByRole('button', { name: say('en', 'tools.page.compute') }).click();
  await expect(page.locator('#age')).toBeFocused();
  await page.fill('#age', '40');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-figure="healthyFrom"]')).toHaveText('56.7');
  expect(left).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('/en/community/tools/home-pressure-week', { waitUntil: 'networkidle' });
  left.length = 0;
  for (let day = 2; day <= 7; day += 1) {
    await page.fill(`#d${day}m1`, '138/86');
    await page.fill(`#d${day}e1`, '13384');
  }
  await expect(page.locator('[data-figure="systolic"]').first()).toHaveText('136');
  await expect(page.locator('[data-class="home-elevated"]')).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'tools.page.print') })).toBeVisible();
  expect(left).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-only')).toBeVisible();
  await page.context().close();
});
