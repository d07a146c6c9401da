import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { listPosts } from '#services/magazine/list';
import { ListFrame } from '../../components/magazine/list-frame';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';

export const handle = { page: 'news', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const after = url.searchParams.get('after');
  const list = await listPosts(ctx, { kind: 'news', after });
  const meta = pageMeta(ctx, {
    page: 'news',
    title: sayIn(ctx.lang, 'magazine.news.title'),
    description: sayIn(ctx.lang, 'magazine.news.description'),
    hidden: after !== null,
  });
  return { later: after !== null, list, meta };
});

export const meta = metaFromData;

/** The company's news, written by editors like articles. [PAGE-4] */
export default function News() {
  const { later, list } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <ListFrame
      here={{ page: 'news' }}
      crumbs={[{ page: 'about', label: say('shell.nav.about') }]}
      title={say('magazine.news.title')}
      lead={say('magazine.news.lead')}
      posts={list.posts}
      older={list.next}
      later={later}
      feed={{ page: 'newsFeed' }}
      none={say('magazine.news.none')}
    />
  );
}
