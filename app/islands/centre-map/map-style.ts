import type { StyleSpecification } from 'maplibre-gl';
import around from '../../../domain/centres/map/around.json?url';
import borders from '../../../domain/centres/map/borders-osm.json?url';
import iran from '../../../domain/centres/map/iran.json?url';
import metro from '../../../domain/centres/map/metro.json?url';
import ownPlaces from '../../../domain/centres/map/places-own.json?url';
import places from '../../../domain/centres/map/places.json?url';
import stations from '../../../domain/centres/map/stations.json?url';
import waters from '../../../domain/centres/map/waters.json?url';
import type { Streets } from './streets';

export type Centres = {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    id: number;
    properties: { title: string; kind: string; href: string };
    geometry: { type: 'Point'; coordinates: [number, number] };
  }[];
};

const FONT = ['Vazirmatn'];
const CITIES_ZOOM = 6;
const METRO_ZOOM = 8;
const STATIONS_ZOOM = 12;
const LINES = ['match', ['get', 'line'], 1, '#c0392b', 2, '#1f4e8c', 3, '#3f9bb5', 4, '#c9a14c', 5, '#1e6b5a', 6, '#8a4a86', '#7a5a3a'];

/** Base map and centres. Without glyph files: the page's own font draws the letters, Persian ones joined. [MAP-1] */
export function mapStyle(lang: 'fa' | 'en', centres: Centres, streets: Streets | null): StyleSpecification {
  const role = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const layer = (data: string, attribution = '') => ({ type: 'geojson', data: new URL(data, location.href).href, attribution }) as const;
  const text = (size: number, field: unknown = ['get', lang]) => ({ 'text-field': field, 'text-font': FONT, 'text-size': size });
  const paint = (colour: string) => ({ 'text-color': colour, 'text-halo-color': role('--surface'), 'text-halo-width': 1.2 });
  const count = ['number-format', ['get', 'point_count'], { locale: lang === 'fa' ? 'fa-IR' : 'en-GB' }];
  return {
    version: 8,
    sources: {
      around: layer(around, 'Natural Earth'),
      iran: layer(iran),
      borders: layer(borders, '© OpenStreetMap'),
      places: layer(places, 'GeoNames'),
      'own-places': layer(ownPlaces),
      waters: layer(waters),
      metro: layer(metro),
      stations: layer(stations),
      ...streets?.sources,
      centres: { type: 'geojson', data: centres, cluster: true, clusterRadius: 36, clusterMaxZoom: 15 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': dark ? '#182632' : '#cddbe4' } },
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': role('--sunken') } },
      { id: 'iran', type: 'fill', source: 'iran', paint: { 'fill-color': role('--surface') } },
      ...(streets?.layers ?? []),
      { id: 'coast', type: 'line', source: 'iran', paint: { 'line-color': role('--line-strong'), 'line-width': 1.2 } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': role('--line') } },
      {
        id: 'metro',
        type: 'line',
        source: 'metro',
        minzoom: METRO_ZOOM,
        layout: { 'line-cap': 'round' },
        paint: { 'line-color': LINES as never, 'line-width': 2.5, 'line-opacity': 0.6 },
      },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        minzoom: METRO_ZOOM + 2,
        paint: {
          'circle-radius': ['case', ['==', ['get', 'hub'], 1], 3.5, 2.2],
          'circle-color': role('--surface'),
          'circle-stroke-color': role('--ink-3'),
          'circle-stroke-width': 1,
        },
      },
      ...(streets?.names ?? []),
      { id: 'waters', type: 'symbol', source: 'waters', layout: text(13) as never, paint: paint(dark ? '#8fb3cc' : '#3d6683') },
      {
        id: 'station-names',
        type: 'symbol',
        source: 'stations',
        minzoom: STATIONS_ZOOM,
        layout: { ...text(11), 'text-offset': [0, -1] } as never,
        paint: paint(role('--ink-3')),
      },
      ...(['places', 'own-places'] as const).flatMap((source) => [
        {
          id: source,
          type: 'symbol' as const,
          source,
          filter: ['<', ['get', 'rank'], 2] as never,
          layout: { ...text(13), 'text-offset': [0, 1.4] } as never,
          paint: paint(role('--ink-2')),
        },
        {
          id: `${source}-small`,
          type: 'symbol' as const,
          source,
          minzoom: CITIES_ZOOM,
          filter: ['==', ['get', 'rank'], 2] as never,
          layout: { ...text(12), 'text-offset': [0, 1.2] } as never,
          paint: paint(role('--ink-2')),
        },
      ]),
      // Symbols, not circles: names of cities make way for them.
      {
        id: 'centres',
        type: 'symbol',
        source: 'centres',
        filter: ['!', ['has', 'point_count']],
        layout: {
          ...text(12, ['step', ['zoom'], '', 11, ['get', 'title']]),
          'icon-image': 'centre',
          'icon-allow-overlap': true,
          'text-optional': true,
          'text-anchor': 'top',
          'text-offset': [0, 0.9],
        } as never,
        paint: paint(role('--ink')),
      },
      {
        id: 'clusters',
        type: 'symbol',
        source: 'centres',
        filter: ['has', 'point_count'],
        layout: { ...text(13, count), 'icon-image': 'cluster', 'icon-allow-overlap': true, 'text-allow-overlap': true } as never,
        paint: { 'text-color': role('--on-action-soft') },
      },
    ],
  };
}
