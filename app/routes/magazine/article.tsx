import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticlePage, type ShownArticle } from '../../components/magazine/article-page';
import { metaFromData } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { articleLoader } from './article.server';

export const handle = { page: 'article', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const loader = articleLoader('article');
export const meta = metaFromData;

/** An article of the magazine. [MAG-2] */
export default function Article() {
  const { article, ...beside } = useLoaderData<typeof loader>();
  return <ArticlePage article={article as unknown as ShownArticle} {...beside} />;
}
