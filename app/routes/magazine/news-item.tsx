import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticlePage, type ShownArticle } from '../../components/magazine/article-page';
import { metaFromData } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { articleLoader } from './article.server';

export const handle = { page: 'newsItem', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const loader = articleLoader('news');
export const meta = metaFromData;

/** A piece of the company’s news. [PAGE-4] */
export default function NewsItem() {
  const { article, ...beside } = useLoaderData<typeof loader>();
  return <ArticlePage article={article as unknown as ShownArticle} {...beside} />;
}
