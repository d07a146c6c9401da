import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { WordPage } from '../../components/sections/word-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'solutions', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'solutions');
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, meta: pageMeta(ctx, { page: 'solutions', ...meta, langs }) };
});

export const meta = metaFromData;

/** For whom it is made, with the way to each page. [PAGE-7] */
export default function Solutions() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <WordPage title={title} lead={lead} sections={sections} />;
}
