import { expect, test } from 'vitest';
import { keptReasons, lostReasons } from './kept-reasons';

const form = { sku: { value: 'NB1' }, product: { value: null, valid: false, errorMessage: 'این فیلد الزامی است.' } };
const kept = keptReasons(form);

test('[ADM-2: reasons] what stands beside the fields of a refused form is kept', () => {
  expect(keptReasons({ sku: { value: 'NB1' } })).toBeNull();
  expect(kept?.reasons).toEqual([{ path: 'product', message: 'این فیلد الزامی است.' }]);
});

test('[ADM-2: reasons] a reason that goes though nothing was written is lost; one that goes after writing is not', () => {
  if (!kept) throw new Error('nothing kept');
  expect(lostReasons(kept, form)).toEqual([]);
  expect(lostReasons(kept, { sku: { value: 'NB1', valid: true }, product: { value: null, valid: true } })).toEqual(kept.reasons);
  expect(lostReasons(kept, { sku: { value: 'NB2', valid: true }, product: { value: null, valid: true } })).toBe('typed');
  expect(lostReasons(kept, { ...form, more: { value: 1 } })).toBe('typed');
});
