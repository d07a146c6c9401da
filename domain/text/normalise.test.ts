import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '../../tests/cpu-time';
import { normaliseCode, normaliseDigits, normaliseLines, normaliseText, proseLines, proseText, searchKey } from './normalise';

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
      '\u{E0041}',
      '\u0301',
      '\u064F',
      '\uFE0F',
      '\u200D',
      '\u20E3',
      '\u2764',
      '\u{1F468}',
      '\u{1F3FD}',
      '\uE000',
      '\u00AD',
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

test.each([
  ['tags', 'علی\u{E0041}\u{E0042}\u{E007F}', 'علی'],
  ['fillers and hyphens that nobody sees', 'A\u00ADv\u3164i\u034Fn\u2062', 'Avin'],
  ['private and unassigned letters', 'آ\uE000\u{F0000}وین\u0378', 'آوین'],
  ['selectors in words', 'آ\uFE0F\uFE0Eوی\u{E0100}ن', 'آوین'],
  ['a hundred and twenty marks', `a${'\u0335'.repeat(120)}`, `a${'\u0335'.repeat(4)}`],
  ['marks with joiners between them', `b${'\u0335\u200C'.repeat(30)}c`, `b${'\u0335'.repeat(4)}\u200Cc`],
  ['joiners in Latin words', 'A\u200Dv\u200Din', 'Avin'],
])('[LANG-4: unseen letters] of %s nothing is stored that nobody sees', (_what, typed, stored) => expect(normaliseText(typed)).toBe(stored));

test.each(['مُؤَذِّنٌ', 'ه\u200D', 'می\u200Cروم', '👨\u200D👩\u200D👧', '👩🏽\u200D⚕️', '❤️', '1️⃣', 'Việt', 'שָׁלוֹם', 'é'])(
  '[LANG-4: unseen letters] %s stays as it is',
  (typed) => expect(normaliseText(typed)).toBe(typed.normalize('NFC')),
);

test('lines keep their breaks, without empty ends and long gaps', () => {
  expect(normaliseLines('\r\n خط ۱ \r\n\n\n\nخط  ۲\n')).toBe('خط 1\n\nخط 2');
});

test.each([
  ['پلاک ۱۲، واحد ٣', 'پلاک ۱۲، واحد ۳'],
  ['از 9 تا ۱۷', 'از 9 تا ۱۷'],
  [' علي  ۵ ستاره داد ', 'علی ۵ ستاره داد'],
])('[LANG-4: prose] %j is kept as %j: letters are tidied, digits stay as they were written', (typed, stored) => expect(proseText(typed)).toBe(stored));

test('[LANG-4: prose] several lines too, and a second time changes nothing', () => {
  expect(proseLines('\r\n خط ۱ \r\n\n\n\nخط  2\n')).toBe('خط ۱\n\nخط 2');
  fc.assert(
    fc.property(wild, (typed) => {
      expect(proseLines(proseLines(typed))).toBe(proseLines(typed));
    }),
  );
  expect(normaliseText('á\u200D')).toBe(normaliseText(normaliseText('a\u0301\u200D')));
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

test.each([
  ['half-spaces', '\u200C'.repeat(40_000)],
  ['joiners between letters', `ا${'\u200C\u200D'.repeat(20_000)}ا`],
  ['marks out of order', `a${'\u0301\u0323'.repeat(20_000)}`],
  ['spaces and half-spaces', ' \u200C'.repeat(20_000)],
  ['line ends', 'a\n\n\n'.repeat(10_000)],
])('[LANG-4: the normaliser] forty thousand %s cost what their length does', (_, text) => {
  const spent = cpuTime(() => [normaliseText, normaliseLines, proseText, proseLines, normaliseCode, searchKey].map((normal) => normal(text)));
  expect(spent).toBeLessThan(1_500);
});
