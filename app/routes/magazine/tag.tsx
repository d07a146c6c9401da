import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { listPosts } from '#services/magazine/list';
import { listTags, tagNamed } from '#services/magazine/named';
import { ListFrame } from '../../components/magazine/list-frame';
import { MagazineChips } from '../../components/magazine/post-list';
import { MagazineSearch } from '../../components/magazine/search-form';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';
import { CHIPS } from './chips';

export const handle = { page: 'magazineTag', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const tag = await tagNamed(ctx, params['slug'] ?? '');
  if (!tag.ok) return tag;
  const { id, slug, title } = tag.value;
  const after = url.searchParams.get('after');
  const [list, tags] = await Promise.all([listPosts(ctx, { kind: 'article', tag: id, after }), listTags(ctx)]);
  const chips = [...tags.filter((one) => one.slug === slug), ...tags.filter((one) => one.slug !== slug)].slice(0, CHIPS);
  const meta = pageMeta(ctx, {
    page: 'magazineTag',
    params: { slug },
    title: sayIn(ctx.lang, 'magazine.tag.title', { tag: title }),
    description: sayIn(ctx.lang, 'magazine.tag.description', { tag: title }),
    hidden: after !== null || list.posts.length === 0,
  });
  return { slug, title, later: after !== null, list, chips, meta };
});

export const meta = metaFromData;

/** The articles under one tag. [MAG-1] */
export default function MagazineTag() {
  const { slug, title, later, list, chips } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <ListFrame
      here={{ page: 'magazineTag', params: { slug } }}
      crumbs={[{ page: 'magazine', label: say('shell.nav.magazine') }]}
      title={say('magazine.tag.title', { tag: title })}
      aside={<MagazineSearch query="" />}
      chips={<MagazineChips tags={chips} tag={slug} />}
      posts={list.posts}
      older={list.next}
      later={later}
      none={say('magazine.none')}
    />
  );
}
