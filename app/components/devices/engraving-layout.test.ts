import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGRAVING_CHARACTERS } from '#domain/catalog/engraving';
import { layEngraving } from './engraving-layout';

test('[PROD-2: preview] one line stands in the middle, two as a large and a small one', () => {
  expect(layEngraving(['مامان'])).toMatchObject([{ text: 'مامان', size: 52, x: 252, direction: 'rtl' }]);
  expect(layEngraving(['دکتر آوا', 'بخش قلب'])).toMatchObject([
    { size: 42, y: 221 },
    { size: 19, y: 264 },
  ]);
  expect(layEngraving(['', 'A Cedar'])).toMatchObject([{ text: 'A Cedar', direction: 'ltr' }]);
  expect(layEngraving(['  ', ''])).toEqual([]);
});

test('[PROD-2: preview] the plate shows what will be made: digits as they are cut, and nothing that cannot be', () => {
  expect(layEngraving(['Cardio ۱۲'])).toMatchObject([{ text: 'Cardio ۱۲', direction: 'ltr' }]);
  expect(layEngraving(['❤️', 'آوا 7'])).toMatchObject([{ text: 'آوا ۷' }]);
});

test('[PROD-2: preview] the longest and the widest line stay on the plate', () => {
  const PLATE = 218;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'MWQOسشصضAB '), { minLength: 1, maxLength: ENGRAVING_CHARACTERS }), (letters) => {
      for (const { text, size } of layEngraving([letters.join('')])) expect([...text].length * size * 0.5).toBeLessThan(PLATE * 1.1);
    }),
  );
  expect(layEngraving(['M'.repeat(ENGRAVING_CHARACTERS)])[0]?.size).toBeLessThan(17);
});
