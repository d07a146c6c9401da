import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherKeyboard } from './keyboard';
import { gramsOf, likeness, slipsBetween, slipsForgiven } from './likeness';
import { meantQuery, rankEntries } from './rank';
import { indexWords, parseQuery, queryWords } from './words';

test('[LANG-4: search] Arabic letters, marks, half-spaces and digits of any script are one word', () => {
  expect(queryWords('گوشي  پزشكي')).toEqual(queryWords('گوشی پزشکی'));
  expect(queryWords('فشار‌سنج NB۱')).toEqual(['فشار', 'سنج', 'nb1']);
  expect(indexWords('گوشی‌های فشار‌سنج')).toEqual(expect.arrayContaining(['گوشی', 'فشار', 'سنج', 'فشارسنج', 'گوشیهای']));
  expect([parseQuery('  '), parseQuery('؟!'), parseQuery(null), parseQuery(' قلب ')]).toEqual([null, null, null, 'قلب']);
  expect(queryWords('و از')).toEqual(['و', 'از']);
});

test('[PROD-4: typing errors] a slip is forgiven in words of four letters, two in words of eight; short words must be right', () => {
  expect([slipsForgiven(3), slipsForgiven(4), slipsForgiven(7), slipsForgiven(8)]).toEqual([0, 1, 1, 2]);
  for (const [typed, known] of [
    ['کوشی', 'گوشی'],
    ['گوسشی', 'گوشی'],
    ['گشوی', 'گوشی'],
    ['فشارصنج', 'فشارسنج'],
    ['ضمانط', 'ضمانت'],
    ['stethoscpoe', 'stethoscope'],
    ['stetoscop', 'stethoscope'],
  ] as const)
    expect([typed, likeness(typed, known) > 0]).toEqual([typed, true]);
  expect(likeness('nb1', 'nh1')).toBe(0);
  expect(likeness('قلب', 'قرص')).toBe(0);
  expect(likeness('گوش', 'گوشی')).toBeGreaterThan(likeness('کوشی', 'گوشی'));
});

test('slips are counted as in the plain definition, both ways the same', () => {
  const word = fc.string({ unit: fc.constantFrom('ا', 'ب', 'س', 'ی'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b, 9)).toBe(slipsBetween(b, a, 9));
      expect(slipsBetween(a, b, 9) === 0).toBe(a === b);
      expect(slipsBetween(a, `${b}ب`, 9)).toBeLessThanOrEqual(slipsBetween(a, b, 9) + 1);
    }),
  );
  expect([slipsBetween('اب', 'با', 2), slipsBetween('ابی', 'بی', 2), slipsBetween('ابب', 'سسس', 1)]).toEqual([1, 1, 2]);
  expect(gramsOf('گوشی')).toEqual(['_گو', 'گوش', 'وشی', 'شی_']);
});

test('[PROD-4: typing errors] words typed with the keyboard in the other language are read', () => {
  expect(otherKeyboard("',ad")).toBe('گوشی');
  expect(otherKeyboard('rgf')).toBe('قلب');
  expect(otherKeyboard('ثزل')).toBe('ecg');
  expect(otherKeyboard('NS1 گوشی')).toBeNull();
});

test('[PROD-4: order] titles before texts, all words before some, and half of them at least', () => {
  const known = (word: string) => ({ typed: word, known: new Map([[word, 1]]) });
  const hits = [
    { entryId: 1, word: 'قلب', weight: 1 },
    { entryId: 2, word: 'قلب', weight: 8 },
    { entryId: 2, word: 'نوار', weight: 3 },
    { entryId: 3, word: 'نوار', weight: 8 },
  ];
  expect(rankEntries([known('قلب')], hits).map((one) => one.entryId)).toEqual([2, 1]);
  expect(rankEntries([known('قلب'), known('نوار')], hits)).toEqual([{ entryId: 2, score: 11, whole: true }]);
  expect(rankEntries([known('قلب'), known('x'), known('y')], hits)).toEqual([]);
  expect(meantQuery([{ typed: 'کوشی', known: new Map([['گوشی', 0.7]]) }, known('قلب')])).toBe('گوشی قلب');
  expect(meantQuery([{ typed: 'گوش', known: new Map([['گوشی', 0.8]]) }])).toBeNull();
});
