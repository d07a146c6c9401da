import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStart } from '../calendars/day';
import { drawAround, drawIran, drawProvince, drawTehran } from './draw';
import { CENTRES_PER_PAGE, centresAfter, centresQuery, chosenCentres, isFilteredList, nearestTo, parseCentreFilters, type ListedCentre } from './list';
import { provincesIn } from '../addresses/iran';

const never = { weekly: [], exceptions: {}, holiday: 'closed' } as const;
const always = { ...never, weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 })) };
const centre = (id: number, more: Partial<ListedCentre> = {}): ListedCentre => ({
  id,
  slug: `c-${id}`,
  kind: 'laboratory',
  title: `آزمایشگاه ${id}`,
  province: 'tehran',
  city: 'tehran',
  district: null,
  address: 'خیابان نمونه',
  latitude: 35.7,
  longitude: 51.4,
  hours: never,
  ...more,
});
const asked = (query: string) => parseCentreFilters(new URLSearchParams(query));
const found = (all: readonly ListedCentre[], query: string) => chosenCentres(all, asked(query), new Set(), dayStart('2026-12-22')).map(({ id }) => id);

test('[MAP-1: filters] what makes no sense is as if it were not asked', () => {
  const nothing = { kind: null, province: null, city: null, q: null, open: false, after: null };
  for (const query of ['', 'kind=zoo&province=Bavaria&city=Rome&q=%20!&open=yes&after=x', 'after=1e9&open=0', 'city=karaj&city=x&kind=']) {
    expect({ ...asked(query), city: null }).toEqual(nothing);
  }
  expect(asked('province=tehran&city=karaj')).toEqual({ ...nothing, province: 'tehran' });
  expect(asked('province=البرز&city=كرج')).toEqual({ ...nothing, province: 'alborz', city: 'karaj' });
  expect(isFilteredList(nothing)).toBe(false);
  expect(isFilteredList(asked('after=3'))).toBe(false);
  const all = asked('kind=pharmacy&province=fars&city=shiraz&q=x&open=1&after=7');
  expect(parseCentreFilters(new URLSearchParams(centresQuery(all) as Record<string, string>))).toEqual(all);
});

test('[MAP-1: filters, LANG-4] kind, place, name however it is joined, and what is open', () => {
  const all = [
    centre(1, { title: 'آزمایشگاه سپیدار' }),
    centre(2, { title: 'داروخانه‌ی نیلوفر', kind: 'pharmacy', city: 'rey', hours: always }),
    centre(3, { title: 'Homa Clinic', kind: 'clinic', province: 'fars', city: 'shiraz', hours: always }),
  ];
  expect(found(all, '')).toEqual([1, 2, 3]);
  expect(found(all, 'kind=pharmacy')).toEqual([2]);
  expect(found(all, 'province=tehran')).toEqual([1, 2]);
  expect(found(all, 'city=shiraz')).toEqual([3]);
  expect(found(all, 'open=1')).toEqual([2, 3]);
  for (const q of ['نيلوفر', 'داروخانه نیلوفر', 'داروخانه ی', 'نیلو فر', 'نیلوفر داروخانه']) expect(found(all, `q=${q}`), q).toEqual([2]);
  expect(found(all, 'q=HOMA')).toEqual([3]);
  expect(found(all, 'q=سپیدار&kind=pharmacy')).toEqual([]);
});

test('[MAP-1: pages] a list is read by key, each centre once, whatever is taken out meanwhile', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), (count, gone) => {
      const all = Array.from({ length: count }, (_, at) => centre(at + 1));
      const seen: number[] = [];
      for (let after: number | null = null, first = true; first || after !== null; first = false) {
        const { page, next }: { page: ListedCentre[]; next: number | null } = centresAfter(all, after);
        expect(page.length).toBeLessThanOrEqual(CENTRES_PER_PAGE);
        seen.push(...page.map(({ id }) => id));
        after = next;
      }
      expect(seen).toEqual(all.map(({ id }) => id));
      expect(
        centresAfter(
          all.filter(({ id }) => id !== gone),
          gone,
        ).page[0]?.id,
      ).toBe(all.find(({ id }) => id !== gone)?.id);
    }),
  );
});

test('[MAP-1: near me] nearest first; what is far is left out, unless there is nothing closer', () => {
  const here = { latitude: 35.7, longitude: 51.4 };
  const all = Array.from({ length: 30 }, (_, at) => centre(at + 1, { latitude: 35.7 + at * 0.05 }));
  const near = nearestTo(here, [...all].reverse());
  expect(near.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(near.every(({ metres }) => metres < 40_000)).toBe(true);
  expect(nearestTo({ latitude: 29, longitude: 60 }, all)).toHaveLength(5);
});

test('[MAP-2: drawn] the drawings of Iran, Tehran and every province are small, and leave no place out', () => {
  const gzip = (what: object) => gzipSync(JSON.stringify(what)).length;
  expect(gzip(drawIran().drawing)).toBeLessThan(6_000);
  expect(gzip(drawTehran().drawing)).toBeLessThan(3_000);
  expect(gzip(drawAround({ latitude: 35.7297, longitude: 51.4281 }).drawing)).toBeLessThan(3_000);
  for (const { code } of provincesIn.en) {
    const { drawing } = drawProvince(code);
    expect(gzip(drawing), code).toBeLessThan(6_000);
    expect(drawing.area, code).toMatch(/^M/);
    expect(drawing.land + drawing.borders + drawing.around + drawing.area).not.toMatch(/NaN|Infinity|undefined/);
  }
});
