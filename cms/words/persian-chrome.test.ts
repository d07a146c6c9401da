import { expect, test } from 'vitest';
import { persianWord } from './persian-chrome';

test.each([
  ['Edit گوشی NB1', 'ویرایش گوشی NB1'],
  ['12 results available.', '۱۲ گزینه'],
  ['option NS1 SE, selected.', 'NS1 SE برگزیده شد'],
  ['Collapse', 'جمع کردن'],
  ['گوشی NS0 در ۲ رنگ', 'گوشی NS0 در ۲ رنگ'],
])('[ADM-2] the frame’s «%s» is «%s» in Persian; names keep their letters and digits', (english, persian) => {
  expect(persianWord(english)).toBe(persian);
});
