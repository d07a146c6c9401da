import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { WordPage } from '../components/sections/word-page';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import homeStyles from '../styles/home.css?url';

export const handle = { page: 'platform', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'platform');
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  const jsonLd = {
    '@type': 'WebApplication',
    name: meta.title,
    description: meta.description,
    url: ctx.rt.settings.publicUrl,
    applicationCategory: 'HealthApplication',
    inLanguage: ctx.lang,
  };
  return { title, lead, sections, meta: pageMeta(ctx, { page: 'platform', ...meta, langs, jsonLd }) };
});

export const meta = metaFromData;

/** The app: where it is to be had, how the portal is kept on a phone, and a way to open what is installed. [PAGE-6] */
export default function Platform() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <WordPage title={title} lead={lead} sections={sections} />;
}
