import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve('app');
const forms = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/<form\b[^>]*>/g)].map(([tag]) => ({ name, tag })))
  .filter(({ tag }) => tag.includes('method="post"'));

test('[CART-7] every form leaves the saying of all that is missing to us: a browser says one field at a time, in its own language', () => {
  expect(forms.length).toBeGreaterThan(40);
  expect(forms.filter(({ tag }) => !tag.includes('noValidate'))).toEqual([]);
});
