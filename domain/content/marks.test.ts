import { expect, test } from 'vitest';
import { marksOf, withoutMarked } from './marks';

test('[LEGAL-4: marked] a national id is marked in any digits by its check digit alone, and taken out of what staff may publish instead', () => {
  expect(marksOf('کد من ۱۲۸۴۵۶۷۸۹۳ است')).toEqual(['national-id']);
  expect(marksOf('my id is 128-456789-3')).toEqual(['national-id']);
  // One that looks like a phone number is both.
  expect(marksOf('0084575948')).toEqual(['phone', 'national-id']);
  expect([marksOf('شماره‌ی پیگیری 1284567894'), marksOf('12845678930'), marksOf('1111111111')]).toEqual([[], [], []]);
  expect(withoutMarked('کد ۱۲۸۴۵۶۷۸۹۳ و پیگیری 1284567894')).toBe('کد … و پیگیری 1284567894');
});
