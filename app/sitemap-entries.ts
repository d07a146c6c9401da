import { postCategories } from '#domain/content/post-tile';
import { audienceOf, solutionAudiences, solutionSlug } from '#domain/content/solutions';
import { tools } from '#domain/tools/all';
import type { Lang } from '#services/context';
import { href, pages, type Page, type PageName } from './routes';

type Address = {
  of:
    | 'product'
    | 'page'
    | 'manual'
    | 'centre'
    | 'doctorProfile'
    | 'service'
    | 'course'
    | 'article'
    | 'newsItem'
    | 'magazineTag'
    | 'magazineAuthor'
    | 'questionTopic'
    | 'question';
  slug: string;
  reader?: string;
  lang: Lang;
  changedAt: Date | null;
};
export type SitemapEntry = { path: Partial<Record<Lang, string>>; changedAt: Date | null };

/** Pages whose words are a document of their own: they stand where their words do. */
export const contentSlugs: Partial<Record<PageName, string>> = {
  home: 'home',
  account: 'account',
  platform: 'platform',
  solutions: 'solutions',
  groupSale: 'group-sale',
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  trademark: 'trademark-policy',
  faq: 'faq',
  warranty: 'warranty',
  about: 'about',
  contact: 'contact-us',
  careers: 'careers',
  community: 'community',
  learn: 'community-learn',
  questions: 'community-questions',
  tools: 'community-tools',
};
/** Pages of a list whose words are a document too; they are found by search. */
const listSlugs = { shop: 'shop', packages: 'packages' } as const satisfies Partial<Record<PageName, string>>;

/** The page that shows a document of words; null for pages that editors made, which share one route. */
export function pageOfSlug(slug: string): 'home' | undefined {
  const [name] = Object.entries({ ...contentSlugs, ...listSlugs }).find(([, own]) => own === slug) ?? [];
  return name as 'home' | undefined;
}

const langs: readonly Lang[] = ['fa', 'en'];

/** Every address a search engine may know, with the languages that it stands in. [LANG-7] */
export function sitemapEntries(published: readonly Address[]): SitemapEntry[] {
  const found = (of: Address['of'], slug: string) => published.filter((each) => each.of === of && each.slug === slug);
  const fixed = Object.entries(pages as Record<string, Page>).flatMap(([name, page]): SitemapEntry[] => {
    if (!page.sitemap || page.path.includes(':')) return [];
    const slug = contentSlugs[name as PageName];
    const words = slug === undefined ? langs.map((lang) => ({ lang, changedAt: null })) : found('page', slug);
    return words.length > 0
      ? [{ path: Object.fromEntries(words.map(({ lang }) => [lang, href(lang, name as 'home')])), changedAt: words[0]?.changedAt ?? null }]
      : [];
  });
  const each = (
    of: 'product' | 'centre' | 'doctorProfile' | 'service' | 'course' | 'article' | 'newsItem' | 'magazineTag' | 'magazineAuthor' | 'questionTopic',
  ) =>
    [...new Set(published.filter((one) => one.of === of).map((one) => one.slug))].map((slug): SitemapEntry => {
      const words = found(of, slug);
      return { path: Object.fromEntries(words.map(({ lang }) => [lang, href(lang, of, { slug })])), changedAt: words[0]?.changedAt ?? null };
    });
  const asked = published
    .filter((one) => one.of === 'question')
    .map(({ slug: code, lang, changedAt }): SitemapEntry => ({ path: { [lang]: href(lang, 'question', { code }) }, changedAt }));
  const guides = published.filter((each) => each.of === 'manual');
  const manuals = [...new Map(guides.map((each) => [`${each.slug} ${each.reader}`, each])).values()].map(
    ({ slug, reader = 'home', changedAt }): SitemapEntry => {
      const words = guides.filter((each) => each.slug === slug && each.reader === reader);
      return { path: Object.fromEntries(words.map(({ lang }) => [lang, href(lang, 'manual', { slug, reader })])), changedAt };
    },
  );
  const made = [...new Set(published.filter((each) => each.of === 'page' && !pageOfSlug(each.slug) && !audienceOf(each.slug)).map((each) => each.slug))].map(
    (slug): SitemapEntry => {
      const words = found('page', slug);
      return { path: Object.fromEntries(words.map(({ lang }) => [lang, href(lang, 'made', { slug })])), changedAt: words[0]?.changedAt ?? null };
    },
  );
  const solutions = solutionAudiences.flatMap((audience): SitemapEntry[] => {
    const words = found('page', solutionSlug(audience));
    return words.length > 0
      ? [{ path: Object.fromEntries(words.map(({ lang }) => [lang, href(lang, 'solution', { audience })])), changedAt: words[0]?.changedAt ?? null }]
      : [];
  });
  const sections = postCategories.map((category): SitemapEntry => ({
    path: Object.fromEntries(langs.map((lang) => [lang, href(lang, 'magazineCategory', { category })])),
    changedAt: null,
  }));
  const calculators = tools.map(({ slug: name }): SitemapEntry => ({
    path: Object.fromEntries(langs.map((lang) => [lang, href(lang, 'tool', { name })])),
    changedAt: null,
  }));
  return [
    ...fixed,
    ...each('product'),
    ...manuals,
    ...made,
    ...solutions,
    ...each('centre'),
    ...each('doctorProfile'),
    ...each('service'),
    ...each('course'),
    ...calculators,
    ...sections,
    ...(['magazineTag', 'magazineAuthor', 'article', 'newsItem', 'questionTopic'] as const).flatMap(each),
    ...asked,
  ];
}

/** One language's sitemap, each address with its alternates. [LANG-7] */
export function sitemapXml(lang: Lang, origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.flatMap(({ path, changedAt }) => {
    const own = path[lang];
    if (own === undefined) return [];
    const given = langs.flatMap((each) =>
      path[each] === undefined ? [] : [`<xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(origin + path[each])}"/>`],
    );
    return [
      `<url><loc>${escapeXml(origin + own)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${given.length > 1 ? given.join('') : ''}</url>`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

/** A text as it stands in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
