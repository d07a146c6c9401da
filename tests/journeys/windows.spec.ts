import { expect, test, type Locator } from '@playwright/test';
import { href } from '../../app/routes';
import { publicAddresses } from './public-addresses';
import { comeIn, openPage } from './visitor';

/** Whether the whole of an element is inside the window, and the element there is its own. */
async function inSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const within = left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return within && there !== null && element.contains(there);
  });
}

for (const lang of ['fa', 'en'] as const) {
  test(`[LANG-2] ${lang}: no public page is wider than 320 px`, async ({ browser }) => {
    const page = await openPage(browser, false, { width: 320 });
    for (const { path } of publicAddresses.filter((one) => one.lang === lang)) {
      await page.goto(path);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
    await page.context().close();
  });
}

test('[PAGE-2: buying] on a laptop adding to the cart is in sight at once', async ({ page }) => {
  for (const height of [860, 640]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(href('fa', 'product', { slug: 'ns1' }));
    expect(await inSight(page.locator('.buy button.btn')), `${height} px`).toBe(true);
  }
});

test('[PAGE-2: buying] a phone on its side and a page at 200 % keep the window for reading', async ({ page }) => {
  for (const size of [
    { width: 740, height: 360 },
    { width: 640, height: 430 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(href('en', 'product', { slug: 'ns1' }));
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.locator('.top'), `${size.width} px`).not.toBeInViewport();
    await expect(page.locator('.buybar'), `${size.width} px`).toBeHidden();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await inSight(page.locator('.buybar button'))).toBe(true);
});

test('[PAGE-2: pages] what a product page ends with keeps its distance from the footer', async ({ page }) => {
  await page.goto(href('fa', 'product', { slug: 'ns1' }));
  const last = await page.locator('main .chip').last().boundingBox();
  const footer = await page.locator('footer').last().boundingBox();
  expect((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(40);
});

for (const javaScriptEnabled of [true, false]) {
  test(`[DASH-1: places] on a phone the place where one is stands in sight among the account’s, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await openPage(browser, javaScriptEnabled, { width: 360 });
    await comeIn(page);
    for (const [lang, name] of [
      ['fa', 'sessions'],
      ['en', 'wallet'],
      ['fa', 'account'],
    ] as const) {
      await page.goto(href(lang, name));
      expect(await inSight(page.locator('.side > [aria-current]')), `${lang} ${name}`).toBe(true);
    }
    await page.context().close();
  });
}

test('[AUTH-2: countdown] a time of less than an hour counts minutes and seconds, with no empty hours', async ({ page }) => {
  const until = new Date(Date.now() + 1_750_000).toISOString();
  const counter = `<count-down data-until="${until}" data-lang="fa" data-hours="ساعت" data-minutes="دقیقه" data-seconds="ثانیه"></count-down>`;
  await page.route('**/shop', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${counter}</main>`) });
  });
  await page.goto(href('fa', 'shop'));
  await expect(page.locator('count-down')).toHaveText(/^[۰-۹]{2}دقیقه:[۰-۹]{2}ثانیه$/);
});
