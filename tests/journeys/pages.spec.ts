import { expect, test, type Page } from '@playwright/test';
import { termsAnchors } from '#domain/content/terms';
import { isPrivate } from '../../app/pages/page';
import { pages, type Page as TablePage } from '../../app/routes';
import { axeFaults } from './axe';
import { publicAddresses } from './public-addresses';
import { readSent } from './sent-page';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
/** What a missing text, an unfilled placeholder or a lost value looks like. */
const LOST = /\{\{|\}\}|\{\w+\}|undefined|\[object|NaN|\b(?:catalog|content|shell|common)\.[a-z-]+\.[a-z-]+/;
const legal = ['terms', 'privacy', 'trademark', 'faq'];
const devices = ['ns0', 'ns0-cardio', 'ns1', 'nh1', 'nb1', 'ni1'];

/** Whether what stands under this name is one visitor's own; products and the like are nobody's. */
const isOwn = (name: string) => name in pages && isPrivate(pages[name as keyof typeof pages] as TablePage);

/** The pages of each walk, each in a browser of its own; titles name what a walk proves besides the pages' existence. */
const walks = [
  { ids: '[PAGE-5] ', what: 'legal pages', of: (name: string) => legal.includes(name) },
  { ids: '[PAGE-2: pages] ', what: 'devices', of: (name: string) => devices.includes(name) },
  {
    ids: '[PAGE-1: sections] ',
    what: 'home and the shop',
    of: (name: string) => ['home', 'shop', 'packages', 'cart', 'search', 'sale', 'groupSale'].includes(name),
  },
  { ids: '', what: 'all other pages', of: () => true },
];

function addressesOf(walk: (typeof walks)[number], lang: 'fa' | 'en') {
  return publicAddresses.filter((one) => one.lang === lang && walks.find(({ of }) => of(one.name)) === walk);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function headingLevels(page: Page): Promise<number[]> {
  return page.locator('main :is(h1,h2,h3,h4)').evaluateAll((all) => all.map((each) => Number(each.tagName[1])));
}

async function whole(page: Page, lang: 'fa' | 'en', path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  const first = (await response?.text()) ?? '';
  expect.soft(first, path).toContain(`<html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"`);
  expect.soft((await page.title()).length, path).toBeGreaterThan(8);
  await expect.soft(page.locator('main h1'), path).toHaveCount(1);
  expect.soft(await page.locator('body').innerText(), path).not.toMatch(LOST);
  const levels = await headingLevels(page);
  for (const [at, level] of levels.entries()) expect.soft(level, path).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
}

/** Languages that Chromium draws without scripts: one, since both send the same elements and English is drawn with them; with `EVERY_WAY=1` both. */
const drawn = process.env['EVERY_WAY'] ? (['fa', 'en'] as const) : (['fa'] as const);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });
    for (const lang of javaScriptEnabled ? (['fa', 'en'] as const) : drawn)
      for (const walk of walks)
        test(`${walk.ids}[LANG-2] ${lang}: ${walk.what} are there in their language, whole and accessible at ${PHONE.width} px${javaScriptEnabled ? `, and at ${WIDE.width} px in the dark` : ''}`, async ({
          page,
          baseURL,
        }) => {
          const addresses = addressesOf(walk, lang);
          test.setTimeout(30_000 + addresses.length * 15_000);
          const faults: string[] = [];
          page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
          page.on('pageerror', (error) => faults.push(error.message));
          page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:') && faults.push(request.url()));
          for (const { path } of addresses) {
            await test.step(path, async () => {
              await whole(page, lang, path);
              if (!javaScriptEnabled) return;
              expect.soft(await axeFaults(page), path).toEqual([]);
              await page.setViewportSize(WIDE);
              await page.emulateMedia({ colorScheme: 'dark' });
              expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
              // Colours and columns are the same in both languages.
              if (lang === 'fa') expect.soft(await axeFaults(page), `${path}, wide and dark`).toEqual([]);
              await page.setViewportSize(PHONE);
              await page.emulateMedia({ colorScheme: 'light' });
            });
            expect.soft(faults, path).toEqual([]);
          }
        });
  });
}

test('[LANG-2] en: every page is sent whole: in its language, with a title, one heading above the others, and no word lost', async ({ request }) => {
  test.setTimeout(120_000);
  for (const { path } of publicAddresses.filter(({ lang }) => lang === 'en')) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(html, path).toContain('<html lang="en" dir="ltr"');
    const { title, headings, text } = readSent(html);
    expect.soft(title.length, path).toBeGreaterThan(8);
    expect.soft(headings.filter((level) => level === 1).length, path).toBe(1);
    for (const [at, level] of headings.entries()) expect.soft(level, path).toBeLessThanOrEqual((headings[at - 1] ?? 0) + 1);
    expect.soft(text, path).not.toMatch(LOST);
  }
});

