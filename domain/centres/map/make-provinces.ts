import type { Position } from '../point';
import { facesOf } from './faces';
import { apart, inRing, nearestOn, type Areas, type Lines, type Points } from './shapes';

type Sources = {
  iran: Areas;
  borders: Lines;
  cities: Points<{ code: string }>;
  /** Each province with its cities. */ provinces: readonly { code: string; cities: readonly { code: string }[] }[];
};

const thousandths = ([x, y]: Position): Position => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** Each province as an area: what the borders cut out of Iran's outline, named by the cities that lie in it, and the islands nearest to it. */
export function makeProvinces({ iran, borders, cities, provinces }: Sources): Areas<{ code: string }> {
  const [[mainland = []] = [], ...islands] = iran.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  );
  const lines = borders.features.flatMap(({ geometry }) => geometry.coordinates);
  const owner = new Map(provinces.flatMap(({ code, cities: own }) => own.map((city) => [city.code, code])));
  const found = facesOf(mainland, lines).flatMap((ring) => {
    const names = new Set(cities.features.filter(({ geometry }) => inRing(geometry.coordinates, ring)).map(({ properties }) => owner.get(properties.code)));
    if (names.size > 1) throw new Error(`an area is of ${[...names].join(' and ')}`);
    const [code] = names;
    return code ? [{ code, rings: [ring.map(thousandths)] }] : [];
  });
  for (const [ring = []] of islands) {
    const [nearest] = found
      .map((one) => ({ one, away: Math.min(...one.rings[0]!.slice(1).map((to, at) => apart(ring[0]!, nearestOn(ring[0]!, one.rings[0]![at]!, to)))) }))
      .sort((one, other) => one.away - other.away);
    nearest?.one.rings.push([...ring]);
  }
  return {
    type: 'FeatureCollection',
    features: provinces.map(({ code }) => ({
      type: 'Feature',
      properties: { code },
      geometry: { type: 'MultiPolygon', coordinates: found.filter((one) => one.code === code).flatMap(({ rings }) => rings.map((ring) => [ring])) },
    })),
  };
}
