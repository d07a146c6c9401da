import type { Point } from './point';

/** About the middle of each municipal district of Tehran, by its number, good enough for a dot on the map; drawn by us, no survey. */
const middles: readonly (readonly [latitude: number, longitude: number])[] = [
  [35.8, 51.46],
  [35.755, 51.365],
  [35.77, 51.425],
  [35.745, 51.525],
  [35.75, 51.3],
  [35.722, 51.403],
  [35.725, 51.443],
  [35.727, 51.492],
  [35.688, 51.32],
  [35.683, 51.362],
  [35.678, 51.392],
  [35.681, 51.43],
  [35.7, 51.487],
  [35.667, 51.467],
  [35.635, 51.485],
  [35.642, 51.41],
  [35.657, 51.362],
  [35.647, 51.295],
  [35.622, 51.365],
  [35.606, 51.44],
  [35.69, 51.26],
  [35.748, 51.245],
];

/** Where a district's dot stands; none for a number that no district has. */
export function districtMiddle(district: number): Point | null {
  const [latitude, longitude] = middles[district - 1] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
