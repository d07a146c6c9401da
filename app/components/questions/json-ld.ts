import type { PublicQuestion } from '#services/questions/public';

/** What a search engine is told of a question: a page of question and answers, only where an answer is shown. [COMM-2, LANG-7] */
export function questionJsonLd({ title, body, askedAt, lang, answers }: PublicQuestion, url: string): object | undefined {
  if (answers.length === 0) return undefined;
  const told = answers.map(({ id, body: text, name, writtenAt }) => ({
    '@type': 'Answer',
    text,
    url: `${url}#a${id}`,
    datePublished: writtenAt.toISOString(),
    inLanguage: lang,
    author: { '@type': 'Person', name: name ?? '' },
  }));
  return {
    '@type': 'QAPage',
    inLanguage: lang,
    url,
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: body,
      answerCount: answers.length,
      datePublished: askedAt.toISOString(),
      acceptedAnswer: told[0],
      ...(told.length > 1 ? { suggestedAnswer: told.slice(1) } : {}),
    },
  };
}
