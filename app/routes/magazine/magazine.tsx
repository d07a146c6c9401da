import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuery } from '#domain/search/words';
import { say as sayIn } from '#locales/say';
import { listPosts } from '#services/magazine/list';
import { listTags } from '#services/magazine/named';
import { searchMagazine } from '#services/magazine/search';
import { ListFrame } from '../../components/magazine/list-frame';
import { MagazineChips } from '../../components/magazine/post-list';
import { MagazineSearch } from '../../components/magazine/search-form';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';
import { CHIPS } from './chips';

export const handle = { page: 'magazine', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const query = parseQuery(url.searchParams.get('q'));
  const after = url.searchParams.get('after');
  const [list, tags] = await Promise.all([
    query === null ? listPosts(ctx, { kind: 'article', after }) : searchMagazine(ctx, query).then((posts) => ({ posts, next: null })),
    listTags(ctx),
  ]);
  const meta = pageMeta(ctx, {
    page: 'magazine',
    title: sayIn(ctx.lang, 'magazine.title'),
    description: sayIn(ctx.lang, 'magazine.description'),
    hidden: query !== null || after !== null,
  });
  return { query, later: after !== null, list, tags: tags.slice(0, CHIPS), meta };
});

export const meta = metaFromData;

/** The magazine: the newest article large, sections and tags, search, older ones by key. [MAG-1] */
export default function Magazine() {
  const { query, later, list, tags } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <ListFrame
      here={{ page: 'magazine' }}
      title={query === null ? say('magazine.title') : say('magazine.search-of', { query })}
      lead={query === null ? say('magazine.lead') : undefined}
      aside={<MagazineSearch query={query ?? ''} />}
      chips={<MagazineChips tags={tags} all={query === null} />}
      posts={list.posts}
      large={query === null && !later}
      older={list.next}
      later={later}
      feed={{ page: 'magazineFeed' }}
      none={say(query === null ? 'magazine.none' : 'magazine.none-found')}
    />
  );
}
