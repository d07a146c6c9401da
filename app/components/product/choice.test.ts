import { expect, test } from 'vitest';
import type { ProductPage } from '#domain/catalog/product-page';
import { toman } from '#domain/money';
import { choiceFrom } from './choice';

const variant = (id: number, sku: string, available: number) => ({
  id,
  sku,
  title: sku,
  note: null,
  priceToman: toman(id * 1000),
  sellable: true,
  lineLimit: 5,
  available,
});
const product = {
  drawing: 'ns1',
  pictures: [],
  holds: [],
  variants: [variant(1, 'NS1-SE', 0), variant(2, 'NS1-SE-PLUS', 3)],
  colours: [
    { featureId: 7, code: 'red', title: 'قرمز', extraToman: toman(0), available: true },
    { featureId: 8, code: 'navy', title: 'سرمه‌ای', extraToman: toman(0), available: true },
  ],
} as unknown as ProductPage;
const chosen = (query: string) => choiceFrom(product, new URLSearchParams(query));

test('[PROD-2: without script] a choice is read by its names and by what a form sends; engraving is shown when asked for, and only then', () => {
  expect([chosen('').variant?.id, chosen('').colour?.code]).toEqual([2, 'red']);
  expect([chosen('variant=ns1-se&colour=navy').variant?.id, chosen('variant=1&colour=8').colour?.code]).toEqual([1, 'navy']);
  const shown = chosen('show=1&variant=2&colour=8&engraving1=دكتر آوين&engraving2=&quantity=2&intent=add');
  expect([shown.variant?.id, shown.colour?.code, shown.shown]).toEqual([2, 'navy', { engraving1: 'دکتر آوین', quantity: '2' }]);
  // What is to be cut is looked at on the plate, unless another view is asked for.
  expect([shown.view, chosen('show=1').view, chosen('show=1&engraving1=a&view=joint').view]).toEqual(['head', 'whole', 'joint']);
  expect(chosen('engraving1=a').shown).toEqual({});
  expect(chosen(`show=1&engraving1=${'a'.repeat(10_000)}`).shown['engraving1']?.length).toBe(60);
  expect([chosen('variant=99&colour=99').variant?.id, chosen('colour=%00').colour?.code]).toEqual([2, 'red']);
});
