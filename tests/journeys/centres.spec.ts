import { expect, test, type Page } from '@playwright/test';
import { centres } from '#cms/seed/content/centres';
import { href } from '../../app/routes';
import { say } from './words';

const inTehran = centres.filter(({ city }) => city === 'tehran');
const titles = (page: Page) => page.locator('.places h3').allTextContents();

for (const [lang, javaScriptEnabled] of [
  ['fa', false],
  ['en', true],
] as const) {
  test.describe(`${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('[MAP-1, MAP-2] centres are narrowed by place, kind, name and what is open, page by page, and from the map', async ({ page }) => {
      await page.goto(href(lang, 'centres'));
      await expect(page.locator('#list')).toHaveText(say(lang, 'centres.list.found', { count: centres.length }));
      const seen = await titles(page);
      const next = page.locator('.pager a[rel=next]');
      while (await next.isVisible()) {
        await next.click();
        await page.waitForLoadState();
        seen.push(...(await titles(page)));
      }
      expect(new Set(seen)).toEqual(new Set(centres.map((one) => one[lang].title)));
      expect(seen).toHaveLength(centres.length);

      // A circle of the drawn map leads to the list of its province, a city of it to Tehran's own map.
      await page.goto(href(lang, 'centres'));
      await page.locator(`.map a[href*="province=fars"]`).click();
      await expect(page).toHaveURL(/province=fars/);
      expect(await titles(page)).toHaveLength(2);
      await page.goto(href(lang, 'centres', undefined, { city: 'tehran' }));
      expect(new Set(await titles(page))).toEqual(new Set(inTehran.map((one) => one[lang].title)));
      await expect(page.locator('.map .m-pin')).toHaveCount(inTehran.length);

      await page.locator('.chips').getByText(say(lang, 'centres.kinds.pharmacy'), { exact: true }).click();
      await page.fill('input[name=q]', lang === 'fa' ? 'نيلو فر' : 'NILOO');
      await page.locator('.find button').click();
      await expect(page).toHaveURL(/kind=pharmacy.*q=/);
      expect(await titles(page)).toEqual([centres.find(({ slug }) => slug === 'niloofar-pharmacy')![lang].title]);
      await page.fill('input[name=q]', 'zzz');
      await page.locator('.find button').click();
      await expect(page.locator('.empty')).toContainText(say(lang, 'centres.list.none'));
      await page.locator('.empty a').click();

      // What is open now is said by the server, with scripts or without.
      await page.goto(href(lang, 'centres', undefined, { open: 1, kind: 'hospital' }));
      await expect(page.locator('.places .badge.ok')).toHaveCount(centres.filter(({ kind }) => kind === 'hospital').length);
      await expect(page.locator('.places .badge').first()).toHaveText(say(lang, 'centres.state.always'));
    });

    test('[MAP-1] a centre says when it is open, how it is called and reached, and what is near it', async ({ page }) => {
      await page.goto(href(lang, 'centre', { slug: 'homa-clinic' }));
      await expect(page.locator('h1')).toHaveText(centres.find(({ slug }) => slug === 'homa-clinic')![lang].title);
      await expect(page.locator('.hours tr[data-weekday]')).toHaveCount(7);
      await expect(page.locator('aside a[href^="tel:"].btn')).toHaveAttribute('href', /^tel:02100001\d{3}$/);
      await expect(page.locator('a[href^="geo:35.7352,51.4362"]')).toBeVisible();
      await expect(page.locator('.places li')).toHaveCount(5);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
      expect(data).toMatchObject({ '@type': ['MedicalBusiness', 'MedicalClinic'], address: { addressCountry: 'IR' }, geo: { latitude: 35.7352 } });
      expect(data.openingHoursSpecification).toHaveLength(7);
      // The page is kept for everybody: what holds for this minute is the island's word, and nothing is said without it.
      const badge = page.locator('header .badge');
      if (javaScriptEnabled) await expect(badge).toHaveText(say(lang, 'centres.state.always'));
      else await expect(badge).toBeHidden();
      await expect(page.locator('.hours [aria-current=date]')).toHaveCount(javaScriptEnabled ? 1 : 0);
      await page.goto(href(lang, 'centre', { slug: 'aftab-imaging' }));
      await expect(page.locator('main')).toContainText(say(lang, 'centres.centre.no-hours'));
      await expect(page.locator('header .badge')).toHaveCount(0);
      expect((await page.goto(href(lang, 'centre', { slug: 'nowhere' })))?.status()).toBe(404);
    });

    test('[MAP-1: near me] near a station by distance, kept by no cache; a place outside Iran is said so', async ({ page }) => {
      await page.goto(href(lang, 'centresNear'));
      await page.locator('#at').selectOption({ label: say(lang, 'centres.near.station', { name: lang === 'fa' ? 'شهید بهشتی' : 'Shahid Beheshti' }) });
      const answered = page.waitForResponse((answer) => answer.url().includes('/centres/near?at='));
      await page.locator('main form button').click();
      const answer = await answered;
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(new URL(answer.url()).searchParams.get('at')).toMatch(/^\d\d\.\d{3},\d\d\.\d{3}$/);
      expect((await titles(page))[0]).toBe(centres.find(({ slug }) => slug === 'sepidar-laboratory')![lang].title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.goto(href(lang, 'centresNear', undefined, { at: '48.85,2.35' }));
      await expect(page.locator('main .err')).toHaveText(say(lang, 'centres.near.wrong'));
    });
  });
}

test('[MAP-1: near me] the device is asked on a press, and tells where it is to three decimals', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['geolocation'], geolocation: { latitude: 35.729712345, longitude: 51.428098765 } });
  const page = await context.newPage();
  await page.goto('/centres');
  await page.getByRole('button', { name: say('fa', 'centres.near.me') }).click();
  await expect(page).toHaveURL(/\/centres\/near\?at=35\.730,51\.428$/);
  await expect(page.locator('.m-here')).toHaveCount(1);
  await context.close();
});

// This browser draws no WebGL.
test('[MAP-2] where the live map does not open, the list and the drawn map stay', async ({ page }) => {
  await page.goto('/centres');
  await page.locator('[data-map-show]').click();
  await expect(page.locator('[data-map-said]')).toHaveText(say('fa', 'centres.map.failed'), { timeout: 15_000 });
  await expect(page.locator('.map svg')).toBeVisible();
  expect(await titles(page)).toHaveLength(12);
});
