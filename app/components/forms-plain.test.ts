import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve('app');
const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const forms = files()
  .flatMap(({ name, text }) => [...text.matchAll(/<form\b[^>]*>/g)].map(([tag]) => ({ name, tag })))
  .filter(({ tag }) => tag.includes('method="post"'));

test('[CART-7] every form leaves the saying of all that is missing to us: a browser says one field at a time, in its own language', () => {
  expect(forms.length).toBeGreaterThan(40);
  expect(forms.filter(({ tag }) => !tag.includes('noValidate'))).toEqual([]);
});

test('[CART-7, SHELL-9] whatever may stay empty says so beside its name', () => {
  const fields = files().flatMap(({ name, text }) =>
    [...text.matchAll(/<(?:FormField|Field|TextArea|FileField)\b(?:[^>]|=>)*?\/>/g)].map(([tag]) => ({ name, tag })),
  );
  expect(fields.length).toBeGreaterThan(25);
  // A search and a filter ask for nothing; an engraving says it in its legend; a question of a lesson may wait for another try.
  const spared = /search-form|shop-filters|centre-filters|doctor-filters|engraving-fields|questions-page|quiz-item/;
  const silent = fields.filter(({ name, tag }) => tag.includes('required={false}') && !/\boptional\b/.test(tag) && !spared.test(name));
  expect(silent).toEqual([]);
});
