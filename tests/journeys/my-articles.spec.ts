import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { topicWords } from '#cms/seed/content/magazine';
import { href } from '../../app/routes';
import { axeFaults } from './axe';
import { logIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

for (const { lang, js } of ways) {
  const way = `${lang}, JavaScript ${js ? 'on' : 'off'}`;
  test(`[MAG-4] ${way}: a reader follows a topic, reads why each article stands there, sets one aside and brings it back, and switches on that the file of health may help`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await openPage(browser, js, { width: js ? 1280 : 360 });
    await logIn(page, undefined, { first: lang === 'fa' ? 'آوین' : 'Avin', last: lang === 'fa' ? 'کهن‌سار' : 'Kohansar' });
    await page.goto(href(lang, 'account'));
    await expect(page.getByText(say(lang, 'magazine.personal.why.newest')).first()).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: say(lang, 'magazine.personal.all') })
      .click();
    const topic = page.getByRole('button', { name: topicWords.heart[lang], exact: true });
    await expect(topic).toHaveAttribute('aria-pressed', 'false');
    await topic.click();
    await expect(topic).toHaveAttribute('aria-pressed', 'true');
    const because = say(lang, 'magazine.personal.why.follow', { name: topicWords.heart[lang] });
    const tiles = page.locator('.post');
    const count = await tiles.count();
    expect(count).toBeGreaterThan(2);
    await expect(page.locator('.post .why')).toHaveText(Array.from({ length: count }, () => because));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    if (js) expect(await axeFaults(page)).toEqual([]);

    const title = (await tiles.first().locator('h3').innerText()).trim();
    await tiles
      .first()
      .getByRole('button', { name: say(lang, 'magazine.personal.not-interested') })
      .click();
    await expect(page.getByText(say(lang, 'magazine.personal.set-aside')).first()).toBeVisible();
    await expect(page.locator('.post h3', { hasText: title })).toHaveCount(0);
    await page.getByRole('link', { name: say(lang, 'magazine.personal.aside-link', { count: 1 }) }).click();
    await expect(page.locator('main h2', { hasText: title })).toBeVisible();
    await page.getByRole('button', { name: say(lang, 'magazine.personal.take-back') }).click();
    await expect(page.getByText(say(lang, 'magazine.personal.aside-none'))).toBeVisible();
    await page.goto(href(lang, 'myArticles'));
    await expect(page.locator('.post h3', { hasText: title })).toHaveCount(1);

    const records = page.locator('section', { has: page.locator('#by-records') });
    await expect(records).toContainText(say(lang, 'magazine.personal.off'));
    await records.getByRole('button', { name: say(lang, 'magazine.personal.switch-on') }).click();
    await expect(page.getByText(say(lang, 'magazine.personal.records-on')).first()).toBeVisible();
    await records.getByRole('button', { name: say(lang, 'magazine.personal.switch-off') }).click();
    await expect(page.getByText(say(lang, 'magazine.personal.records-off')).first()).toBeVisible();
    await page.context().close();
  });

  test(`[MAG-2: useful] [MAG-2: share pictures] ${way}: a reader without an account says that an article was useful; where it is shared a picture of its title is drawn`, async ({
    browser,
  }) => {
    const page = await openPage(browser, js, { width: js ? 1280 : 360 });
    const slug = lang === 'fa' ? 'palpitations' : 'innocent-murmur';
    await page.goto(href(lang, 'article', { slug }));
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    await page
      .locator('.useful')
      .getByRole('button', { name: say(lang, 'magazine.useful.yes') })
      .click();
    await expect(page.getByText(say(lang, 'magazine.useful.thanks')).first()).toBeVisible();

    const { pathname } = new URL(picture);
    const answer = await page.request.get(pathname);
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
      200,
      'image/png',
      expect.stringContaining('immutable'),
    ]);
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
    const old = await page.request.get(pathname.replace(/[0-9a-f]{16}/, '0'.repeat(16)), { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([302, pathname]);
    expect((await page.request.get('/share/none.png')).status()).toBe(404);
    await page.context().close();
  });
}
