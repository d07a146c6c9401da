import { refusalIn } from '#domain/fields';
import { expect, test } from 'vitest';
import { addFields, quantityFields } from './cart-fields';

const add = (form: Record<string, unknown>) => addFields.safeParse(form);
const messages = (form: Record<string, unknown>) =>
  add(form).error?.issues.map((issue) => [issue.path[0], issue.code === 'custom' ? refusalIn(issue)?.code : issue.message]);

test('[PROD-2: form] the choice is read; nothing chosen is nothing, and the first of a field given twice counts', () => {
  const choice = { variant: '7', colour: ['3', '4'], engravingFeature: '9', engraving1: 'آوین', engraving2: '', quantity: '۲', from: '/shop' };
  expect(add(choice).data).toEqual({ variantId: 7, featureIds: [3, 9], engraving: ['آوین', ''], quantity: 2, from: '/shop' });
  expect(add({ variant: '7' }).data).toEqual({ variantId: 7, featureIds: [], engraving: [], quantity: 1, from: '' });
});

test('[PROD-2: form] a colour or an engraving that is no id is refused beside its field, not left out', () => {
  for (const odd of ['black', '-1', '0', '۳', '9999999999', '1.5']) {
    expect(messages({ variant: '7', colour: odd })).toEqual([['colour', 'cart.feature.not-offered']]);
    expect(messages({ variant: '7', engravingFeature: odd })).toEqual([['engraving', 'cart.engraving.not-offered']]);
  }
});

test('[CART-7] an id beyond the database’s numbers names nothing; a number beyond all limits stays for the line’s own limit to refuse', () => {
  expect(add({ variant: '9999999999' }).data?.variantId).toBe(0);
  expect(add({ variant: '7', quantity: '9'.repeat(40) }).data?.quantity).toBe(999_999_999);
  expect(quantityFields().safeParse({ key: 'k', quantity: '9'.repeat(40) }).data).toEqual({ key: 'k', quantity: 999_999_999 });
});

test('a list of any length is read up to ten of its entries', () => {
  const long: string[] = [];
  long[4_294_967_294] = 'x';
  expect(add({ variant: long }).data?.variantId).toBe(0);
});
