import around from './map/around.json';
import borders from './map/borders-osm.json';
import iran from './map/iran.json';
import metro from './map/metro.json';
import provinces from './map/provinces-osm.json';
import { simplify, type Areas, type Lines } from './map/shapes';
import waters from './map/waters.json';
import { cityPlaces, stations } from './places';
import type { Point, Position } from './point';

/** What a map shows of the world. */
export type Frame = { west: number; south: number; east: number; north: number };
export type Drawing = {
  width: number;
  height: number;
  /** Paths of a drawing. */ around: string;
  land: string;
  /** The province that is shown. */ area: string;
  borders: string;
  metro: { line: number; path: string }[];
  stops: string;
  hubs: string;
  names: { x: number; y: number; fa: string; en: string; sea: boolean }[];
};
export type Spot = { x: number; y: number };

const WIDTH = 760;
const SMALL_WIDTH = 400;
/** Lines are drawn to two pixels. */
const TOLERANCE = 2;
const IRAN_FRAME: Frame = { west: 43.6, south: 24.6, east: 63.9, north: 40 };
export const TEHRAN_FRAME: Frame = { west: 51.23, south: 35.6, east: 51.55, north: 35.82 };
const NAMED_STATIONS = ['Tajrish', 'Tehranpars', 'Azadi Stadium'];

const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** From the world to a drawing of this frame (Web Mercator). */
export function projection({ west, south, east, north }: Frame, width = WIDTH) {
  const scale = width / (east - west);
  const top = mercator(north);
  return {
    width,
    height: Math.round((top - mercator(south)) * scale),
    place: ({ longitude, latitude }: Point): Spot => ({ x: tenth((longitude - west) * scale), y: tenth((top - mercator(latitude)) * scale) }),
  };
}
export type Projection = ReturnType<typeof projection>;

const tenth = (value: number) => Math.round(value * 10) / 10;
export const isWithin = ({ west, south, east, north }: Frame, { longitude, latitude }: Point) =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** Iran with its provinces. [MAP-2] */
export function drawIran(): { drawing: Drawing; to: Projection } {
  return drawn('country', () => draw(IRAN_FRAME));
}

/** A province and what lies around it; Iran where there is no such one. [MAP-2] */
export function drawProvince(code: string): { drawing: Drawing; to: Projection } {
  const area = (provinces as unknown as Areas<{ code: string }>).features.find(({ properties }) => properties.code === code);
  if (!area) return drawIran();
  const all = (area.geometry.coordinates as Position[][][]).flat(2);
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [south, north] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const margin = Math.max(east - west, north - south) * 0.08;
  return drawn(code, () => draw({ west: west - margin, south: south - margin, east: east + margin, north: north + margin }, WIDTH, area.geometry));
}

/** Tehran by its metro. [MAP-2] */
export function drawTehran(): { drawing: Drawing; to: Projection } {
  return drawn('metro', () => draw(TEHRAN_FRAME));
}

/** The few streets' worth around a place of Tehran. [MAP-2] */
export function drawAround({ longitude, latitude }: Point): { drawing: Drawing; to: Projection } {
  return draw({ west: longitude - 0.03, east: longitude + 0.03, south: latitude - 0.018, north: latitude + 0.018 }, SMALL_WIDTH);
}

const kept = new Map<string, { drawing: Drawing; to: Projection }>();
/** What does not change is drawn once. */
function drawn(name: string, make: () => { drawing: Drawing; to: Projection }) {
  const found = kept.get(name) ?? make();
  kept.set(name, found);
  return found;
}

function draw(frame: Frame, width = WIDTH, area?: Areas['features'][number]['geometry']): { drawing: Drawing; to: Projection } {
  const to = projection(frame, width);
  const close = frame.east - frame.west < 1;
  const at = ([longitude, latitude]: Position): Position => {
    const { x, y } = to.place({ longitude, latitude });
    return [x, y];
  };
  const areas = (layer: unknown) =>
    (layer as Areas).features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates));
  const lines = (layer: unknown) => (layer as Lines).features.flatMap(({ geometry }) => geometry.coordinates as Position[][]);
  const path = (rings: readonly (readonly Position[])[], end: string) => rings.map((ring) => pathOf(ring.map(at), to, end)).join('');
  const inFrame = (place: Point) => isWithin(frame, place);
  const dots = (found: readonly Point[]) =>
    found
      .filter(inFrame)
      .map((place) => to.place(place))
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('');
  return {
    to,
    drawing: {
      width: to.width,
      height: to.height,
      around: close ? '' : path(areas(around), 'z'),
      land: close ? '' : path(areas(iran), 'z'),
      area: area?.type === 'MultiPolygon' ? path(area.coordinates.flat(), 'z') : '',
      borders: close ? '' : path(lines(borders), ''),
      metro: close
        ? (metro as unknown as Lines<{ line: number }>).features.map(({ properties, geometry }) => ({
            line: properties.line,
            path: path(geometry.coordinates as Position[][], ''),
          }))
        : [],
      stops: close ? dots(stations.filter(({ hub }) => !hub)) : '',
      hubs: close ? dots(stations.filter(({ hub }) => hub)) : '',
      names: legible(
        named(frame, close)
          .filter(inFrame)
          .map(({ fa, en, sea, ...place }) => ({ fa, en, sea, ...to.place(place) })),
      ),
    },
  };
}

function named(frame: Frame, close: boolean): (Point & { fa: string; en: string; sea: boolean })[] {
  if (frame.east - frame.west < 0.1) return [...stations].sort((one, other) => Number(other.hub) - Number(one.hub)).map((one) => ({ ...one, sea: false }));
  if (close) return stations.filter(({ en }) => NAMED_STATIONS.includes(en)).map((one) => ({ ...one, sea: false }));
  const seas = waters.features.map(({ properties, geometry: { coordinates } }) => ({
    ...properties,
    longitude: coordinates[0]!,
    latitude: coordinates[1]!,
    sea: true,
  }));
  // Of Iran as a whole the circles are named.
  return frame === IRAN_FRAME ? seas : [...seas, ...cityPlaces.filter(({ rank }) => rank < 2).map((one) => ({ ...one, sea: false }))];
}

/** A name that would stand in another one is left out, the later one. */
function legible<N extends Spot>(names: readonly N[]): N[] {
  const shown: N[] = [];
  for (const one of names) if (!shown.some((other) => Math.abs(one.x - other.x) < 90 && Math.abs(one.y - other.y) < 16)) shown.push(one);
  return shown;
}

/** A line in whole pixels, each step from the one before; what lies far outside of the drawing is drawn along its edge. */
function pathOf(line: readonly Position[], { width, height }: Projection, end: string): string {
  const near = ([x, y]: Position) => x > -width && x < 2 * width && y > -height && y < 2 * height;
  if (!line.some(near)) return '';
  const clamped = line.map(([x, y]): Position => [Math.min(Math.max(x, -width), 2 * width), Math.min(Math.max(y, -height), 2 * height)]);
  const points = simplify(clamped, TOLERANCE).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [first] = points;
  if (!first || (end && points.length < 4)) return '';
  let [x, y] = first;
  const steps = points.slice(1).map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
}
