import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { listPosts } from '#services/magazine/list';
import { authorNamed } from '#services/magazine/named';
import { ListFrame } from '../../components/magazine/list-frame';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';

export const handle = { page: 'magazineAuthor', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const author = await authorNamed(ctx, params['slug'] ?? '');
  if (!author.ok) return author;
  const { id, slug, title: name, role, biography } = author.value;
  const after = url.searchParams.get('after');
  const list = await listPosts(ctx, { kind: 'article', author: id, after });
  const address = ctx.rt.settings.publicUrl + href(ctx.lang, 'magazineAuthor', { slug });
  const meta = pageMeta(ctx, {
    page: 'magazineAuthor',
    params: { slug },
    title: sayIn(ctx.lang, 'magazine.author.title', { name }),
    description: sayIn(ctx.lang, 'magazine.author.description', { name, role }),
    jsonLd: { '@type': 'Person', name, jobTitle: role, url: address, ...(biography ? { description: biography } : {}) },
    hidden: after !== null,
  });
  return { slug, name, role, biography, later: after !== null, list, meta };
});

export const meta = metaFromData;

/** Who writes or reviews, and what stands under their name. [MAG-2] */
export default function MagazineAuthor() {
  const { slug, name, role, biography, later, list } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <ListFrame
      here={{ page: 'magazineAuthor', params: { slug } }}
      crumbs={[{ page: 'magazine', label: say('shell.nav.magazine') }]}
      title={name}
      lead={
        <>
          <b>{role}</b>
          {biography && (
            <>
              <br />
              {biography}
            </>
          )}
        </>
      }
      posts={list.posts}
      older={list.next}
      later={later}
      none={say('magazine.none')}
    />
  );
}
