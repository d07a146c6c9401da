import { colourOf } from '#domain/catalog/colours';
import { filtersQuery, isFiltered, type Filters } from '#domain/catalog/filters';
import type { Kind } from '#domain/catalog/kinds';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Icon } from '../icon';

/** The active filters, each with a link that removes it. [PROD-4] */
export function ActiveFilters({ filters, kinds }: { filters: Filters; kinds: readonly Kind[] }) {
  const lang = useLang();
  const say = useSay();
  if (!isFiltered(filters)) return null;
  const named: [keyof Filters, string | null][] = [
    ['q', filters.q && `«${filters.q}»`],
    ['kind', kinds.find(({ slug }) => slug === filters.kind)?.title ?? null],
    ['audience', filters.audience && say(`catalog.audiences.${filters.audience}`)],
    ['colour', filters.colour && colourOf(filters.colour)[lang]],
    ['priceFromToman', filters.priceFromToman === null ? null : say('content.shop.from', { priceToman: filters.priceFromToman })],
    ['priceToToman', filters.priceToToman === null ? null : say('content.shop.to', { priceToman: filters.priceToToman })],
  ];
  return (
    <nav aria-label={say('content.shop.active')} className="chips mb-6">
      {named.map(
        ([name, label]) =>
          label && (
            <Link
              key={name}
              className="chip"
              page="shop"
              query={filtersQuery({ ...filters, [name]: null, after: null })}
              aria-label={say('content.shop.remove', { filter: label })}
            >
              {label}
              <Icon name="close" small />
            </Link>
          ),
      )}
      <Link className="chip" page="shop">
        {say('catalog.filters.clear')}
      </Link>
    </nav>
  );
}
