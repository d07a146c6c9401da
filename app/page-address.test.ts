import { expect, test } from 'vitest';
import { hasFixedAddress, pageAddress, siteAddress } from '#domain/content/page-address';
import { wordPages } from '#domain/search/places';
import { href } from './routes';
import { pageOfSlug, sitemapEntries, sitemapXml } from './sitemap-entries';

test('[PAGE-11: address] the address that the admin names is the one at which the page stands', () => {
  for (const lang of ['fa', 'en'] as const) {
    for (const slug of wordPages) {
      const page = pageOfSlug(slug);
      expect([slug, page && href(lang, page)]).toEqual([slug, pageAddress(lang, slug)]);
      expect(hasFixedAddress(slug)).toBe(true);
    }
    expect(pageAddress(lang, 'our-workshop')).toBe(href(lang, 'made', { slug: 'our-workshop' }));
    expect(pageAddress(lang, 'constructor')).toBe(href(lang, 'made', { slug: 'constructor' }));
  }
});

test('[ADM-2: on the site] the way from a product, a page, an article or a centre leads to where it stands; what has no page has none', () => {
  for (const lang of ['fa', 'en'] as const) {
    expect(siteAddress('products', lang, 'ns1')).toBe(href(lang, 'product', { slug: 'ns1' }));
    expect(siteAddress('centres', lang, 'sepidar')).toBe(href(lang, 'centre', { slug: 'sepidar' }));
    expect(siteAddress('pages', lang, 'about')).toBe(pageAddress(lang, 'about'));
    expect(siteAddress('posts', lang, 'any')).toBe(href(lang, 'article', { slug: 'any' }));
    expect(siteAddress('posts', lang, 'any', { kind: 'news' })).toBe(href(lang, 'newsItem', { slug: 'any' }));
    expect(siteAddress('courses', lang, 'any')).toBe(href(lang, 'course', { slug: 'any' }));
    expect(siteAddress('lessons', lang, 'one', { course: 'any' })).toBe(href(lang, 'lesson', { slug: 'any', lesson: 'one' }));
    expect(siteAddress('lessons', lang, 'one')).toBeNull();
    expect(siteAddress('tags', lang, 'any')).toBe(href(lang, 'magazineTag', { slug: 'any' }));
    expect(siteAddress('authors', lang, 'any')).toBe(href(lang, 'magazineAuthor', { slug: 'any' }));
    expect(siteAddress('topics', lang, 'any')).toBe(href(lang, 'questionTopic', { slug: 'any' }));
    expect(siteAddress('media', lang, 'any')).toBeNull();
  }
});

test('[LANG-7] [PAGE-11] a made page stands in the sitemaps of the languages that it stands in, a fixed one at its own address alone', () => {
  const changedAt = new Date('2026-11-01T00:00:00Z');
  const entries = sitemapEntries([
    { of: 'page', slug: 'our-workshop', lang: 'fa', changedAt },
    { of: 'page', slug: 'about', lang: 'fa', changedAt },
    { of: 'page', slug: 'shop', lang: 'fa', changedAt },
    { of: 'service', slug: 'nurse', lang: 'fa', changedAt: null },
    { of: 'service', slug: 'nurse', lang: 'en', changedAt: null },
  ]);
  expect(entries).toContainEqual({ path: { fa: '/services/nurse', en: '/en/services/nurse' }, changedAt: null });
  expect(entries).toContainEqual({ path: { fa: '/services', en: '/en/services' }, changedAt: null });
  expect(entries).toContainEqual({ path: { fa: '/pages/our-workshop' }, changedAt });
  expect(sitemapXml('fa', 'https://z.example', entries)).toContain('<loc>https://z.example/pages/our-workshop</loc>');
  expect(sitemapXml('en', 'https://z.example', entries)).not.toContain('our-workshop');
  expect(JSON.stringify(entries)).not.toMatch(/pages\/(?:about|shop)/);
});
