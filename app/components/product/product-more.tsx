import type { ProductPage } from '#domain/catalog/product-page';
import { Link } from '../../link';
import { useSay } from '../../words';

/** Links to what is elsewhere: trying it, its manuals, reviews, warranty. [PAGE-2, PROD-5, PROD-6] */
export function ProductMore({ product: { slug, kind, manuals } }: { product: Pick<ProductPage, 'slug' | 'kind' | 'manuals'> }) {
  const say = useSay();
  return (
    <nav className="wrap chips page" aria-label={say('manuals.find')}>
      <Link className="chip" page="demo" params={{ slug }}>
        {say('inquiries.kinds.demo')}
      </Link>
      {kind?.compared && (
        <Link className="chip" page="compare" query={{ kind: kind.slug }}>
          {say('catalog.compare.open')}
        </Link>
      )}
      {manuals.map((reader) => (
        <Link key={reader} className="chip" page="manual" params={{ slug, reader }}>
          {say(`manuals.product-${reader}`)}
        </Link>
      ))}
      <Link className="chip" page="reviews" params={{ slug }}>
        {say('reviews.title')}
      </Link>
      <Link className="chip" page="warranty">
        {say('shell.nav.warranty')}
      </Link>
    </nav>
  );
}
