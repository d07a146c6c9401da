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
