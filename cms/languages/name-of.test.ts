import { expect, test } from 'vitest';
import { nameOf } from './name-of';

test.each([
  [{ id: 11, title: 'گوشی NS1', slug: 'ns1' }, 'گوشی NS1'],
  [{ id: 11, title: null, slug: 'ns1' }, 'ns1'],
  [{ id: 11, title: ' ', sku: 'NS1-SE', slug: 'ns1' }, 'NS1-SE'],
  [{ id: 11 }, null],
])('[ADM-2: names] %j is called %s', (document, name) => expect(nameOf(document)).toBe(name));
