import { provinceOf } from '../addresses/iran';
import provinces from './map/provinces-osm.json';
import { apart, inRing, nearestOn, type Areas } from './map/shapes';
import type { Point, Position } from './point';

/** Borders are drawn to about a kilometre, and centres stand beside them: so far beyond its province a place may lie. */
const LENIENT_DEGREES = 0.04;

const areas = new Map(
  (provinces as unknown as Areas<{ code: string }>).features.map(({ properties, geometry }) => [properties.code, geometry.coordinates.flat() as Position[][]]),
);

/** Whether a place lies in a province, as the map draws it. [MAP-1] */
export function liesIn(province: string, { latitude, longitude }: Point): boolean {
  const rings = areas.get(provinceOf(province)?.code ?? '') ?? [];
  const here: Position = [longitude, latitude];
  return rings.some((ring) => inRing(here, ring) || ring.slice(1).some((to, at) => apart(here, nearestOn(here, ring[at] as Position, to)) <= LENIENT_DEGREES));
}
