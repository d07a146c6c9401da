import { cityOf, provinceOf } from '../addresses/iran';
import type { Holidays } from '../calendars/calendar';
import { searchKey } from '../text/normalise';
import { openAt, type Hours } from './hours';
import { isCentreKind, type CentreKind } from './kinds';
import { metresBetween, type Point } from './point';

export const CENTRES_PER_PAGE = 12;
export const NEAREST_CENTRES = 20;
/** Farther than this nobody calls it near, unless there is nothing closer. */
const NEAR_METRES = 40_000;
const NEAR_LEAST = 5;
const NAME_MOST_CHARACTERS = 60;

/** A published centre as lists and maps show it. [MAP-1] */
export type ListedCentre = Point & {
  id: number;
  slug: string;
  kind: CentreKind;
  title: string;
  province: string;
  city: string;
  district: string | null;
  address: string;
  hours: Hours;
};

/** What a visitor asks of the list; what is not asked is null. [MAP-1] */
export type CentreFilters = {
  kind: CentreKind | null;
  province: string | null;
  city: string | null;
  q: string | null;
  open: boolean;
  /** The last centre of the page before. */ after: number | null;
};

/** The query that a kept list is made from; a name and “open now” go past the cache. */
export const keptFilterNames = ['kind', 'province', 'city', 'after'] as const;
export const liveFilterNames = ['q', 'open'] as const;

/** Reads an address's filters; what makes no sense is as if it were not there. [MAP-1, LANG-4] */
export function parseCentreFilters(query: { get: (name: string) => string | null }): CentreFilters {
  const kind = query.get('kind');
  const q = (query.get('q') ?? '').slice(0, NAME_MOST_CHARACTERS).trim();
  const after = query.get('after') ?? '';
  const province = provinceOf(query.get('province') ?? '');
  const city = cityOf(query.get('city') ?? '')?.code ?? null;
  return {
    kind: isCentreKind(kind) ? kind : null,
    province: province?.code ?? null,
    // A city of another province than the one beside it is what is left of the province before.
    city: city && province && !province.cities.some(({ code }) => code === city) ? null : city,
    q: searchKey(q) === '' ? null : q,
    open: query.get('open') === '1',
    after: /^\d{1,9}$/.test(after) ? Number(after) : null,
  };
}

/** The same filters as an address carries them, in one order. */
export function centresQuery({ kind, province, city, q, open, after }: Partial<CentreFilters>): Record<string, string | number> {
  const entries = Object.entries({ kind, province, city, q, open: open ? 1 : null, after });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])));
}

export function isFilteredList({ after: _after, ...filters }: CentreFilters): boolean {
  return Object.keys(centresQuery(filters)).length > 0;
}

/** The centres that a visitor asks for, in the order of the given list. [MAP-1] */
export function chosenCentres<C extends ListedCentre>(all: readonly C[], filters: CentreFilters, holidays: Holidays, now: Date): C[] {
  const words = filters.q === null ? [] : searchKey(filters.q).split(' ');
  return all.filter(
    (one) =>
      (filters.kind === null || one.kind === filters.kind) &&
      (filters.province === null || one.province === filters.province) &&
      (filters.city === null || one.city === filters.city) &&
      (words.length === 0 || isNamed(one.title, words)) &&
      (!filters.open || openAt(one.hours, holidays, now)?.open === true),
  );
}

/** Whether a name holds each word, wherever it was joined or parted. [LANG-4] */
function isNamed(title: string, words: readonly string[]): boolean {
  const name = searchKey(title);
  const joined = name.replaceAll(' ', '');
  return words.every((word) => name.includes(word)) || joined.includes(words.join(''));
}

/** A page of a list by the key of the last centre before it; one that is gone leads to the start. */
export function centresAfter<C extends ListedCentre>(chosen: readonly C[], after: number | null): { page: C[]; next: number | null } {
  const from = chosen.findIndex(({ id }) => id === after) + 1;
  const page = chosen.slice(from, from + CENTRES_PER_PAGE);
  return { page, next: from + page.length < chosen.length ? (page.at(-1)?.id ?? null) : null };
}

/** The nearest centres first. [MAP-1] */
export function nearestTo<C extends Point>(point: Point, centres: readonly C[], most = NEAREST_CENTRES): (C & { metres: number })[] {
  return centres
    .map((one) => ({ ...one, metres: metresBetween(point, one) }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most)
    .filter(({ metres }, at) => at < NEAR_LEAST || metres <= NEAR_METRES);
}

/** How many centres each place has, the most first. */
export function countedBy<C extends ListedCentre>(centres: readonly C[], by: 'province' | 'city'): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const one of centres) counts.set(one[by], (counts.get(one[by]) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((one, other) => other.count - one.count);
}
