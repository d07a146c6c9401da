import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { comparedRow, comparedRows, type Compared } from '#domain/catalog/compare';
import { MOST_STARS } from '#domain/reviews/fields';
import { formatMoney } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { comparePage } from '#services/shop/compare';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Device } from '../../components/devices/device';
import { EmptyState } from '../../components/empty-state';
import { Isolated } from '../../components/sections/isolated';
import { SpecTable } from '../../components/spec-table';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import compareStyles from '../../styles/compare.css?url';
import { useLang, useSay } from '../../words';

export const handle = { page: 'compare', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: compareStyles }];

export const loader = page(async (ctx, { url }) => {
  const { kind, first, models } = await comparePage(ctx, url.searchParams.get('kind'));
  const title = kind ? sayIn(ctx.lang, 'catalog.compare.title', { kind: kind.title }) : sayIn(ctx.lang, 'catalog.compare.open');
  const description = kind ? sayIn(ctx.lang, 'catalog.compare.description', { kind: kind.title }) : title;
  return { title, models, meta: pageMeta(ctx, { page: 'compare', query: first ? {} : { kind: kind?.slug }, title, description }) };
});

export const meta = metaFromData;

/** The models of a kind beside each other: what differs in prices, stock and figures, then once what is the same; no script. [PAGE-2, NUM-7] */
export default function Compare() {
  const { title, models } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs crumbs={[{ page: 'shop', label: say('shell.nav.shop') }]} here={title} />
      <h1>{title}</h1>
      <p className="lead">{say('catalog.compare.lead')}</p>
      {models.length === 0 ? <EmptyState fact={say('common.empty.search.fact')} /> : <Table models={models} title={title} />}
    </div>
  );
}

function Table({ models, title }: { models: readonly Compared[]; title: string }) {
  const lang = useLang();
  const say = useSay();
  const rows = [
    comparedRow(say('catalog.compare.price'), models.map(({ variant }) => (variant.sellable ? formatMoney(lang, variant.priceToman) : null))), // prettier-ignore
    comparedRow(say('catalog.compare.stock'), models.map(({ variant }) => say(variant.sellable && variant.available > 0 ? 'catalog.product.in-stock' : 'catalog.product.sold-out'))), // prettier-ignore
    comparedRow(say('catalog.compare.model'), models.map(({ variant }) => variant.note)), // prettier-ignore
    comparedRow(say('catalog.compare.rating'), models.map(({ product }) => (product.reviews.average === null ? null : say('reviews.average', { average: product.reviews.average, most: MOST_STARS })))), // prettier-ignore
    ...comparedRows(models),
  ].filter(({ values }) => values.some((value) => value !== null));
  // Of what every model says alike nothing is compared: it is said once.
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  return (
    <>
      <section className="compare" aria-label={title}>
        <table>
          <caption className="sr">{say('catalog.compare.differing')}</caption>
          <thead>
            <tr>
              <td />
              {models.map(({ product, variant }) => (
                <th key={variant.id} scope="col">
                  <span className={`stage ${product.stage}`}>
                    <Device name={product.look} colour={product.colours.find(({ available }) => available)?.code} />
                  </span>
                  <Link page="product" params={{ slug: product.slug }} query={{ variant: variant.sku }}>
                    <Isolated text={variant.title} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">
                  <span>{name}</span>
                </th>
                {values.map((value, at) => (
                  <td key={at} data-model={models[at]?.variant.title}>
                    {value === null ? (
                      <span aria-label={say('catalog.compare.nothing')}>–</span>
                    ) : (
                      <span>
                        <Isolated text={value} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {same.length > 0 && models.length > 1 && (
        <section className="card stack">
          <h2>{say('catalog.compare.same')}</h2>
          <SpecTable
            caption={say('catalog.compare.same')}
            rows={same.map(({ name, values }) => [name, <Isolated key={name} text={values[0] ?? ''} />] as const)}
          />
        </section>
      )}
    </>
  );
}
