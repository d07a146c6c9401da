import { productWords } from '#cms/seed/content/products';
import { href, pages, type Lang, type Page, type PageName } from '../../app/routes';

export type PublicAddress = { name: string; lang: Lang; path: string };

/** Every page that anybody may open, in both languages: the page table's, each product's, and a centre's. */
export const publicAddresses: PublicAddress[] = (['fa', 'en'] as const).flatMap((lang) => [
  ...Object.entries(pages as Record<string, Page>).flatMap(([name, page]) =>
    page.access === 'public' && !page.resource && !page.neutral && !page.path.includes(':') && !['loginCode', 'subscribe'].includes(name)
      ? [{ name, lang, path: href(lang, name as PageName & 'home') }]
      : [],
  ),
  ...productWords.map(({ slug }) => ({ name: slug, lang, path: href(lang, 'product', { slug }) })),
  { name: 'centre', lang, path: href(lang, 'centre', { slug: 'sepidar-laboratory' }) },
]);
