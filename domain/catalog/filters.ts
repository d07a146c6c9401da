import { typedToman } from '../money-typed';
import { refuse, type Refusal } from '../result';
import { normaliseText, proseText, searchKey } from '../text/normalise';
import { isColourCode } from './colours';
import type { ColourCode } from './colours';
import { KIND_SLUG, KIND_SLUG_MOST } from './kinds';

export const audiences = ['family', 'doctor', 'student', 'veterinarian', 'cardiologist', 'paediatric', 'hearing-impaired'] as const;
export type Audience = (typeof audiences)[number];
export const sorts = ['rank', 'cheap', 'dear', 'new'] as const;
export type Sort = (typeof sorts)[number];

/** The filters of the shop's list; null for what is not filtered. [PROD-4] */
export type Filters = {
  q: string | null;
  audience: Audience | null;
  /** The part of the address that names a kind; kinds are editors' data. */
  kind: string | null;
  colour: ColourCode | null;
  priceFromToman: number | null;
  priceToToman: number | null;
  sort: Sort;
  after: string | null;
};

/** The names under which filters stand in an address; a page's cache key allows these and no others. [PROD-4] */
export const filterNames = ['q', 'audience', 'kind', 'colour', 'from', 'to', 'sort', 'after'] as const;
type Query = Readonly<Partial<Record<(typeof filterNames)[number], string | null>>>;

const SEARCH_MOST_CHARACTERS = 60;
const PRICE_MOST_TOMAN = 10_000_000_000;

function pick<T extends string>(list: readonly T[], typed: string | null | undefined): T | null {
  return list.find((one) => one === typed) ?? null;
}

function price(typed: string | null | undefined): number | null {
  const amount = typedToman(typed ?? '');
  return typeof amount === 'number' ? Math.min(amount, PRICE_MOST_TOMAN) : null;
}

const within = (typed: string | null | undefined) => (typed ?? '').slice(0, SEARCH_MOST_CHARACTERS * 4);

function read(q: string | null | undefined): { text: string; isLong: boolean } {
  const text = normaliseText(within(q));
  return { text: text.slice(0, SEARCH_MOST_CHARACTERS), isLong: text.length > SEARCH_MOST_CHARACTERS };
}

/** Reads filters from an address; senseless ones are ignored. [PROD-4, LANG-4] */
export function parseFilters(query: Query): Filters {
  const { text: q } = read(query.q);
  const from = price(query.from);
  const to = price(query.to);
  const crossed = from !== null && to !== null && from > to;
  return {
    q: searchKey(q) === '' ? null : q,
    audience: pick(audiences, query.audience),
    kind: query.kind && query.kind.length <= KIND_SLUG_MOST && KIND_SLUG.test(query.kind) ? query.kind : null,
    colour: isColourCode(query.colour) ? query.colour : null,
    priceFromToman: crossed ? to : from,
    priceToToman: crossed ? from : to,
    sort: pick(sorts, query.sort) ?? 'rank',
    after: query.after && query.after.length <= 200 ? query.after : null,
  };
}

/** The filters of an address that were not applied as written, each with what the list shows instead. [PROD-4] */
export function unreadFilters(query: Query, kinds: readonly string[]): Refusal[] {
  const filters = parseFilters(query);
  const typed = (name: keyof Query) => proseText(within(query[name])).slice(0, SEARCH_MOST_CHARACTERS);
  const choice = (name: 'audience' | 'colour' | 'sort' | 'kind', taken: boolean) =>
    taken || typed(name) === '' ? [] : [refuse('catalog.filters.choice', { typed: typed(name) }, { field: name })];
  const amount = (name: 'from' | 'to') => {
    const found = typedToman(query[name] ?? '');
    if (found === 'rial') return [refuse('catalog.filters.rial', { typed: typed(name) }, { field: name })];
    return found === 'unclear' ? [refuse('catalog.filters.amount', { typed: typed(name) }, { field: name })] : [];
  };
  const { priceFromToman: lowToman, priceToToman: highToman } = filters;
  const crossed = lowToman !== null && highToman !== null && lowToman < highToman && price(query.from) === highToman;
  return [
    ...(typed('q') !== '' && filters.q === null ? [refuse('catalog.filters.no-words', { typed: typed('q') }, { field: 'q' })] : []),
    ...(read(query.q).isLong && filters.q !== null ? [refuse('catalog.filters.long', { most: SEARCH_MOST_CHARACTERS, typed: filters.q }, { field: 'q' })] : []),
    ...choice('kind', filters.kind !== null && kinds.includes(filters.kind)),
    ...choice('audience', filters.audience !== null),
    ...choice('colour', filters.colour !== null),
    ...amount('from'),
    ...amount('to'),
    ...(crossed ? [refuse('catalog.filters.crossed', { lowToman, highToman }, { field: 'from' })] : []),
    ...choice('sort', query.sort === filters.sort),
  ];
}

/** The same filters as an address carries them, in one order and without what is not asked: one list, one address. [PROD-4] */
export function filtersQuery(filters: Partial<Filters>): Record<string, string> {
  const entries: [string, string | number | null | undefined][] = [
    ['q', filters.q],
    ['audience', filters.audience],
    ['kind', filters.kind],
    ['colour', filters.colour],
    ['from', filters.priceFromToman],
    ['to', filters.priceToToman],
    ['sort', filters.sort === 'rank' ? null : filters.sort],
    ['after', filters.after],
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])));
}

/** Whether anything but the order is asked. [PROD-4] */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filtersQuery({ ...filters, sort: 'rank', after: null })).length > 0;
}
