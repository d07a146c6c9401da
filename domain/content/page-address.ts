import { solutionAudiences, solutionSlug } from './solutions';

/** Pages of words that have an address of their own; every other page that editors make stands under its name. [PAGE-11] */
const fixed: Readonly<Record<string, string>> = {
  home: '/',
  shop: '/shop',
  packages: '/shop/packages',
  'group-sale': '/shop/group-sale',
  account: '/account',
  platform: '/platform',
  solutions: '/solutions',
  ...Object.fromEntries(solutionAudiences.map((audience) => [solutionSlug(audience), `/solutions/${audience}`])),
  'terms-of-service': '/legal/terms-of-service',
  'privacy-policy': '/legal/privacy-policy',
  'trademark-policy': '/legal/trademark-policy',
  faq: '/legal/faq',
  warranty: '/guides/warranty',
  about: '/company/about',
  'contact-us': '/company/contact-us',
  careers: '/company/careers',
  community: '/community',
  'community-learn': '/community/learn',
  'community-questions': '/community/questions',
  'community-tools': '/community/tools',
};

/** Whether a page's address is the portal's own and not an editor's to change. */
export function hasFixedAddress(slug: string): boolean {
  return Object.hasOwn(fixed, slug);
}

/** The address of a page of words. */
export function pageAddress(lang: 'fa' | 'en', slug: string): string {
  const path = (hasFixedAddress(slug) ? fixed[slug] : undefined) ?? `/pages/${slug}`;
  return lang === 'fa' ? path : path === '/' ? '/en' : `/en${path}`;
}

/** What an address needs beside a document's own name: whether a post is news, and a lesson's course. */
export type AddressFacts = { kind?: unknown; course?: string | null };

/** Where a document of the editors stands on the site in a language; null for what has no page of its own. */
export function siteAddress(collection: string, lang: 'fa' | 'en', slug: string, { kind, course }: AddressFacts = {}): string | null {
  if (collection === 'pages') return pageAddress(lang, slug);
  const path =
    collection === 'posts' && kind === 'news' ? `/company/news/${slug}` : collection === 'lessons' ? lessonPath(course, slug) : below(collection, slug);
  return path === null ? null : (lang === 'en' ? '/en' : '') + path;
}

const folders: Readonly<Record<string, string>> = {
  products: '/shop',
  posts: '/magazine',
  centres: '/centres',
  courses: '/ai-academy',
  tags: '/magazine/tag',
  authors: '/magazine/author',
  topics: '/community/questions/topic',
};

function below(collection: string, slug: string): string | null {
  return Object.hasOwn(folders, collection) ? `${folders[collection]}/${slug}` : null;
}

function lessonPath(course: string | null | undefined, slug: string): string | null {
  return course ? `/ai-academy/${course}/${slug}` : null;
}