for (const lang of ['fa', 'en'] as const) {
  const prefix = lang === 'fa' ? '' : '/en';
  test(`[LEGAL-1] ${lang}: each section of the terms has its own anchor, and the contents lead to it`, async ({ page }) => {
    await page.goto(`${prefix}/legal/terms-of-service`);
    for (const anchor of termsAnchors) {
      await expect(page.locator(`main [id="${anchor}"] h2`)).toHaveCount(1);
      await expect(page.locator(`.toc a[href="#${anchor}"]`)).toHaveCount(1);
    }
  });
}

test('[LANG-7: without RSS] every public page names its canonical address, its alternates, a title and a description of its own; the sitemaps list it', async ({
  request,
}) => {
  const sitemaps = { fa: await (await request.get('/sitemap.xml')).text(), en: await (await request.get('/en/sitemap.xml')).text() };
  const titles = new Set<string>();
  // What is one visitor's own stands in no sitemap, though anybody may open it.
  const shown = publicAddresses.filter(({ name }) => !isOwn(name) && !['cart', 'login', 'offline', 'offlineReading', 'search', 'centresNear'].includes(name));
  for (const { lang, path, name } of shown) {
    const html = await (await request.get(path)).text();
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    // A question stands in the language that it was asked in alone.
    const alternates = name === 'question' ? [] : ['fa', 'en', 'x-default'];
    expect([...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/gi)].map(([, each]) => each).sort()).toEqual(alternates.sort());
    expect(html).toMatch(/name="description" content="[^"]{20,}/);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(sitemaps[lang]).toContain(`<loc>${canonical}</loc>`);
  }
  expect(titles.size).toBe(shown.length);
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => ruleOf(rule));
  const locations = [...`${sitemaps.fa}${sitemaps.en}`.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(locations.length).toBeGreaterThan(shown.length / 2);
  expect(locations.filter((path) => closed.some((rule) => rule.test(path)))).toEqual([]);
  const own = (Object.values(pages) as TablePage[])
    .filter(({ access, neutral }) => access !== 'public' && !neutral)
    .map(({ path }) => path.replaceAll(':', ''));
  const open = own.flatMap((path) => [path, `/en${path}`]).filter((path) => !closed.some((rule) => rule.test(path)));
  expect(open).toEqual([]);
});

/** A rule of robots.txt by RFC 9309: from the path's beginning, `*` for any letters, a `$` at its end for the end. */
function ruleOf(rule: string): RegExp {
  const [, path = '', end = ''] = /^(.*?)(\$?)$/.exec(rule) ?? [];
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}${end}`);
}

test('[LANG-5] switching the language keeps the page and its query', async ({ page }) => {
  await page.goto('/shop?kind=stethoscope&sort=cheap');
  await page.locator('header a[hreflang="en"], header [lang="en"]').first().click();
  await page.waitForURL('**/en/shop?kind=stethoscope&sort=cheap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  test('[PROD-4] search, filters and order are a form whose answer is an address', async ({ page }) => {
    await page.goto('/shop');
    await page.locator('main summary').click();
    await page.selectOption('main select[name=audience]', 'cardiologist');
    await page.selectOption('main select[name=sort]', 'cheap');
    await page.fill('main input[name=to]', '۳٬۰۰۰٬۰۰۰');
    await page.locator('.filters button').click();
    await expect(page).toHaveURL(/audience=cardiologist/);
    await expect(page.locator('.good')).toHaveCount(1);
    await expect(page.locator('.good')).toContainText('NS0');
    await page.locator('main nav.chips a.chip').last().click();
    expect(await page.locator('.good').count()).toBeGreaterThan(6);
    await page.fill('main input[name=q]', 'چنین‌چیزی‌نیست');
    await page.locator('main form[role=search] button').first().click();
    await expect(page.locator('.empty')).toBeVisible();
  });
  test('[SHELL-5] the engraving guide opens by its address and closes by a link', async ({ page }) => {
    await page.goto('/shop/ns1?colour=navy');
    await page.locator('a[data-dialog=engraving]').click();
    await expect(page).toHaveURL(/colour=navy&modal=OPEN&dialog=engraving/);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.locator('dialog[open] [data-close]').click();
    await expect(page).toHaveURL(/\/shop\/ns1\?colour=navy$/);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
  test('[PROD-2: on the page] a colour of the address is chosen and drawn; a letter that cannot be engraved is said beside the field', async ({ page }) => {
    await page.goto('/shop/ns1?colour=navy&view=head');
    await expect(page.locator('.dc-navy input')).toBeChecked();
    await expect(page.locator('[data-main-stage]')).toHaveClass(/dc-navy/);
    await page.fill('#engraving-1', '♥');
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      page.locator('#buy .buy button:not([type=button])').click(),
    ]);
    expect(response.status()).toBe(422);
    await expect(page.locator('#engraving-1-error')).toBeVisible();
    await expect(page.locator('#engraving-1')).toHaveValue('♥');
  });
});
