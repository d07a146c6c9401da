import { expect, test } from 'vitest';
import { isCall } from './server-call';

const of = (name: string, args: unknown) => JSON.stringify([{ name, args }]);

test.each([
  of('form-state', {
    fallbackLocale: false,
    collectionSlug: 'media',
    id: 7,
    operation: 'update',
    schemaPath: 'media',
    formState: { alt: { value: 'x' } },
    docPreferences: {},
  }),
  of('form-state', { globalSlug: 'site', id: '$undefined', data: {}, operation: 'update', docPermissions: {}, updated: '$D2026-11-22T10:00:00.000Z' }),
  of('table-state', { collectionSlug: 'users', query: { where: { phone: { equals: '1' } }, limit: 10, page: 1 }, columns: null, renderRowTypes: false }),
  of('table-state', { collectionSlug: ['media', 'documents'], query: { limit: '10' } }),
  of('render-list', { collectionSlug: 'users', query: { where: {}, limit: 10, page: 1 }, enableRowSelections: false }),
  of('render-document', { collectionSlug: 'media', docID: null, initialData: '$undefined' }),
  of('form-state', { collectionSlug: 'posts', data: { title: '$$5' } }),
])('[ADM-5: server functions] the admin’s own call %s goes on', (text) => {
  expect(isCall(text)).toBe(true);
});

test.each([
  '',
  '[]',
  '[null]',
  '[1]',
  '["x"]',
  '["fa"]',
  '[{}]',
  '{"a":1}',
  '[[[[',
  '[{"name":["form-state"],"args":{}}]',
  '["$1:constructor:constructor"]',
  '["$undefined"]',
  '["$@1"]',
  '["$K1"]',
  of('x', {}),
  of('__proto__', {}),
  of('toString', {}),
  of('schedule-publish', {}),
  of('form-state', null),
  of('form-state', '$F1'),
  of('form-state', { collectionSlug: 'media', formState: [] }),
  of('form-state', { collectionSlug: { a: 1 } }),
  of('form-state', { collectionSlug: 'media', data: 7 }),
  of('form-state', { collectionSlug: 'media', operation: 'x' }),
  of('form-state', { collectionSlug: 'media', id: 1e99 }),
  of('form-state', { collectionSlug: 'media', id: { a: 1 } }),
  of('form-state', { collectionSlug: 'media', data: { alt: '$B1' } }),
  of('form-state', { collectionSlug: 'media', data: { alt: '$1:__proto__:x' } }),
  of('table-state', { collectionSlug: 'media', query: { limit: -1 } }),
  of('table-state', { collectionSlug: 'media', query: { limit: 1e9 } }),
  of('table-state', { collectionSlug: 'media', query: { page: 'a' } }),
  of('table-state', { collectionSlug: 'media', columns: 'x' }),
  `${'['.repeat(100)}${']'.repeat(100)}`,
])('[ADM-5: server functions] %s is no call', (text) => {
  expect(isCall(text)).toBe(false);
});
