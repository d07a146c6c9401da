import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Answer } from '../../answer';
import { Comments, type ShownComments } from '../../components/comments/comments';
import { ArticlePage, type ShownArticle } from '../../components/magazine/article-page';
import { Useful } from '../../components/magazine/useful';
import { metaFromData } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { articleLoader } from './article.server';
import { articleAction } from './article-action.server';

export const handle = { page: 'newsItem', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const loader = articleLoader('news');
export const action = articleAction('news');
export const meta = metaFromData;

/** A piece of the company’s news. [PAGE-4] */
export default function NewsItem() {
  const { article, later, name, ...beside } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const place = { page: 'newsItem', slug: article.slug } as const;
  return (
    <ArticlePage article={article as unknown as ShownArticle} {...beside} useful={<Useful place={place} answer={answerTo('useful')} />}>
      <Comments list={article.comments as unknown as ShownComments} place={place} later={later} name={name} answer={answerTo('comment')} />
    </ArticlePage>
  );
}
