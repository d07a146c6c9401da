import { expect, test } from 'vitest';
import { FOLDS, foldedText, readFind } from './find-words';

test.each([
  ['ZR-7K3M9QX', [['zr', '7k3m9qx']]],
  ['zr7k', [['zr7k'], ['zr', '7k']]],
  ['۷K۳', [['7k3']]],
  ['۰۹۱۲ ۱۱۱ ۲۲۳۳', [['09121112233']]],
  ['+98 912', [['98912'], ['0912']]],
  ['00989121112233', [['00989121112233'], ['09121112233']]],
  ['٢٢٣٣', [['2233']]],
  ['12', []],
  ['کهن‌سار', [['کهن', 'سار']]],
  ['آوین كهن', [['اوین', 'کهن']]],
  ['Sara O’Neil', [['sara', 'neil']].map(([one, two]) => [one, 'o', two])],
  ['سپهری ۰۹۸۴', [['سپهری', '0984']]],
  ['NS1041277302', [['ns1041277302']]],
  ['  ', []],
  ['؟!', []],
  ['آ', []],
  ["'; drop table orders", [['drop', 'table', 'orders']]],
])('[ADM-3: find] «%s» means %j', (typed, expected) => {
  expect(readFind(typed)).toEqual(expected);
});

test('[LANG-4: names] the hat of آ, hamza, half-spaces and Arabic letters make no difference', () => {
  expect(FOLDS.from.length).toBe(FOLDS.to.length);
  for (const [one, other] of [
    ['آوین کهن‌سار', 'اوين كهن سار'],
    ['رئوف مؤمنی', 'ریوف مومنی'],
    ['Sara  KOHAN', 'sara kohan'],
  ] as const) {
    expect(foldedText(one)).toBe(foldedText(other));
  }
});
