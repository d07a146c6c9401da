import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { postCategories } from '#domain/content/post-tile';
import { refuse } from '#domain/result';
import { say as sayIn } from '#locales/say';
import { listPosts } from '#services/magazine/list';
import { listTags } from '#services/magazine/named';
import { ListFrame } from '../../components/magazine/list-frame';
import { MagazineChips } from '../../components/magazine/post-list';
import { MagazineSearch } from '../../components/magazine/search-form';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';
import { CHIPS } from './chips';

export const handle = { page: 'magazineCategory', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const category = postCategories.find((one) => one === params['category']);
  if (!category) return refuse('content.page.unknown', undefined, { status: 404 });
  const after = url.searchParams.get('after');
  const [list, tags] = await Promise.all([listPosts(ctx, { kind: 'article', category, after }), listTags(ctx)]);
  const meta = pageMeta(ctx, {
    page: 'magazineCategory',
    params: { category },
    title: sayIn(ctx.lang, 'magazine.category.title', { category: sayIn(ctx.lang, `content.categories.${category}`) }),
    description: sayIn(ctx.lang, `magazine.category.${category}`),
    hidden: after !== null || list.posts.length === 0,
  });
  return { category, later: after !== null, list, tags: tags.slice(0, CHIPS), meta };
});

export const meta = metaFromData;

/** One section of the magazine. [MAG-1] */
export default function MagazineCategory() {
  const { category, later, list, tags } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <ListFrame
      here={{ page: 'magazineCategory', params: { category } }}
      crumbs={[{ page: 'magazine', label: say('shell.nav.magazine') }]}
      title={say('magazine.category.title', { category: say(`content.categories.${category}`) })}
      lead={say(`magazine.category.${category}`)}
      aside={<MagazineSearch query="" />}
      chips={<MagazineChips tags={tags} category={category} />}
      posts={list.posts}
      older={list.next}
      later={later}
      feed={{ page: 'magazineCategoryFeed', params: { category } }}
      none={say('magazine.none')}
    />
  );
}
