import { pressureQuestions } from '#cms/seed/content/questions/pressure';
import { productWords } from '#cms/seed/content/products';
import { solutionAudiences } from '#domain/content/solutions';
import { serviceCodes } from '#domain/service-requests/types/all';
import { tools } from '#domain/tools/all';
import { href, pages, type Lang, type Page, type PageName } from '../../app/routes';

export type PublicAddress = { name: string; lang: Lang; path: string };

/** Every page that anybody may open, in both languages: the page table's, each service's, each product's, each calculator's, each audience's, a doctor's and a centre's. */
export const publicAddresses: PublicAddress[] = (['fa', 'en'] as const).flatMap((lang) => [
  ...Object.entries(pages as Record<string, Page>).flatMap(([name, page]) =>
    page.access === 'public' && !page.resource && !page.neutral && !page.path.includes(':') && !['loginCode', 'subscribe'].includes(name)
      ? [{ name, lang, path: href(lang, name as PageName & 'home') }]
      : [],
  ),
  ...serviceCodes.map((slug) => ({ name: 'service', lang, path: href(lang, 'service', { slug }) })),
  ...productWords.map(({ slug }) => ({ name: slug, lang, path: href(lang, 'product', { slug }) })),
  ...tools.map(({ slug }) => ({ name: 'tool', lang, path: href(lang, 'tool', { name: slug }) })),
  ...solutionAudiences.map((audience) => ({ name: 'solution', lang, path: href(lang, 'solution', { audience }) })),
  ...pressureQuestions.slice(0, 1).map(({ codes }) => ({ name: 'question', lang, path: href(lang, 'question', { code: codes[lang] }) })),
  { name: 'questionTopic', lang, path: href(lang, 'questionTopic', { slug: 'blood-pressure' }) },
  { name: 'doctorProfile', lang, path: href(lang, 'doctorProfile', { slug: 'kaveh-mehrgan' }) },
  { name: 'centre', lang, path: href(lang, 'centre', { slug: 'sepidar-laboratory' }) },
]);
