import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { Sections } from '../../components/sections/sections';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'about', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'about');
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, meta: pageMeta(ctx, { page: 'about', ...meta, langs }) };
});

export const meta = metaFromData;

/** Who we are, what we hold to, and certificates as they are. */
export default function About() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <>
      <div className="wrap stack gap-4 pt-4 pb-10">
        <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={title} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Sections sections={sections} />
    </>
  );
}
