import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, changeChoice, removeLine, setQuantity, wipeCart } from './change';
import { cartCount, lineKey } from './line';
import type { CartLine } from './line';
import { mayRestoreMirror, mergeCarts } from './merge';
import { LINE_LIMIT, parseQuantity } from './quantity';

const ns1: CartLine = { variantId: 1, featureIds: [7, 3], engraving: ['دکتر آوا'], quantity: 2 };
const nb1: CartLine = { variantId: 2, featureIds: [], engraving: [], quantity: 1 };

const line = fc.record({
  variantId: fc.integer({ min: 1, max: 3 }),
  featureIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  engraving: fc.array(fc.constantFrom('آوا', 'a', '/', 'a/b'), { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});
const cart = fc.uniqueArray(line, { maxLength: 6, selector: lineKey });
const quantities = (lines: readonly CartLine[]) => Object.fromEntries(lines.map((one) => [lineKey(one), one.quantity]));

test('[CART-3, TXT-1: added and updated] an equal item raises the quantity and says updated; another is appended and says added', () => {
  const first = addLine([], ns1);
  expect(first).toMatchObject({ ok: true, value: { lines: [ns1], says: 'cart.added' } });
  const again = addLine([ns1], { ...ns1, featureIds: [3, 7], quantity: 3 });
  expect(again).toMatchObject({ ok: true, value: { lines: [{ ...ns1, quantity: 5 }], says: 'cart.updated' } });
  for (const other of [
    { ...ns1, variantId: 9 },
    { ...ns1, featureIds: [3] },
    { ...ns1, engraving: ['دکتر نوا'] },
    { ...ns1, engraving: ['دکتر', 'آوا'] },
  ]) {
    expect(addLine([ns1], other)).toMatchObject({ ok: true, value: { lines: [ns1, other], says: 'cart.added' } });
  }
});

test('[CART-3] two lines are equal exactly when product, features in any order and engraving are', () => {
  expect(lineKey({ ...ns1, engraving: ['a/b'] })).not.toBe(lineKey({ ...ns1, engraving: ['a', 'b'] }));
  fc.assert(
    fc.property(line, line, (a, b) => {
      const sorted = (ids: readonly number[]) => [...ids].sort((x, y) => x - y);
      const identity = (one: CartLine) => JSON.stringify([one.variantId, sorted(one.featureIds), one.engraving]);
      expect(lineKey(a) === lineKey(b)).toBe(identity(a) === identity(b));
    }),
  );
});

test('[CART-3, PROD-2: engraving] a line takes another engraving in its place; equal lines become one, within the limit', () => {
  const plain = { variantId: 1, featureIds: [7], engraving: [] };
  const other = { ...ns1, engraving: ['نوا'] };
  expect(changeChoice([ns1, nb1], lineKey(ns1), other)).toMatchObject({ ok: true, value: { lines: [{ ...other, quantity: 2 }, nb1], says: 'cart.updated' } });
  expect(changeChoice([ns1, { ...other, quantity: 3 }], lineKey(ns1), other)).toMatchObject({ ok: true, value: { lines: [{ ...other, quantity: 5 }] } });
  expect(changeChoice([ns1, { ...other, quantity: LINE_LIMIT }], lineKey(ns1), other)).toMatchObject({ ok: false, code: 'cart.quantity.limit-reached' });
  expect(changeChoice([nb1], lineKey(ns1), plain)).toMatchObject({ ok: false, code: 'cart.line.none' });
});

test('[CART-4, TXT-1: deleted and none] removing deletes the match; from an empty cart it says that no item exists', () => {
  expect(removeLine([ns1, nb1], lineKey(ns1))).toMatchObject({ ok: true, value: { lines: [nb1], says: 'cart.deleted' } });
  expect(removeLine([], lineKey(ns1))).toMatchObject({ ok: false, code: 'cart.line.none' });
});

test('[CART-6: the sum] the count is the sum of quantities', () => {
  expect(cartCount([])).toBe(0);
  fc.assert(fc.property(cart, (lines) => cartCount(lines) === lines.reduce((sum, one) => sum + one.quantity, 0)));
});

test.each([
  ['۱', 1],
  [' 20 ', 20],
  ['٧', 7],
  ['0', 'cart.quantity.too-few'],
  ['-3', 'cart.quantity.too-few'],
  ['21', 'cart.quantity.limit'],
  ['9'.repeat(30), 'cart.quantity.limit'],
  ['1.5', 'cart.quantity.not-whole'],
  ['1e1', 'cart.quantity.not-whole'],
  ['یک', 'cart.quantity.not-whole'],
  ['', 'cart.quantity.missing'],
])('[CART-7, LANG-4: quantity] a quantity of %j is %j', (typed, is) => {
  const read = parseQuantity(typed);
  expect(read.ok ? read.value : read.code).toBe(is);
});

test('[CART-7] what the limit does not allow changes nothing', () => {
  expect(addLine([{ ...ns1, quantity: LINE_LIMIT }], { ...ns1, quantity: 1 })).toMatchObject({ code: 'cart.quantity.limit-reached' });
  expect(addLine([], { ...ns1, quantity: 4 }, 3)).toMatchObject({ code: 'cart.quantity.limit', facts: { limit: 3 } });
  expect(setQuantity([ns1], lineKey(ns1), 0)).toMatchObject({ code: 'cart.quantity.too-few' });
  expect(setQuantity([ns1], lineKey(ns1), 1.5)).toMatchObject({ code: 'cart.quantity.not-whole' });
  expect(setQuantity([ns1], lineKey(ns1), 3)).toMatchObject({ value: { lines: [{ quantity: 3 }], says: 'cart.updated' } });
  expect(setQuantity([nb1], lineKey(ns1), 3)).toMatchObject({ code: 'cart.line.none' });
});

test('[CART-5: joining at login] the guest’s lines join the account’s, equal ones by the larger quantity up to the limit', () => {
  fc.assert(
    fc.property(cart, cart, fc.integer({ min: 1, max: 25 }), (account, guest, limit) => {
      const merged = mergeCarts(account, guest, () => limit);
      const [mine, theirs, both] = [quantities(account), quantities(guest), quantities(merged)];
      expect(Object.keys(both).sort()).toEqual([...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort());
      for (const [key, quantity] of Object.entries(both)) expect(quantity).toBe(Math.min(limit, Math.max(mine[key] ?? 0, theirs[key] ?? 0)));
      expect(quantities(mergeCarts(merged, guest, () => limit))).toEqual(both);
      expect(quantities(mergeCarts(guest, account, () => limit))).toEqual(both);
    }),
  );
});

test('[CART-5: wiped stays wiped] the mirror is read back only when the server knows no cart', () => {
  expect(wipeCart().lines).toEqual([]);
  expect(mayRestoreMirror(null)).toBe(true);
  expect(mayRestoreMirror({ lines: 0, wipedAt: new Date() })).toBe(false);
  expect(mayRestoreMirror({ lines: 0, wipedAt: null })).toBe(false);
});
