import { audienceOf } from '#domain/content/solutions';
import { href, type Lang, type PageName } from './routes';

type OnePage = Exclude<PageName, 'api' | 'apiV1' | 'apiV2' | 'apiV3' | 'apiHealth'>;
/** The page that shows each document of words, by the document's name. */
const pagesBySlug: Readonly<Record<string, OnePage>> = {
  home: 'home',
  shop: 'shop',
  packages: 'packages',
  'group-sale': 'groupSale',
  platform: 'platform',
  solutions: 'solutions',
  about: 'about',
  'contact-us': 'contact',
  careers: 'careers',
  community: 'community',
  'community-learn': 'learn',
  'community-questions': 'questions',
  'community-tools': 'tools',
  warranty: 'warranty',
  faq: 'faq',
  'terms-of-service': 'terms',
  'privacy-policy': 'privacy',
  'trademark-policy': 'trademark',
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where a document stands on the site; null for words that no page shows. [ADM-2] */
export function shownAt(lang: Lang, shown: { collection: string; slug: string; reader?: string }): string | null {
  if (!shown.slug) return null;
  if (shown.collection === 'products') return href(lang, 'product', { slug: shown.slug });
  if (shown.collection === 'manuals') return shown.reader ? href(lang, 'manual', { slug: shown.slug, reader: shown.reader }) : null;
  if (shown.collection === 'posts') return href(lang, shown.reader === 'news' ? 'newsItem' : 'article', { slug: shown.slug });
  const page = Object.hasOwn(pagesBySlug, shown.slug) ? pagesBySlug[shown.slug] : undefined;
  if (page) return href(lang, page as 'home');
  const audience = audienceOf(shown.slug);
  if (audience) return href(lang, 'solution', { audience });
  // Every other page of words stands under the name that its editor gave it.
  return SLUG.test(shown.slug) ? href(lang, 'made', { slug: shown.slug }) : null;
}
