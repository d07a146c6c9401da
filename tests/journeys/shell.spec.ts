import { chromium, expect, test, type Page } from '@playwright/test';
import { SCROLL_LOCK_MIN_WIDTH_PX, SHEET_MAX_WIDTH_PX, TOAST_LIFE_MS, TOAST_MAX_WIDTH_PX } from '#domain/shell/limits';
import { SOURCE_KEY } from '#domain/shell/storage-keys';
import { openLine } from './line';
import { openPage } from './visitor';

const GREEN = 'rgb(11, 101, 88)';
const PROGRESS = '3px';
const HELD_BACK_MS = 400;

type Seen = { height: string; colour: string; role: string | null };

/** Records how the progress bar looks once it runs, for the page that comes after. */
function noteProgress(page: Page): Promise<void> {
  return page.evaluate(() => {
    const bar = document.querySelector('page-progress')!;
    new MutationObserver(() => {
      const look = getComputedStyle(bar);
      const seen = { height: look.height, colour: look.backgroundColor, role: bar.getAttribute('role') };
      if (bar.classList.contains('run')) sessionStorage.setItem('seen', JSON.stringify(seen));
    }).observe(bar, { attributes: true, attributeFilter: ['class'] });
  });
}

test.describe('the bar', () => {
  for (const from of ['/', '/shop', '/en', '/en/shop/ns1']) {
    test(`[SHELL-1] ${from} shows a thin green bar while a navigation runs, and no spinner`, async ({ page }) => {
      const to = from.startsWith('/en') ? '/en/magazine' : '/magazine';
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(from);
      await page.waitForFunction(() => customElements.get('page-progress') !== undefined);
      await noteProgress(page);
      await expect(page.locator('page-progress')).toHaveCSS('inline-size', '0px');
      await expect(page.locator('[class*=spin]')).toHaveCount(0);
      // A page that comes at once needs no bar: this one is held back.
      await page.route(`**${to}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
        await route.continue();
      });
      await page.locator(`.nav a[href="${to}"]`).click();
      await page.waitForURL(`**${to}`);
      const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? 'null') as Seen | null);
      expect(seen).toEqual({ height: PROGRESS, colour: GREEN, role: 'progressbar' });
    });
  }
});

test('[SHELL-1] other pages have no bar', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('page-progress')).toHaveCount(0);
});

async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The addresses of the pages that the browser keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)));
    return kept.flat().sort();
  });
}

test('[SHELL-2] offline, a page seen before opens, another shows the offline page in its language', async ({ browser }) => {
  const line = await openLine();
  const page = await (await browser.newContext({ proxy: line.proxy, serviceWorkers: 'allow' })).newPage();
  await page.goto('/');
  await workerInCharge(page);
  await page.goto('/shop/ns1');
  await expect.poll(() => keptPages(page)).toContain('/shop/ns1');
  line.cut();
  await page.goto('/shop/ns1');
  await expect(page.locator('h1')).toContainText('NS1');
  // It says that it is old, and from when.
  await expect(page.locator('.status')).toHaveText(/اینترنت قطع است\. این صفحه از .*[۰-۹]{1,2}:[۰-۹]{2} است؛ قیمت و موجودی شاید عوض شده باشد\./);
  await page.goto('/legal/privacy-policy');
  await expect(page.locator('h1')).toHaveText('اینترنت قطع است');
  await page.goto('/en/legal/privacy-policy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
});

test('[SHELL-2] no private page is kept, and logging out empties what is', async ({ browser }) => {
  const page = await openPage(browser, true, { worker: true });
  await page.goto('/');
  await workerInCharge(page);
  await page.goto('/shop');
  await expect.poll(() => keptPages(page)).toContain('/shop');
  for (const path of ['/shop/cart', '/login', '/account']) await page.goto(path);
  expect((await keptPages(page)).filter((path) => /cart|login|account/.test(path))).toEqual([]);
  await page.goto('/shop');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/logout';
    document.body.append(form);
    form.submit();
  });
  await expect(async () => expect(await keptPages(page)).not.toContain('/shop')).toPass();
  await page.context().close();
});

/** Sends the event of a browser that can install the site. */
function allowInstalling(page: Page): Promise<void> {
  return page.evaluate(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.resolve() })),
  );
}

test('[SHELL-3] installing is offered where the browser allows it; dismissed, it stays away', async ({ page }) => {
  await page.goto('/');
  const offer = page.locator('install-prompt');
  await expect(offer).toBeHidden();
  await allowInstalling(page);
  await expect(offer).toBeVisible();
  await offer.locator('[data-dismiss]').click();
  await expect(offer).toBeHidden();
  await page.reload();
  await allowInstalling(page);
  await expect(offer).toBeHidden();
});

const supportLink = 'footer a[href*="dialog=support"]';

test('[SHELL-5] a dialog opens by its address without a reload; closing clears the parameter', async ({ page }) => {
  await page.goto('/shop?q=ns1');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(supportLink).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).search).toBe('?q=ns1&modal=OPEN&dialog=support');
  await dialog.locator('[data-close]').click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ns1');
  await page.locator(supportLink).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHELL-5] the same address shows the page with the dialog open, and a link that closes it', async ({ page }) => {
    await page.goto('/shop?q=ns1&modal=OPEN&dialog=support');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.locator('dialog[open] [data-close]').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?q=ns1');
  });

  test('[SHELL-7] the message stands at the top of the next page', async ({ page }) => {
    await page.goto('/legal/faq');
    await page.fill('#subscribe-contact', `plain-${Date.now()}@example.com`);
    await page.locator('footer form .btn').click();
    await expect(page.locator('.status [class*=say]')).toBeVisible();
  });
});

test('[SHELL-6] focus stays inside, Escape closes and gives it back', async ({ page }) => {
  await page.goto('/shop');
  await page.locator(supportLink).click();
  const focusInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await expect.poll(focusInside).toBe(true);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
    expect(await focusInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(supportLink)).toBeFocused();
});

for (const width of [SHEET_MAX_WIDTH_PX, SHEET_MAX_WIDTH_PX + 1]) {
  test(`[SHELL-6] [NUM-1: sheet] at ${width} px it is ${width > SHEET_MAX_WIDTH_PX ? 'a centred dialog' : 'a bottom sheet'}`, async ({ page }) => {
    const height = 800;
    await page.setViewportSize({ width, height });
    await page.goto('/shop');
    await page.locator(supportLink).click();
    const offPlace = async () => {
      const box = await page.locator('dialog[open]').boundingBox();
      if (!box) return NaN;
      return Math.abs(width > SHEET_MAX_WIDTH_PX ? box.y + box.height / 2 - height / 2 : box.y + box.height - height);
    };
    await expect.poll(offPlace).toBeLessThan(2);
  });
}

for (const width of [SCROLL_LOCK_MIN_WIDTH_PX + 1, 1280]) {
  test(`[SHELL-6] [NUM-1: lock] at ${width} px, with a scroll bar that takes room, the page under a dialog neither scrolls nor shifts`, async ({}, info) => {
    const browser = await chromium.launch({ ...info.project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: info.project.use.baseURL ?? process.env['PORTAL_URL'], viewport: { width, height: 800 } });
    await page.goto('/shop');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const place = () => page.locator('footer .logo').evaluate((logo) => logo.getBoundingClientRect().x);
    const before = await place();
    await page.locator(supportLink).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(await place()).toBe(before);
    await browser.close();
  });
}

test('[SHELL-7] a toast says the message for about 4 s, waits while one looks at it, and its words stay in the page', async ({ page }) => {
  await page.goto('/legal/faq');
  await page.fill('#subscribe-contact', `toast-${Date.now()}@example.com`);
  await page.locator('footer form .btn').click();
  const toast = page.locator('toast-region .toast');
  await expect(toast).toBeVisible();
  // The words come a moment after their region, so that a screen reader hears them.
  await expect(toast.locator('.grow')).toHaveText(/\S/);
  const words = (await toast.locator('.grow').textContent()) ?? '';
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(TOAST_MAX_WIDTH_PX);
  await toast.hover();
  const edge = () => toast.locator('i').evaluate((line) => line.style.inlineSize);
  const held = await edge();
  await page.waitForTimeout(500);
  expect(await edge()).toBe(held);
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0, { timeout: TOAST_LIFE_MS * 2 });
  await expect(page.locator('.status')).toContainText(words);
});

test('[SHELL-12] the source of the visit is kept for the session and travels with login', async ({ page, context }) => {
  await page.goto('/');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), SOURCE_KEY)).toBe('WEBSITE');
  await page.goto('/?source=ANDROID_APP');
  await page.goto('/login');
  await expect(page.locator('input[name=source]')).toHaveValue('ANDROID_APP');
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.locator('input[name=source]')).toHaveValue('WEBSITE');
});
