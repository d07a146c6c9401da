import { readPage } from '#services/content/page';
import { page } from '../../door.server';
import { pageMeta } from '../../page-meta';

/** The loader of a page of text: its sections and what its head needs. */
export function textLoader(name: 'terms' | 'privacy' | 'trademark' | 'faq', slug: string) {
  return page(async (ctx) => {
    const found = await readPage(ctx, slug);
    if (!found.ok) return found;
    const { title, lead, sections, meta, langs } = found.value;
    const questions = sections.flatMap((section) => (section.type === 'faq' ? section.items : []));
    const jsonLd =
      questions.length > 0
        ? {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
          }
        : undefined;
    return { title, lead, sections, meta: pageMeta(ctx, { page: name, ...meta, langs, jsonLd }) };
  });
}
