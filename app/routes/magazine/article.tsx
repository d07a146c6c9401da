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

export const handle = { page: 'article', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const loader = articleLoader('article');
export const action = articleAction('article');
export const meta = metaFromData;

/** An article of the magazine. [MAG-2] */
export default function Article() {
  const { article, later, name, ...beside } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const place = { page: 'article', slug: article.slug } as const;
  return (
    <ArticlePage article={article as unknown as ShownArticle} {...beside} useful={<Useful place={place} answer={answerTo('useful')} />}>
      <Comments list={article.comments as unknown as ShownComments} place={place} later={later} name={name} answer={answerTo('comment')} />
    </ArticlePage>
  );
}
