import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { provincesIn } from '../addresses/iran';
import { makeProvinces } from './map/make-provinces';
import { cityPlaces, stations } from './places';
import { inFrame, metresBetween, readPoint, writePoint } from './point';
import { liesIn } from './provinces';

const read = (name: string) => JSON.parse(readFileSync(new URL(`./map/${name}.json`, import.meta.url), 'utf8'));
const cities = provincesIn.en.flatMap((province) => province.cities.map((city) => [city.code, province.code] as const));

test('[MAP-1: places] every city of the address lists has its place, in its own province and in no far one', () => {
  expect(cityPlaces.map(({ code }) => code).sort()).toEqual(cities.map(([code]) => code).sort());
  const wrong = cities.filter(
    ([code, province]) =>
      !liesIn(
        province,
        cityPlaces.find((one) => one.code === code)!,
      ),
  );
  expect(wrong).toEqual([]);
  const byCode = new Map(cityPlaces.map((one) => [one.code, one]));
  for (const [city, province] of [
    ['tabas', 'yazd'],
    ['ferdows', 'razavi-khorasan'],
    ['karaj', 'tehran'],
    ['qom', 'tehran'],
    ['kish', 'fars'],
  ] as const)
    expect(liesIn(province, byCode.get(city)!), `${city} in ${province}`).toBe(false);
  expect(liesIn('nowhere', byCode.get('tehran')!)).toBe(false);
});

test('the file of provinces is what is made of the borders and the outline', () => {
  const provinces = [...provincesIn.en].sort((one, other) => (one.code < other.code ? -1 : 1));
  const places = { type: 'FeatureCollection', features: [...read('places').features, ...read('places-own').features] } as const;
  expect(makeProvinces({ iran: read('iran'), borders: read('borders-osm'), cities: places, provinces })).toEqual(read('provinces-osm'));
});

test('stations have codes of their own', () => {
  expect(new Set(stations.map(({ code }) => code)).size).toBe(stations.length);
  expect(stations.every(({ code }) => /^[a-z0-9-]+$/.test(code))).toBe(true);
});

test('[MAP-1: near me] an address says a place to three decimals, and nothing outside Iran', () => {
  expect(readPoint('35.700123,51.400987')).toEqual({ latitude: 35.7, longitude: 51.401 });
  expect(readPoint('۳۵.۷, ۵۱.۴')).toEqual({ latitude: 35.7, longitude: 51.4 });
  for (const typed of [null, '', '35.7', 'x,y', '35.7,51.4,1', '51.4,35.7', '0,0', '1e1,51', '35.7,51.4;drop'])
    expect(readPoint(typed), String(typed)).toBeNull();
  fc.assert(
    fc.property(fc.double({ min: 25, max: 39, noNaN: true }), fc.double({ min: 44, max: 63, noNaN: true }), (latitude, longitude) => {
      const point = readPoint(`${latitude.toFixed(9)},${longitude.toFixed(9)}`);
      expect(point && inFrame(point)).toBe(true);
      expect(readPoint(writePoint(point!))).toEqual(point);
    }),
  );
});

test('metres between two places', () => {
  const [tehran, karaj] = ['tehran', 'karaj'].map((code) => cityPlaces.find((one) => one.code === code)!);
  expect(metresBetween(tehran!, karaj!)).toBeGreaterThan(35_000);
  expect(metresBetween(tehran!, karaj!)).toBeLessThan(45_000);
  expect(metresBetween(tehran!, tehran!)).toBe(0);
});
