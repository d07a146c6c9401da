import { expect, test } from 'vitest';
import { toman } from '../money';
import { comparedRows, modelsOf } from './compare';
import type { ProductPage, ProductVariant } from './product-page';

const variant = (sku: string): ProductVariant => ({ id: 1, sku, title: sku, note: null, priceToman: toman(1), sellable: true, lineLimit: 5, available: 1 });
const product = (slug: string, skus: string[], figures: [string, string][]) =>
  ({ slug, variants: skus.map(variant), figures: figures.map(([name, value]) => ({ name, value })) }) as ProductPage;

test('[PAGE-2: comparison] each model has a column, each figure a row in its first order; what differs or is missing is marked', () => {
  const models = modelsOf([
    product('ns1', ['NS1', 'NS1-SE'], [
      ['type', 'digital'],
      ['made', 'Iran'],
    ]),
    product('ns0', ['NS0'], [
      ['made', 'Iran'],
      ['tube', 'double'],
    ]),
  ]); // prettier-ignore
  expect(models.map((model) => model.variant.sku)).toEqual(['NS1', 'NS1-SE', 'NS0']);
  expect(comparedRows(models)).toEqual([
    { name: 'type', values: ['digital', 'digital', null], differs: true },
    { name: 'made', values: ['Iran', 'Iran', 'Iran'], differs: false },
    { name: 'tube', values: [null, null, 'double'], differs: true },
  ]);
});
