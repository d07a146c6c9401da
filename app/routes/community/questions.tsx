import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuery } from '#domain/search/words';
import { readPage } from '#services/content/page';
import { listQuestions, questionTopics, searchQuestions } from '#services/questions/public';
import { QuestionsPage } from '../../components/questions/questions-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/questions.css?url';
import { useSay } from '../../words';

export const handle = { page: 'questions', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const query = parseQuery(url.searchParams.get('q'));
  const after = url.searchParams.get('after');
  const [words, list, topics] = await Promise.all([
    readPage(ctx, 'community-questions'),
    query === null ? listQuestions(ctx, { after }) : searchQuestions(ctx, query).then((questions) => ({ questions, next: null })),
    questionTopics(ctx),
  ]);
  if (!words.ok) return words;
  const { title, lead, meta, langs } = words.value;
  const hidden = query !== null || after !== null;
  return { title, lead, query, later: after !== null, list, topics, meta: pageMeta(ctx, { page: 'questions', ...meta, langs, hidden }) };
});

export const meta = metaFromData;

/** The questions that doctors have answered, the newest first; search, topics, and the way to ask. [COMM-2] */
export default function Questions() {
  const { title, lead, query, later, list, topics } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <QuestionsPage
      here={{ page: 'questions' }}
      title={query === null ? title : say('questions.search-of', { query })}
      lead={query === null ? (lead ?? undefined) : undefined}
      query={query}
      topics={topics}
      questions={list.questions}
      older={list.next}
      later={later}
    />
  );
}
