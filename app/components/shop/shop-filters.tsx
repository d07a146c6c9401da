import { colours } from '#domain/catalog/colours';
import { audiences, sorts, type Filters } from '#domain/catalog/filters';
import type { Kind } from '#domain/catalog/kinds';
import { formatNumber } from '#locales/format';
import type { WordKey } from '#locales/say';
import { errorOf, type Answer } from '../../answer';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { Chips } from '../chips';
import { Field } from '../field';
import { Icon } from '../icon';
import { Select } from '../select';

/** The labels of filters in refusals; a kind is no field of the form. */
export const filterLabels: Readonly<Record<string, WordKey | null>> = {
  q: 'catalog.filters.search',
  kind: null,
  audience: 'catalog.filters.audience',
  colour: 'catalog.filters.colour',
  from: 'catalog.filters.price-from',
  to: 'catalog.filters.price-to',
  sort: 'catalog.filters.sort',
};

type Props = { filters: Filters; kinds: readonly Kind[]; /** Filters of the address that the list could not apply. */ unread: Answer | undefined };

/** Search and filters: kinds as links, the rest in one form whose answer is an address. [PROD-4] */
export function ShopFilters({ filters, kinds, unread }: Props) {
  const lang = useLang();
  const say = useSay();
  // An amount that was not understood stays to be mended.
  const amount = (name: 'from' | 'to', toman: number | null) => (toman === null ? errorOf(unread, name) && unread?.values[name] : formatNumber(lang, toman));
  const folded =
    !['audience', 'colour', 'from', 'to', 'sort'].some((name) => errorOf(unread, name)) &&
    !filters.audience &&
    !filters.colour &&
    filters.priceFromToman === null &&
    filters.priceToToman === null &&
    filters.sort === 'rank';
  const chips = [null, ...kinds].map((kind) => ({
    page: 'shop' as const,
    query: kind ? { kind: kind.slug } : undefined,
    label: kind ? kind.title : say('catalog.filters.any'),
    here: filters.kind === (kind?.slug ?? null),
  }));
  return (
    <div className="stack gap-4 mb-6">
      <Chips label={say('content.shop.kinds')} chips={chips} />
      <form method="get" action={href(lang, 'shop')} role="search" className="stack gap-3">
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        <div className="joined items-end">
          <div className="grow">
            <Field
              name="q"
              type="search"
              label={say('catalog.filters.search')}
              defaultValue={filters.q ?? ''}
              error={errorOf(unread, 'q')}
              required={false}
              maxLength={60}
            />
          </div>
          <Button kind="soft">{say('common.search')}</Button>
        </div>
        <details className="more" open={!folded}>
          <summary>
            <Icon name="filter" />
            {say('content.shop.more-filters')}
          </summary>
          <div className="filters">
            <Select
              name="audience"
              label={say('catalog.filters.audience')}
              error={errorOf(unread, 'audience')}
              empty={say('catalog.filters.any')}
              defaultValue={filters.audience ?? ''}
              required={false}
              options={audiences.map((value) => ({ value, label: say(`catalog.audiences.${value}`) }))}
            />
            <Select
              name="colour"
              label={say('catalog.filters.colour')}
              error={errorOf(unread, 'colour')}
              empty={say('catalog.filters.any')}
              defaultValue={filters.colour ?? ''}
              required={false}
              options={colours.map((colour) => ({ value: colour.code, label: colour[lang] }))}
            />
            <Field
              name="from"
              label={say('catalog.filters.price-from')}
              defaultValue={amount('from', filters.priceFromToman)}
              error={errorOf(unread, 'from')}
              numeric
              required={false}
              maxLength={20}
            />
            <Field
              name="to"
              label={say('catalog.filters.price-to')}
              defaultValue={amount('to', filters.priceToToman)}
              error={errorOf(unread, 'to')}
              numeric
              required={false}
              maxLength={20}
            />
            <Select
              name="sort"
              label={say('catalog.filters.sort')}
              error={errorOf(unread, 'sort')}
              defaultValue={filters.sort}
              required={false}
              options={sorts.map((value) => ({ value, label: say(`catalog.filters.sorts.${value}`) }))}
            />
            <Button kind="outline">{say('catalog.filters.apply')}</Button>
          </div>
        </details>
      </form>
    </div>
  );
}
