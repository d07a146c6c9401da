import { useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { listManuals } from '#services/manuals/list';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { Device } from '../../components/devices/device';
import { EmptyState } from '../../components/empty-state';
import { Isolated } from '../../components/sections/isolated';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

export const handle = { page: 'manuals', hydrate: false };

export const loader = page(async (ctx) => {
  const words = { title: sayIn(ctx.lang, 'manuals.title'), description: sayIn(ctx.lang, 'manuals.description') };
  return { manuals: await listManuals(ctx), meta: pageMeta(ctx, { page: 'manuals', ...words }) };
});

export const meta = metaFromData;

/** Manuals by model, for home and for doctors. [PAGE-9] */
export default function Manuals() {
  const { manuals } = useLoaderData<typeof loader>();
  const say = useSay();
  const slugs = [...new Set(manuals.map(({ slug }) => slug))];
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('manuals.title')} />
      <div className="stack gap-3 mb-6">
        <h1>{say('manuals.title')}</h1>
        <p className="lead">{say('manuals.lead')}</p>
      </div>
      {slugs.length === 0 && <EmptyState fact={say('manuals.none')} action={<ButtonLink page="contact">{say('manuals.none-next')}</ButtonLink>} />}
      <ul className="cards3">
        {slugs.map((slug) => {
          const own = manuals.filter((one) => one.slug === slug);
          const [first] = own;
          return first ? (
            <li key={slug} className="card stack">
              <div className="stage mist">
                <Device name={first.look} />
              </div>
              <h2 className="text-h3">
                <Isolated text={first.product} />
              </h2>
              <ul className="stack gap-2">
                {own.map((one) => (
                  <li key={one.reader}>
                    <Link page="manual" params={{ slug, reader: one.reader }} aria-label={`${say(`manuals.readers.${one.reader}`)}: ${one.title}`}>
                      {say(`manuals.readers.${one.reader}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ) : null;
        })}
      </ul>
      <p className="mt-8">
        <Link page="warranty">{say('shell.nav.warranty')}</Link>
      </p>
    </div>
  );
}
