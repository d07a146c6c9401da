import { expect, test } from 'vitest';
import { languageNamed } from './language-names';
import { countsIn, persianWord } from './persian-chrome';

test.each([
  ['Edit گوشی NB1', 'ویرایش گوشی NB1'],
  ['12 results available.', '۱۲ گزینه'],
  ['option NS1 SE, selected.', 'NS1 SE برگزیده شد'],
  ['Collapse', 'جمع کردن'],
  ['Close toast', 'بستن پیام'],
  ['گوشی NS0 در ۲ رنگ', 'گوشی NS0 در ۲ رنگ'],
])('[ADM-2] the frame’s «%s» is «%s» in Persian; names keep their letters and digits', (english, persian) => {
  expect(persianWord(english)).toBe(persian);
});

test('[ADM-2] a dialog counts in Persian digits, and the names it speaks of keep theirs', () => {
  expect(countsIn('حذف «فشارسنج NB2» و 12 مورد دیگر')).toBe('حذف «فشارسنج NB2» و ۱۲ مورد دیگر');
  expect(countsIn('NS1-SE-BLU، 3')).toBe('NS1-SE-BLU، ۳');
});

test('[ADM-2] a field’s language is named in English, not given as a code', () => {
  expect([languageNamed('— fa'), languageNamed('— en'), languageNamed('— x')]).toEqual(['(Persian)', '(English)', '— x']);
});
