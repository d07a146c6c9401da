import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { homePage } from '#services/shop/home';
import { Sections } from '../components/sections/sections';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import homeStyles from '../styles/home.css?url';
import tourStyles from '../styles/tour.css?url';

export const handle = { page: 'home', hydrate: false };
export const links: LinksFunction = () => [homeStyles, tourStyles].map((href) => ({ rel: 'stylesheet', href }));

export const loader = page(async (ctx) => {
  const found = await homePage(ctx);
  if (!found.ok) return found;
  const { page: words, devices, posts } = found.value;
  const meta = pageMeta(ctx, {
    page: 'home',
    ...words.meta,
    langs: words.langs,
    jsonLd: { '@type': 'Organization', name: words.meta.title, url: ctx.rt.settings.publicUrl, logo: `${ctx.rt.settings.publicUrl}/icons/icon-512.png` },
  });
  return { sections: words.sections, devices, posts, meta };
});

export const meta = metaFromData;

/** The home page: banner, shop, app, smart equipment, community, magazine, testimonials, academy, services. [PAGE-1] */
export default function Home() {
  const { sections, devices, posts } = useLoaderData<typeof loader>();
  return <Sections sections={sections} devices={devices} posts={posts} />;
}
