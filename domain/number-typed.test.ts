import { expect, test } from 'vitest';
import { typedNumber } from './number-typed';

test.each([
  ['۱۲', 12],
  ['12', 12],
  ['۱٬۰۰۰', 1000],
  ['1,000', 1000],
  ['۰٫۵', 0.5],
  ['0.5', 0.5],
  ['-3', -3],
  [' ', 'empty'],
  ['1,00', 'unclear'],
  ['ده', 'unclear'],
  ['1e3', 'unclear'],
  ['9'.repeat(500), 'unclear'],
] as const)('[LANG-4] %s is read as %s', (typed, read) => expect(typedNumber(typed)).toBe(read));

/** Temperatures, weights, pressures and sums as people in Iran write them: either script's digits, marks, signs, blanks and units. */
const written: readonly (readonly [string, number])[] = [
  ['36.8', 36.8],
  ['۳۶.۸', 36.8],
  ['۳۶٫۸', 36.8],
  ['۳۶/۸', 36.8],
  ['36/8', 36.8],
  ['٣٦٫٨', 36.8],
  ['٣٦/٨', 36.8],
  ['۳۶,۸', 36.8],
  ['36,8', 36.8],
  ['۳۶،۸', 36.8],
  ['۳۶٬۸', 36.8],
  [' ۳۶/۸ ', 36.8],
  ['\u200f۳۶/۸', 36.8],
  ['۳۶/۸\u200e', 36.8],
  ['\u202b۳۶٫۸\u202c', 36.8],
  ['۳۶/۸ درجه', 36.8],
  ['۳۶/۸درجه', 36.8],
  ['36.8°C', 36.8],
  ['36.8 °c', 36.8],
  ['۳۶/۸ سانتی‌گراد', 36.8],
  ['+36.8', 36.8],
  ['036.8', 36.8],
  ['36.80', 36.8],
  ['۳۶/۸۰', 36.8],
  ['37', 37],
  ['۳۷', 37],
  ['٣٧', 37],
  ['۳۷.', 37],
  ['37.0', 37],
  ['۳۷/۰', 37],
  ['.5', 0.5],
  ['٫۵', 0.5],
  ['/۵', 0.5],
  ['۰/۵', 0.5],
  ['0.05', 0.05],
  ['-2.5', -2.5],
  ['−۲٫۵', -2.5],
  ['- 2.5', -2.5],
  ['-0', 0],
  ['0', 0],
  ['۰', 0],
  ['1000', 1000],
  ['۱۰۰۰', 1000],
  ['1 000', 1000],
  ['۱ ۰۰۰', 1000],
  ['1\u00a0000', 1000],
  ['1,000.5', 1000.5],
  ['۱٬۰۰۰٫۵', 1000.5],
  ['۱،۰۰۰', 1000],
  ['۱۲٬۳۴۵٬۶۷۸', 12_345_678],
  ["12'345", 12_345],
  ['12’345', 12_345],
  ['۱۲۰', 120],
  ['۱۲۰ °C', 120],
  ['٠٫٥', 0.5],
  ['۷٢٫۵', 72.5],
  ['7۲.5', 72.5],
  ['0001', 1],
  ['۹۹٫۹۹', 99.99],
  ['100.000', 100],
  ['۱۲\u200c', 12],
];

test.each(written)('[LANG-4, NUM-1] %s is read as people mean it', (typed, value) => {
  expect(typedNumber(typed, ['°C', 'درجه', 'سانتی‌گراد'])).toBe(value);
});

test('[LANG-4] there are sixty spellings, and what can be read in two ways, or not at all, is not guessed', () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  for (const unclear of ['1,00', '1.2.3', '1/2/3', '12a', '1e3', '0x10', '٪۱۲', '--1', '1-', '۱,۲۳', '12,34,56', 'Infinity', '½', '۳ و نیم', '36.8 kg'])
    expect([unclear, typedNumber(unclear, ['°C'])]).toEqual([unclear, 'unclear']);
});
