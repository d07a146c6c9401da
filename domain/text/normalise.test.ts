import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseCode, normaliseDigits, normaliseLines, normaliseText, searchKey } from './normalise';

const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'ي',
      'ى',
      'ك',
      'ک',
      'ی',
      '۱',
      '٢',
      '3',
      ' ',
      '\u00A0',
      '\u200C',
      '\u200F',
      '\u202B',
      '\u2067',
      '\n',
      '\t',
      'ٔ',
      'ﻻ',
      'ﮎ',
      'a',
      '\u0000',
      '\uD800',
    ),
  }),
);

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰٩1', '091'],
])('[LANG-4: the normaliser] digits of %s are Latin', (typed, stored) => expect(normaliseDigits(typed)).toBe(stored));

test.each([
  ['علي كريمى', 'علی کریمی'],
  ['  علی \t\u00A0 کریمی ', 'علی کریمی'],
  ['\u202Bسلام\u202C\u200F', 'سلام'],
  ['می\u200C\u200Cروم', 'می\u200Cروم'],
  ['\u200Cآوا \u200C نوا\u200C', 'آوا نوا'],
  ['ﻛﺘﺎﺏ', 'کتاب'],
  ['آ', 'آ'],
  ['پلاک ۱۲', 'پلاک 12'],
])('[LANG-4: the normaliser] %j is stored as %j', (typed, stored) => expect(normaliseText(typed)).toBe(stored));

test('[LANG-4: the normaliser] what was normalised stays as it is, in one line, tidy and free of marks', () => {
  fc.assert(
    fc.property(wild, (typed) => {
      const text = normaliseText(typed);
      expect(normaliseText(text)).toBe(text);
      expect(text).not.toMatch(/[۰-۹٠-٩\u064A\u0643\u0649\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\n\t\u0000]| {2}|^ | $/);
      expect(normaliseLines(normaliseLines(typed))).toBe(normaliseLines(typed));
      expect(normaliseCode(normaliseCode(typed))).toBe(normaliseCode(typed));
      expect(searchKey(searchKey(typed))).toBe(searchKey(typed));
    }),
    { numRuns: 500 },
  );
});

test('lines keep their breaks, without empty ends and long gaps', () => {
  expect(normaliseLines('\r\n خط ۱ \r\n\n\n\nخط  ۲\n')).toBe('خط 1\n\nخط 2');
});

test('[LANG-4: codes] a code is compared in capitals, with one kind of dash and no spaces', () => {
  expect(normaliseCode(' zr–۴۸ ۲١۳ ')).toBe('ZR-48213');
});

test.each([
  ['پرونده‌ی سلامتِ', 'پرونده ی سلامت'],
  ['مؤذّن', 'موذن'],
  ['أحمد آقا', 'احمد اقا'],
  ['NH1-Cardio', 'nh1 cardio'],
  ['کـــتاب', 'کتاب'],
])('a search for %j compares %j', (text, key) => expect(searchKey(text)).toBe(key));
