import { LngLatBounds, Map as LiveMap, NavigationControl, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import sheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { addSheet } from '../add-sheet';
import { mapStyle, type Centres } from './map-style';
import { streetsOf } from './streets';

type Words = Readonly<Record<string, string | undefined>>;

/** What the base map holds: beyond it nothing is drawn. */
const DRAWN: [[number, number], [number, number]] = [
  [42, 23],
  [65, 41],
];
const ICON = 48;
const CLOSE_ZOOM = 14;
const WAIT_MS = 30_000;

/** Opens the live map in a box that has its size; fails where there is no WebGL or a file does not come. [MAP-1] */
export async function openLiveMap(box: HTMLElement, words: Words): Promise<LiveMap> {
  const lang = words['lang'] === 'en' ? 'en' : 'fa';
  setWorkerUrl(worker);
  const [centres, streets] = await Promise.all([
    fetch(words['points'] ?? '').then((answer) => answer.json() as Promise<Centres>),
    words['tiles'] ? streetsOf(words['tiles'], lang) : null,
    addSheet(sheet),
    // Letters are drawn from the page's own font, which has to be there.
    document.fonts.load('400 16px Vazirmatn', 'شهر'),
    document.fonts.load('400 16px Vazirmatn', 'City'),
  ]);
  const bounds = new LngLatBounds();
  for (const { geometry } of centres.features) bounds.extend(geometry.coordinates);
  const map = new LiveMap({
    container: box,
    style: mapStyle(lang, centres, streets),
    ...(bounds.isEmpty() ? { center: [53.5, 32.5], zoom: 4 } : { bounds, fitBoundsOptions: { padding: 50, maxZoom: CLOSE_ZOOM } }),
    maxBounds: DRAWN,
    attributionControl: { compact: false },
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': words['label'] ?? '', 'NavigationControl.ZoomIn': words['in'] ?? '', 'NavigationControl.ZoomOut': words['out'] ?? '' },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), lang === 'fa' ? 'top-left' : 'top-right');
  for (const name of ['cluster', 'centre'] as const) map.addImage(name, icon(name), { pixelRatio: 2 });
  map.on('click', 'clusters', ({ features }) => void open(map, features?.[0]));
  map.on('click', 'centres', ({ features }) => {
    const to: unknown = features?.[0]?.properties['href'];
    if (typeof to === 'string') location.assign(to);
  });
  for (const layer of ['clusters', 'centres']) {
    map.on('mouseenter', layer, () => void (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => void (map.getCanvas().style.cursor = ''));
  }
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    setTimeout(() => reject(new Error('the map does not come')), WAIT_MS);
  }).catch((error: unknown) => {
    map.remove();
    throw error;
  });
  return map;
}

/** Goes as near as it takes for a cluster to part. */
async function open(map: LiveMap, feature: { id?: unknown; properties: Record<string, unknown>; geometry: unknown } | undefined): Promise<void> {
  const source = map.getSource<GeoJSONSource>('centres');
  if (!feature || !source) return;
  const zoom = await source.getClusterExpansionZoom(Number(feature.properties['cluster_id']));
  map.easeTo({ center: (feature.geometry as { coordinates: [number, number] }).coordinates, zoom });
}

/** A ring for many, a filled dot for one, in the colours of the page. */
function icon(name: 'cluster' | 'centre'): ImageData {
  const role = (of: string) => getComputedStyle(document.documentElement).getPropertyValue(of).trim();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = ICON;
  const pen = canvas.getContext('2d')!;
  const r = name === 'cluster' ? 21 : 13;
  pen.beginPath();
  pen.arc(ICON / 2, ICON / 2, r, 0, 2 * Math.PI);
  pen.fillStyle = role(name === 'cluster' ? '--action-soft' : '--action');
  pen.fill();
  pen.lineWidth = name === 'cluster' ? 3 : 4;
  pen.strokeStyle = role(name === 'cluster' ? '--action' : '--surface');
  pen.stroke();
  return pen.getImageData(0, 0, ICON, ICON);
}
