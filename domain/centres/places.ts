import own from './map/places-own.json';
import named from './map/places.json';
import stationLayer from './map/stations.json';
import type { Points } from './map/shapes';
import type { Point } from './point';

type Named = { fa: string; en: string };
export type CityPlace = Named & Point & { code: string; /** 0 the capital, 1 of a province, 2 every other. */ rank: number };
export type Station = Named & Point & { code: string; hub: boolean };

/** The cities of the address lists where they lie. [MAP-1] */
export const cityPlaces: readonly CityPlace[] = [named, own].flatMap(({ features }) =>
  (features as unknown as Points<Named & { code: string; rank: number }>['features']).map(
    ({ properties: { code, fa, en, rank }, geometry: { coordinates } }) => ({
      code,
      fa,
      en,
      rank,
      longitude: coordinates[0],
      latitude: coordinates[1],
    }),
  ),
);

/** Stations of Tehran's metro, each named once in an address. [MAP-1] */
export const stations: readonly Station[] = (stationLayer.features as unknown as Points<Named & { hub: number }>['features']).map(
  ({ properties: { fa, en, hub }, geometry: { coordinates } }) => ({
    code: en
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    fa,
    en,
    hub: hub === 1,
    longitude: coordinates[0],
    latitude: coordinates[1],
  }),
);
