import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOMS = ['app', 'cms', 'jobs', 'server', 'services'];
/** Paths without rules: generated files and first content. */
const NOT_CODE = /(?:^|\/)(?:\.next|migrations|seed|islands\/ecg-viewer)\/|\.(?:test|spec|generated|d)\.tsx?$|payload-types|importMap/;
/** Factors of units and a few round numbers, which technical limits contain by chance. */
const UNITS = new Set([1_000, 1_024, 60_000, 3_600_000, 86_400_000, 10_000, 100_000, 1_000_000]);
const isRound = (value: number) => UNITS.has(value) || (value < 10_000 && value % 1_000 === 0);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (NOT_CODE.test(`${file}${entry.isDirectory() ? '/' : ''}`)) return [];
    return entry.isDirectory() ? filesOf(file) : /\.tsx?$/.test(entry.name) ? [file] : [];
  });

/** The numbers that the domain names, by value. */
async function ruled(): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (const [file, load] of Object.entries(import.meta.glob<Record<string, unknown>>('../../domain/**/!(*.test).ts'))) {
    for (const [name, value] of Object.entries(await load())) {
      if (typeof value === 'number' && Number.isFinite(value) && /^[A-Z][A-Z0-9_]+$/.test(name))
        found.set(value, [...(found.get(value) ?? []), `${file} ${name}`]);
    }
  }
  return found;
}

test('[NUM-9] each number stands once: a figure that the domain names is written nowhere else in the rooms that use it', async () => {
  const numbers = await ruled();
  expect(numbers.size).toBeGreaterThan(40);
  const again: string[] = [];
  for (const file of ROOMS.flatMap(filesOf)) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
    for (const [literal] of text.matchAll(/(?<![\w.$#'"-])\d[\d_]{3,}(?![\w.'"])/g)) {
      const value = Number(literal.replaceAll('_', ''));
      const names = numbers.get(value);
      if (names && value >= 1_000 && !isRound(value)) again.push(`${file}: ${literal} is ${names.join(', ')}`);
    }
  }
  expect(again).toEqual([]);
});

test('[NUM-9] no two names of the domain stand for one rule: the customer’s amounts and waits are each exported once', async () => {
  const names = new Map<string, string[]>();
  for (const [value, places] of await ruled())
    for (const place of places) names.set(place.split(' ')[1] ?? '', [...(names.get(place.split(' ')[1] ?? '') ?? []), `${place} = ${value}`]);
  const twice = [...names.values()].filter((places) => places.length > 1);
  expect(twice).toEqual([]);
});
