import { normaliseDigits } from '../text/normalise';

/** A place on earth, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };
/** The same as map data writes it: longitude first. */
export type Position = readonly [number, number];

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Iran with its islands lies within this frame. [MAP-1] */
export const IRAN = { west: 44, south: 25, east: 63.4, north: 39.8 } as const;

export function inFrame({ latitude, longitude }: Point): boolean {
  return latitude >= IRAN.south && latitude <= IRAN.north && longitude >= IRAN.west && longitude <= IRAN.east;
}

/** Metres between two places along the earth's surface (haversine). */
export function metresBetween(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const near = half(one.latitude, other.latitude) + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(near)));
}

/** Where somebody stands, as an address says it: three decimals, a hundred metres, whatever was asked; null for what is no place in Iran. [MAP-1] */
export function readPoint(typed: string | null): Point | null {
  const found = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(normaliseDigits((typed ?? '').slice(0, 60)).replace(/\s/g, ''));
  if (!found) return null;
  const point = { latitude: roughly(Number(found[1])), longitude: roughly(Number(found[2])) };
  return inFrame(point) ? point : null;
}

export function writePoint({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}

const roughly = (degrees: number) => Math.round(degrees * 1000) / 1000;
