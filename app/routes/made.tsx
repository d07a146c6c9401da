import { redirect, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { audienceOf } from '#domain/content/solutions';
import { readPage } from '#services/content/page';
import { WordPage } from '../components/sections/word-page';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import { href } from '../routes';
import { pageOfSlug } from '../sitemap-entries';
import homeStyles from '../styles/home.css?url';

export const handle = { page: 'made', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx, { params }) => {
  const slug = params['slug'] ?? '';
  const fixed = pageOfSlug(slug);
  if (fixed) return redirect(href(ctx.lang, fixed), 308);
  const audience = audienceOf(slug);
  if (audience) return redirect(href(ctx.lang, 'solution', { audience }), 308);
  const found = await readPage(ctx, slug);
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, meta: pageMeta(ctx, { page: 'made', params: { slug }, ...meta, langs }) };
});

export const meta = metaFromData;

/** A page that editors made, at the address that they gave it. [PAGE-11] */
export default function Made() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <WordPage title={title} lead={lead} sections={sections} />;
}
