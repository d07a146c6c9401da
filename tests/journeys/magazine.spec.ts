import { expect, test, type Page } from '@playwright/test';
import { articleSeeds } from '#cms/seed/content/articles/all';
import { authorWords, tagWords } from '#cms/seed/content/magazine';
import { href } from '../../app/routes';
import { say } from './words';

const articles = articleSeeds.filter(({ kind }) => kind === 'article');
const titles = (page: Page) => page.locator('.post-lead h2, .post h2').allTextContents();

for (const [lang, javaScriptEnabled, width] of [
  ['fa', false, 360],
  ['en', true, 1280],
] as const) {
  test.describe(`${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });
    const written = articles.filter((one) => one[lang]);

    test('[MAG-1] a reader finds every article by going on, those of a section or tag by its link, and one by a word with a slip', async ({ page }) => {
      await page.goto(href(lang, 'home'));
      await page
        .locator('.arts + p a, .foot-b a', { hasText: say(lang, 'magazine.to-all') })
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText(say(lang, 'magazine.title'));
      const seen = await titles(page);
      const older = page.locator('a[rel=next]');
      while (await older.isVisible()) {
        await older.click();
        await page.waitForLoadState();
        seen.push(...(await titles(page)));
      }
      // What editors of other journeys publish meanwhile stands among them.
      const own = written.map((one) => one[lang]?.title ?? '');
      expect(seen.filter((title) => own.includes(title)).sort()).toEqual(own.sort());

      await page.goto(href(lang, 'magazine'));
      await page.locator('.chips').getByText(say(lang, 'content.categories.specialized'), { exact: true }).click();
      await expect(page.locator('.chips [aria-current]')).toHaveText(say(lang, 'content.categories.specialized'));
      const special = written.filter(({ category }) => category === 'specialized').map((one) => one[lang]?.title);
      for (const title of await titles(page)) expect(special).toContain(title);

      await page.goto(href(lang, 'magazineTag', { slug: 'auscultation' }));
      await expect(page.locator('h1')).toHaveText(say(lang, 'magazine.tag.title', { tag: tagWords.auscultation[lang] }));
      expect((await titles(page)).length).toBe(Math.min(13, written.filter(({ tags }) => tags.includes('auscultation')).length));

      await page.fill('input[name=q]', lang === 'fa' ? 'سوفل بیخطر' : 'inocent murmur');
      await page.locator('form[role=search] button').click();
      await expect(page.locator('.post h2').first()).toHaveText(articles.find(({ slug }) => slug === 'innocent-murmur')?.[lang]?.title ?? '');
    });

    test('[MAG-2] an article says who wrote and reviewed it and until when, stands on its sources, and leads on', async ({ page }) => {
      const article = articles.find(({ slug }) => slug === 'innocent-murmur')!;
      await page.goto(href(lang, 'article', { slug: article.slug }));
      await expect(page.locator('h1')).toHaveText(article[lang]!.title);
      await expect(page.locator('.byl')).toContainText(authorWords[article.reviewedBy!][lang].name);
      await expect(page.locator('.refs li')).toHaveCount(article.sources.length);
      await expect(page.locator('.related .post')).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      const contents = page.locator(width === 360 ? 'details.toc' : 'nav.toc');
      if (width === 360) await contents.locator('summary').click();
      await contents.locator('a').nth(1).click();
      await expect(page).toHaveURL(/#s\d+$/);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();

      // Words alone for who pays by the kilobyte, the other language, the short address on paper.
      await page.getByText(say(lang, 'magazine.article.text-only'), { exact: true }).click();
      await expect(page.locator('.art-body svg:not(.i), .related svg:not(.i)')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href(lang, 'article', { slug: article.slug })}$`));
      const other = lang === 'fa' ? 'en' : 'fa';
      await page.locator('.art-aside a[hreflang]').click();
      await expect(page.locator('h1')).toHaveText(article[other]!.title);
      const short = (await page.locator('.art-foot bdi').last().textContent()) ?? '';
      await page.goto(short.slice(short.indexOf('/')));
      await expect(page.locator('h1')).toHaveText(article[other]!.title);
    });

    test('[PAGE-4] [LANG-7: feeds] about us has its certificates, news stand by themselves; each list has a feed that says nothing new to who has it', async ({
      page,
      request,
    }) => {
      const news = articleSeeds.filter((one) => one.kind === 'news' && one[lang]);
      await page.goto(href(lang, 'about'));
      await expect(page.locator('#certificates')).toBeVisible();
      await page.locator('.foot-b').getByText(say(lang, 'shell.nav.news'), { exact: true }).click();
      await expect(page.locator('h1')).toHaveText(say(lang, 'magazine.news.title'));
      expect(new Set(await titles(page))).toEqual(new Set(news.slice(0, 13).map((one) => one[lang]?.title)));
      for (const [feed, count] of [
        [href(lang, 'magazineFeed'), Math.min(30, written.length)],
        [href(lang, 'magazineCategoryFeed', { category: 'statistics' }), written.filter(({ category }) => category === 'statistics').length],
        [href(lang, 'newsFeed'), news.length],
      ] as const) {
        const answer = await request.get(feed);
        expect([feed, answer.status(), answer.headers()['content-type']]).toEqual([feed, 200, 'application/rss+xml; charset=utf-8']);
        const items = (await answer.text()).split('<item>').slice(1);
        const own = items.filter((item) => articleSeeds.some((one) => item.includes(`/${one.slug}</link>`)));
        expect([feed, own.length]).toEqual([feed, count]);
        const again = await request.get(feed, { headers: { 'If-None-Match': answer.headers()['etag'] ?? '' } });
        expect([feed, again.status()]).toEqual([feed, 304]);
      }
    });
  });
}

test('[LANG-5] [LANG-7] an article that is not in a language leads to the list of that language, and tells no search engine of it', async ({ page }) => {
  const persian = articles.find(({ en }) => !en);
  test.skip(!persian, 'every article is in both languages');
  await page.goto(href('fa', 'article', { slug: persian!.slug }));
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(0);
  await page.locator('.tools form button[lang=en]').filter({ visible: true }).click();
  await expect(page.locator('h1')).toHaveText(say('en', 'magazine.title'));
  await expect(page).toHaveURL(/\/en\/magazine$/);
});

test('[MAG-2: for search engines] an article tells what it is, by whom, reviewed when, and where it stands', async ({ page }) => {
  await page.goto(href('fa', 'article', { slug: 'innocent-murmur' }));
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')['@graph'] as Record<string, unknown>[];
  const [article, crumbs] = graph;
  for (const name of ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image', 'reviewedBy', 'lastReviewed', 'citation', 'inLanguage'])
    expect([name, article?.[name] === undefined]).toEqual([name, false]);
  expect(crumbs?.['itemListElement']).toHaveLength(3);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});
