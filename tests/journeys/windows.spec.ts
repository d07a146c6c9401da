import { expect, test, type Locator, type Page } from '@playwright/test';
import { href } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { ownAddresses } from './own-addresses';
import { publicAddresses } from './public-addresses';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';

/** Whether the whole of an element is inside the window and nothing covers it. */
async function inSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const within = left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return within && there !== null && element.contains(there);
  });
}

/** A narrow phone, a phone on its side, and a page at 200 % on a small laptop and on a phone's side. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 640, height: 360 },
];
/** Windows in which a bar stays at hand, and low ones in which it must not. */
const BARRED = [{ width: 360, height: 740 }, { width: 1280, height: 640 }, ...NARROW];

/** A page at 200 % on the narrowest phone. */
const TINY = { width: 180, height: 370 };

/** The fields that something covers once they have the focus. */
async function hiddenFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('main :is(input:not([type=hidden]), select, textarea)')];
    return (
      fields
        .filter((field) => field.checkVisibility({ visibilityProperty: true }) && !field.matches(':disabled'))
        // It gets the focus where a bar may stand: at the window's lower edge, and at its upper one.
        .filter((field) =>
          [innerHeight - 30, 4].some((edge) => {
            field.blur();
            scrollTo({ top: scrollY + field.getBoundingClientRect().top - edge, behavior: 'instant' });
            field.focus();
            const { left, right, top, bottom } = field.getBoundingClientRect();
            // A field higher than the window shows its beginning; a box stands in its label.
            const there = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, top + 24));
            return document.activeElement === field && !(there && (field.contains(there) || field.closest('label, .sw, .qty, .field, .code')?.contains(there)));
          }),
        )
        .map((field) => `${field.id || field.getAttribute('name')} at ${Math.round(field.getBoundingClientRect().top)}`)
    );
  });
}

async function looksRight(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.setViewportSize(BARRED[0] as (typeof BARRED)[number]);
  await page.goto(path);
  expect.soft(await page.evaluate(() => scrollY), `${path} opens at its beginning`).toBe(0);
  for (const size of BARRED) {
    await page.setViewportSize(size);
    const where = `${path} at ${size.width} × ${size.height}`;
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(size.width);
    if (scripts) expect.soft(await hiddenFields(page), where).toEqual([]);
  }
  await page.setViewportSize(TINY);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${TINY.width}`).toBeLessThanOrEqual(TINY.width);
}

for (const { lang, scripts } of [
  { lang: 'fa', scripts: false },
  { lang: 'en', scripts: true },
] as const) {
  const where = `${lang}, JavaScript ${scripts ? 'on' : 'off'}`;
  const what = scripts ? 'scrolls sideways, and no bar stands over the field that has the focus' : 'scrolls sideways';

  test(`[LANG-2] ${where}: at 320 px, on a phone's side and at 200 % no public page ${what}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await openPage(browser, scripts);
    for (const { path } of publicAddresses.filter((one) => one.lang === lang)) await looksRight(page, path, scripts);
    await page.context().close();
  });

  test(`[LANG-2] ${where}: at 320 px, on a phone's side and at 200 % no page of an account ${what}`, async ({ browser }) => {
    test.skip(!dataDir, 'the portal was given by its address');
    test.setTimeout(300_000);
    const db = openDatabase(dataDir ?? '');
    const page = await openPage(browser, scripts);
    const origin = process.env['PORTAL_URL'] ?? '';
    const { person, of } = await ownAddresses(db, origin);
    await page.context().addCookies([...person.browser.cookies].map(([name, value]) => ({ name, value, url: origin })));
    for (const path of of(lang)) {
      await looksRight(page, path, scripts);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await db.end();
    await page.context().close();
  });
}

for (const lang of ['fa', 'en'] as const) {
  test(`[LANG-2] in ${lang}, from a tablet to a laptop, the whole of the header is in the window`, async ({ page }) => {
    for (const width of [1024, 1100, 1200, 1279, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(href(lang, 'home'));
      const beyond = await page.locator('.top :is(a, button, summary)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .flatMap((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth ? [one.textContent] : [];
          }),
      );
      expect(beyond, `${width} px`).toEqual([]);
      // Every place is at hand: in the bar, or in the menu.
      expect(await page.locator('.top .nav, .top .menu').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length), `${width} px`).toBe(1);
    }
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
    // Instead of a bar the way to the choice stands in the first window.
    await expect(page.locator('.if-low'), `${size.width} px`).toBeInViewport({ ratio: 1 });
    await page.locator('.if-low').click();
    await expect(page.locator('.buy .btn').first(), `${size.width} px`).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.locator('.top'), `${size.width} px`).not.toBeInViewport();
    await expect(page.locator('.buybar'), `${size.width} px`).toBeHidden();
  }
  // The menu opens under the header, and all of it can be reached.
  for (const size of [
    { width: 640, height: 360 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(href('fa', 'home'));
    await page.locator('.menu summary').click();
    const places = page.locator('.menu .panel a');
    expect(await inSight(places.first()), `${size.width} px`).toBe(true);
    await places.last().scrollIntoViewIfNeeded();
    expect(await inSight(places.last()), `${size.width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(href('en', 'product', { slug: 'ns1' }));
  await expect(page.locator('.if-low')).toBeHidden();
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

test('[AUTH-2: countdown] a time of less than an hour counts minutes and seconds, with no empty hours, also on a device whose clock is wrong', async ({
  page,
}) => {
  const counterAt = (now: number) =>
    `<count-down data-now="${new Date(now).toISOString()}" data-until="${new Date(now + 1_765_000).toISOString()}" data-lang="fa" data-hours="ساعت" data-minutes="دقیقه" data-seconds="ثانیه"></count-down>`;
  // The second is of a server two hours behind this device, the third of one two hours ahead, the last of one that is ahead by a little.
  const counter = [0, -7200, 7200, 25].map((seconds) => counterAt(Date.now() + seconds * 1000)).join('');
  await page.route('**/shop', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${counter}</main>`) });
  });
  await page.goto(href('fa', 'shop'));
  await expect(page.locator('count-down')).toHaveText(Array.from({ length: 4 }, () => /^۲۹دقیقه:[۰۱۲][۰-۹]ثانیه$/));
});

test('[SHELL-1: thumbs] under a thumb every link that stands by itself is 44 px high: of the way to here, of a card, of a row', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env['PORTAL_URL'],
    locale: 'fa-IR',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  let met = 0;
  for (const path of ['/doctors', '/services', '/shop/ns1', '/community/questions']) {
    await page.goto(path);
    const links = await page
      .locator('main :is(.crumb a, .card h2 > a:only-child, .card h3 > a:only-child, .row > a)')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => ({ text: one.textContent?.trim(), high: one.getBoundingClientRect().height })),
      );
    met += links.length;
    expect
      .soft(
        links.filter(({ high }) => high < 43.5),
        path,
      )
      .toEqual([]);
    // A line of filters begins with its first one, so that none lies hidden before it.
    for (const first of await page.locator('main .chips.many > :first-child').all())
      expect.soft(await first.evaluate((one) => one.getBoundingClientRect().right <= innerWidth), path).toBe(true);
  }
  expect(met).toBeGreaterThan(15);
  await context.close();
});
