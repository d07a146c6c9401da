import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#services/content/page';
import { listPackages } from '#services/content/list-packages';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { EmptyState } from '../../components/empty-state';
import { PackageCard } from '../../components/product/package-card';
import { Sections } from '../../components/sections/sections';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'packages', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx) => {
  const [found, packages] = await Promise.all([readPage(ctx, 'packages'), listPackages(ctx)]);
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, packages, meta: pageMeta(ctx, { page: 'packages', ...meta, langs }) };
});

export const meta = metaFromData;

/** Family and doctor packages: what each holds, its price, and what that would cost singly. [PROD-1] */
export default function Packages() {
  const { title, lead, sections, packages } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <>
      <div className="wrap page">
        <Breadcrumbs crumbs={[{ page: 'shop', label: say('shell.nav.shop') }]} here={title} />
        <div className="stack gap-3 mb-8">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {packages.length === 0 ? (
          <EmptyState fact={say('common.empty.search.fact')} />
        ) : (
          <ul className="packs">
            {packages.map((each) => (
              <PackageCard key={each.id} pack={each} />
            ))}
          </ul>
        )}
      </div>
      <Sections sections={sections} />
    </>
  );
}
