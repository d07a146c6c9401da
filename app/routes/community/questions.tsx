import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { WordPage } from '../../components/sections/word-page';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'questions', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'community-questions');
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, meta: pageMeta(ctx, { page: 'questions', ...meta, langs }) };
});

export const meta = metaFromData;

/** How one asks: what opens, and the ways that are open until then. [COMM-1] */
export default function Questions() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <WordPage title={title} lead={lead} sections={sections} above="community" />;
}
