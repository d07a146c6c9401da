import { expect, test } from 'vitest';
import { products } from '../collections/products';
import { requiredOf } from './required';

test('[PROD-7: until it sells] what is needed to publish is what the collection requires, and nothing else', () => {
  expect(requiredOf(products.fields)).toEqual(['slug', 'kind', 'stage', 'rank', 'title', 'useLine', 'summary']);
  expect(requiredOf([{ type: 'text', name: 'fresh', required: true }, { type: 'text', name: 'free' }, { type: 'row' }])).toEqual(['fresh']); // prettier-ignore
});
