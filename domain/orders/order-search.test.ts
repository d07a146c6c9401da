import { expect, test } from 'vitest';
import { NAME_FOLDS, nameKey, readOrderSearch } from './order-search';

const meant = (typed: string) => readOrderSearch(typed).map(({ by, beginning }) => `${by} ${beginning}`);

test.each([
  ['ZR-7K3M9QX', ['code ZR-7K3M9QX', 'name zr-7k3m9qx']],
  ['zr7k', ['code ZR-7K', 'code ZR-ZR7K', 'name zr7k']],
  ['۷K۳', ['code ZR-7K3', 'name 7k3']],
  ['ZB-S77', ['code ZB-S77', 'name zb-s77']],
  ['۰۹۱۲ ۱۱۱ ۲۲۳۳', ['phone 09121112233']],
  ['+98 912', ['phone 0912']],
  ['00989121112233', ['phone 09121112233']],
  ['912', ['phone 0912']],
  ['9892', ['phone 092', 'code ZR-9892']],
  ['2345', ['code ZR-2345']],
  ['آوین', ['name اوین']],
  ['Sara', ['name sara', 'code ZR-SARA']],
  ['Zara ', ['name zara', 'code ZR-ZARA']],
  ['  ', []],
  ['؟!', []],
  ['0212223344', []],
])('[ADM-3: order search] «%s» means %j', (typed, expected) => {
  expect(meant(typed)).toEqual(expected);
});

test('[LANG-4: names] the hat of آ, hamza, half-spaces and Arabic letters make no difference', () => {
  expect(NAME_FOLDS.from.length).toBe(NAME_FOLDS.to.length);
  for (const [one, other] of [
    ['آوین کهن‌سار', 'اوين كهن سار'],
    ['رئوف مؤمنی', 'ریوف مومنی'],
    ['Sara  KOHAN', 'sara kohan'],
  ] as const) {
    expect(nameKey(one)).toBe(nameKey(other));
  }
});
