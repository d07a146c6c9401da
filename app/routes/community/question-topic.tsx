import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { refuse } from '#domain/result';
import { say as sayIn } from '#locales/say';
import { allTopics, listQuestions, questionTopics } from '#services/questions/public';
import { QuestionsPage } from '../../components/questions/questions-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/questions.css?url';
import { useSay } from '../../words';

export const handle = { page: 'questionTopic', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const topic = (await allTopics(ctx)).find(({ slug }) => slug === params['slug']);
  if (!topic) return refuse('questions.topic.unknown', undefined, { status: 404 });
  const after = url.searchParams.get('after');
  const [list, topics] = await Promise.all([listQuestions(ctx, { topic: topic.id, after }), questionTopics(ctx)]);
  const words = {
    title: sayIn(ctx.lang, 'questions.topic-of', { topic: topic.title }),
    description: sayIn(ctx.lang, 'questions.topic-description', { topic: topic.title }),
  };
  const hidden = after !== null || list.questions.length === 0;
  const meta = pageMeta(ctx, { page: 'questionTopic', params: { slug: topic.slug }, ...words, hidden });
  return { slug: topic.slug, title: words.title, later: after !== null, list, topics, meta };
});

export const meta = metaFromData;

/** The answered questions of one topic. [COMM-2] */
export default function QuestionTopic() {
  const { slug, title, later, list, topics } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <QuestionsPage
      here={{ page: 'questionTopic', params: { slug } }}
      crumbs={[{ page: 'questions', label: say('questions.title') }]}
      title={title}
      query={null}
      topics={topics}
      topic={slug}
      questions={list.questions}
      older={list.next}
      later={later}
    />
  );
}
