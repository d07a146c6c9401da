import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { href, pages, type Page, type PageName } from '../../app/routes';
import { doorOf } from './doors';

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** All files of the customers' door that a page is made of. */
function madeOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const found = ['', '.tsx', '.ts'].map((end) => path.join(path.dirname(file), name) + end).find((one) => /\.tsx?$/.test(one) && existsSync(one));
    if (found) madeOf(found, seen);
  }
  return seen;
}

test('[WAR-4: photos] more than a form’s worth comes in where a form brings files along, and nowhere else', () => {
  const names = Object.keys(pages) as PageName[];
  const withFiles = names.filter((name) =>
    [...madeOf(path.join('app', pages[name].file))].some((file) => readFileSync(file, 'utf8').includes('encType="multipart/form-data"')),
  );
  expect(withFiles.sort()).toEqual(names.filter((name) => (pages[name] as Page).files).sort());
  expect(withFiles.length).toBeGreaterThan(2);
  const params = { serial: 'NB1405080001', code: 'ZB-7K2M', slug: 'ns1', id: 7, ticket: 'x.y' };
  for (const name of names) {
    if (pages[name].path.includes('*')) continue;
    for (const lang of ['fa', 'en'] as const) {
      const address = href(lang, name, params as never);
      const door = doorOf(address);
      if (withFiles.includes(name)) expect([address, door]).toEqual([address, 'upload']);
      else expect([address, door === 'upload']).toEqual([address, false]);
    }
  }
});
