import { expect, test } from '@playwright/test';
import { solutionAudiences } from '#domain/content/solutions';
import { href } from '../../app/routes';
import { openPage } from './visitor';

for (const [lang, javaScriptEnabled, width] of [
  ['fa', false, 360],
  ['en', true, 1280],
] as const) {
  test(`[PAGE-7] ${lang}: from the first page to each audience’s: three tasks with their device, today’s prices, tools that open, questions, and one thing to do`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await openPage(browser, javaScriptEnabled, { width });
    await page.goto(href(lang, 'home'));
    const named = await page.locator('main .who a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(named.sort()).toEqual(solutionAudiences.map((audience) => href(lang, 'solution', { audience })).sort());
    const led = new Set<string>();
    for (const path of named) {
      await page.goto(path ?? '');
      await expect(page.locator('main h1'), path ?? '').toHaveCount(1);
      await expect(page.locator('.tasks > li a')).toHaveCount(3);
      expect(await page.locator('.goods .price, .goods .badge').count(), path ?? '').toBeGreaterThan(0);
      expect(await page.locator('.cards3:not(.tasks) h3 a').count(), path ?? '').toBeGreaterThan(1);
      await page.locator('.faq summary').first().click();
      await expect(page.locator('.faq details').first().locator('p').first()).toBeVisible();
      const ways = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const way of ways.filter((each) => each.startsWith('/'))) led.add(way);
      const action = page.locator('.deep a.btn');
      expect(await action.getAttribute('href')).toBe(await page.locator('.hero .btns a').first().getAttribute('href'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path ?? '').toBeLessThanOrEqual(0);
    }
    for (const way of led) expect([way, (await page.request.get(way)).status()]).toEqual([way, 200]);
    await page.goto(href(lang, 'solutions'));
    await expect(page.locator('main .cards3 a')).toHaveCount(solutionAudiences.length);
    const old = await page.request.get(href(lang, 'made', { slug: 'solution-family' }), { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([308, href(lang, 'solution', { audience: 'family' })]);
    expect((await page.request.get(href(lang, 'solution', { audience: 'nobody' }))).status()).toBe(404);
  });

  test(`[PAGE-1] ${lang}: banner, shop, app, smart equipment, community, magazine, testimonials, academy and services stand on the first page, and each leads to what it speaks of`, async ({
    browser,
  }) => {
    const page = await openPage(browser, javaScriptEnabled, { width });
    await page.goto(href(lang, 'home'));
    await expect(page.locator('.hero h1')).toBeVisible();
    await expect(page.locator('.goods .good')).toHaveCount(4);
    await expect(page.locator('.phone-art')).toBeVisible();
    await expect(page.locator('.voices figure')).toHaveCount(3);
    await expect(page.locator('.arts li a')).toHaveCount(3);
    const ways = new Set(await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')));
    for (const name of ['shop', 'packages', 'platform', 'community', 'magazine', 'academy', 'services'] as const)
      expect(ways, name).toContain(href(lang, name));
    for (const way of [...ways].filter((each) => each.startsWith('/'))) expect([way, (await page.request.get(way)).status()]).toEqual([way, 200]);
  });
}
