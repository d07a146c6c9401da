import type { Position } from '../point';

type Line = readonly Position[];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiLineString'; coordinates: readonly Line[] }
  | { type: 'Polygon'; coordinates: readonly Line[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Line[])[] };
/** GeoJSON as our map files hold it. */
export type Layer<P = object, G extends Geometry = Geometry> = {
  type: 'FeatureCollection';
  features: readonly { type: 'Feature'; properties: P; geometry: G }[];
};
export type Areas<P = object> = Layer<P, Extract<Geometry, { type: 'MultiPolygon' | 'Polygon' }>>;
export type Lines<P = object> = Layer<P, Extract<Geometry, { type: 'MultiLineString' }>>;
export type Points<P> = Layer<P, Extract<Geometry, { type: 'Point' }>>;

/** Whether a position lies within a ring. */
export function inRing([x, y]: Position, ring: Line): boolean {
  let inside = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as Position;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The position of a stretch that is nearest. */
export function nearestOn([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): Position {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

/** The line with fewer positions, none of them farther from the first than `tolerance` (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let far = 0;
  for (let at = 1; at < line.length - 1; at += 1) {
    const here = line[at] as Position;
    const away = apart(here, nearestOn(here, first, last));
    if (away > far) [farthest, far] = [at, away];
  }
  if (far <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

export function apart([ax, ay]: Position, [bx, by]: Position): number {
  return Math.hypot(bx - ax, by - ay);
}
