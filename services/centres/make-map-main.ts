import { readFile, writeFile } from 'node:fs/promises';
import { provincesIn } from '#domain/addresses/iran';
import { makeProvinces } from '#domain/centres/map/make-provinces';
import type { Areas, Lines, Points } from '#domain/centres/map/shapes';

/** Writes the provinces of the map from their borders and Iran's outline: `npm run map`. */
const read = async <T>(name: string) => JSON.parse(await readFile(`domain/centres/map/${name}.json`, 'utf8')) as T;

const [iran, borders, named, own] = await Promise.all([
  read<Areas>('iran'),
  read<Lines>('borders-osm'),
  read<Points<{ code: string }>>('places'),
  read<Points<{ code: string }>>('places-own'),
]);
const provinces = [...provincesIn.en].sort((one, other) => (one.code < other.code ? -1 : 1));
const made = makeProvinces({ iran, borders, cities: { type: 'FeatureCollection', features: [...named.features, ...own.features] }, provinces });
await writeFile('domain/centres/map/provinces-osm.json', `${JSON.stringify(made)}\n`);
for (const { properties, geometry } of made.features)
  process.stdout.write(`${properties.code}: ${geometry.coordinates.length} areas, ${geometry.coordinates.flat(2).length} positions\n`);
