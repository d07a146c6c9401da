import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { tools } from '#domain/tools/all';
import { say as sayIn } from '#locales/say';
import { readPage } from '#services/content/page';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import styles from '../../styles/tools.css?url';

export const handle = { page: 'tools', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'community-tools');
  if (!found.ok) return found;
  const { title, lead, meta: words, langs } = found.value;
  const jsonLd = {
    '@type': 'ItemList',
    itemListElement: tools.map(({ slug }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: sayIn(ctx.lang, `tools.items.${slug}.name`),
      url: ctx.rt.settings.publicUrl + href(ctx.lang, 'tool', { name: slug }),
    })),
  };
  return { title, lead, meta: pageMeta(ctx, { page: 'tools', ...words, langs, jsonLd }) };
});

export const meta = metaFromData;

/** Every calculator with a line of what it finds. [COMM-1] */
export default function Tools() {
  const { title, lead } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack gap-6">
      <header className="stack gap-3">
        <Breadcrumbs crumbs={[{ page: 'community', label: say('shell.nav.community') }]} here={title} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <ul className="cards3">
        {tools.map(({ slug }) => (
          <li key={slug} className="card stack gap-2 tool-card">
            <h2 className="text-h3">
              <Link page="tool" params={{ name: slug }}>
                {say(`tools.items.${slug}.name`)}
              </Link>
            </h2>
            <p className="soft">{say(`tools.items.${slug}.line`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
