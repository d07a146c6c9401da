import { placeNames, provinceOf, provincesIn } from '#domain/addresses/iran';
import { drawAround, drawIran, drawProvince, drawTehran, isWithin, TEHRAN_FRAME, type Drawing, type Projection } from '#domain/centres/draw';
import { countedBy, type CentreFilters, type ListedCentre } from '#domain/centres/list';
import { cityPlaces } from '#domain/centres/places';
import type { Point } from '#domain/centres/point';
import type { Lang } from '../../routes';

/** Several centres at one place: a circle with their number, which leads to their list. */
type Group = { x: number; y: number; r: number; count: number; name: string; query: { province?: string; city?: string }; here: boolean };
type Pin = { x: number; y: number; /** Its place in the list; none for what is on another page. */ number: number | null; slug: string; title: string };

/** A map as it is drawn on the page, without scripts. [MAP-2] */
export type MapView = {
  of: 'iran' | 'province' | 'tehran' | 'centre';
  place: string;
  drawing: Drawing;
  groups: Group[];
  pins: Pin[];
  here: { x: number; y: number } | null;
};

const CIRCLE_LEAST = 13;
const CIRCLE_MOST = 26;
const GAP = 4;

/** The map beside a list: Tehran by its centres, a province by its cities, else Iran by its provinces. */
export function listMap(lang: Lang, chosen: readonly ListedCentre[], page: readonly ListedCentre[], filters: CentreFilters): MapView {
  const province = filters.province ?? provinceOfCity(filters.city);
  if (filters.city === 'tehran') return tehranMap(lang, chosen, page);
  if (province) return provinceMap(lang, province, chosen, filters.city);
  const { drawing, to } = drawIran();
  const groups = countedBy(chosen, 'province').map(({ code, count }) =>
    groupAt(
      to,
      chosen.filter((one) => one.province === code),
      count,
      provinceOf(code)?.[lang] ?? code,
      { province: code },
    ),
  );
  return { of: 'iran', place: '', drawing, groups: apart(groups), pins: [], here: null };
}

/** The map beside what is near a place: Tehran by its metro, elsewhere the province with the nearest centres. */
export function nearMap(lang: Lang, point: Point, near: readonly ListedCentre[]): MapView {
  if (isWithin(TEHRAN_FRAME, point)) {
    const view = tehranMap(lang, near, near);
    return { ...view, here: drawTehran().to.place(point) };
  }
  const [nearest] = near;
  const { drawing, to } = nearest ? drawProvince(nearest.province) : drawIran();
  const place = nearest ? (provinceOf(nearest.province)?.[lang] ?? '') : '';
  return { of: nearest ? 'province' : 'iran', place, drawing, groups: [], pins: pinsOf(to, near, near), here: to.place(point) };
}

/** The map of a centre's own page. */
export function centreMap(lang: Lang, centre: ListedCentre): MapView {
  const { drawing, to } = isWithin(TEHRAN_FRAME, centre) ? drawAround(centre) : drawProvince(centre.province);
  const [pin] = pinsOf(to, [centre], [centre]);
  return { of: 'centre', place: placeNames(lang, centre.province, centre.city).city, drawing, groups: [], pins: pin ? [pin] : [], here: null };
}

function tehranMap(lang: Lang, chosen: readonly ListedCentre[], page: readonly ListedCentre[]): MapView {
  const { drawing, to } = drawTehran();
  return { of: 'tehran', place: placeNames(lang, 'tehran', 'tehran').city, drawing, groups: [], pins: pinsOf(to, chosen, page), here: null };
}

function provinceMap(lang: Lang, province: string, chosen: readonly ListedCentre[], city: string | null): MapView {
  const { drawing, to } = drawProvince(province);
  const groups = countedBy(chosen, 'city').map(({ code, count }) => ({
    ...groupAt(
      to,
      cityPlaces.filter((one) => one.code === code),
      count,
      placeNames(lang, province, code).city,
      { province, city: code },
    ),
    here: code === city,
  }));
  return { of: 'province', place: provinceOf(province)?.[lang] ?? province, drawing, groups: apart(groups), pins: [], here: null };
}

function provinceOfCity(city: string | null): string | null {
  return provincesIn.en.find(({ cities }) => cities.some(({ code }) => code === city))?.code ?? null;
}

function groupAt(to: Projection, points: readonly Point[], count: number, name: string, query: Group['query']): Group {
  const middle = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  const at = to.place({ latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) });
  return { ...at, r: Math.min(CIRCLE_MOST, CIRCLE_LEAST + Math.round(Math.sqrt(count))), count, name, query, here: false };
}

/** Circles that would lie on each other move apart, the smaller one farther. */
function apart(groups: Group[]): Group[] {
  const moved = groups.map((one) => ({ ...one }));
  for (let round = 0; round < 30; round += 1) {
    moved.forEach((one, at) => {
      for (const other of moved.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y || 0.1];
        const lacks = one.r + other.r + GAP - Math.hypot(dx, dy);
        if (lacks <= 0) continue;
        const length = Math.hypot(dx, dy);
        other.x += (dx / length) * lacks;
        other.y += (dy / length) * lacks;
      }
    });
  }
  return moved.map((one) => ({ ...one, x: Math.round(one.x), y: Math.round(one.y) }));
}

function pinsOf(to: Projection, chosen: readonly ListedCentre[], page: readonly ListedCentre[]): Pin[] {
  return chosen
    .map((one) => {
      const place = page.findIndex(({ id }) => id === one.id);
      return { ...to.place(one), number: place < 0 ? null : place + 1, slug: one.slug, title: one.title };
    })
    .filter(({ x, y }) => x > 0 && y > 0 && x < to.width && y < to.height)
    .sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
    .reverse();
}
