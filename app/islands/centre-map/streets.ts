import { addProtocol, type LayerSpecification, type SourceSpecification } from 'maplibre-gl';

/** Streets from a source of their own: what is drawn above Iran, and its names. */
export type Streets = { sources: Record<string, SourceSpecification>; layers: LayerSpecification[]; names: LayerSpecification[] };

/** How the usual schemes of tiles (Protomaps, OpenMapTiles) call what is drawn. */
const DRAWN = { water: ['water'], buildings: ['buildings', 'building'], roads: ['roads', 'transportation'], names: ['roads', 'transportation_name'] } as const;
const ATTRIBUTION = '© OpenStreetMap';

/** A PMTiles file, read in parts, or pictures by `{z}/{x}/{y}`. */
export async function streetsOf(address: string, lang: 'fa' | 'en'): Promise<Streets> {
  if (!/\.pmtiles(?:$|\?)/.test(address)) {
    const streets: SourceSpecification = { type: 'raster', tiles: [address], tileSize: 256, attribution: ATTRIBUTION };
    return { sources: { streets }, layers: [{ id: 'streets', type: 'raster', source: 'streets', minzoom: 8 }], names: [] };
  }
  const { PMTiles, Protocol } = await import('pmtiles');
  const protocol = new Protocol();
  const file = new PMTiles(address);
  protocol.add(file);
  addProtocol('pmtiles', protocol.tile);
  const metadata = (await file.getMetadata()) as { vector_layers?: { id: string }[] };
  const there = new Set((metadata.vector_layers ?? []).map(({ id }) => id));
  const role = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const of = (what: keyof typeof DRAWN) => DRAWN[what].filter((name) => there.has(name));
  return {
    sources: { streets: { type: 'vector', url: `pmtiles://${address}`, attribution: ATTRIBUTION } },
    layers: [
      ...of('water').map((name): LayerSpecification => ({
        id: `streets-${name}`,
        type: 'fill',
        source: 'streets',
        'source-layer': name,
        minzoom: 9,
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': role('--stage-mist') },
      })),
      ...of('buildings').map((name): LayerSpecification => ({
        id: `streets-${name}`,
        type: 'fill',
        source: 'streets',
        'source-layer': name,
        minzoom: 14,
        paint: { 'fill-color': role('--sunken') },
      })),
      ...of('roads').map((name): LayerSpecification => ({
        id: `streets-${name}`,
        type: 'line',
        source: 'streets',
        'source-layer': name,
        minzoom: 9,
        paint: { 'line-color': role('--line'), 'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.6, 16, 5] },
      })),
    ],
    names: of('names').map((name): LayerSpecification => ({
      id: `streets-names-${name}`,
      type: 'symbol',
      source: 'streets',
      'source-layer': name,
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['coalesce', ['get', `name:${lang}`], ['get', 'name'], ''],
        'text-font': ['Vazirmatn'],
        'text-size': 11,
      },
      paint: { 'text-color': role('--ink-3'), 'text-halo-color': role('--surface'), 'text-halo-width': 1 },
    })),
  };
}
