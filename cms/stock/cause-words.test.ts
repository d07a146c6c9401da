import { expect, test } from 'vitest';
import { stockCauses } from '#domain/catalog/stock-causes';
import { causeWords } from './cause-words';

test.each(stockCauses)('[PROD-1, ADM-2] that stock moved as %s is said in both languages, also with its number', (cause) => {
  for (const of of [cause, `${cause}:7`]) {
    const move = { cause: of, subject: 'order:7' };
    expect(causeWords('fa', move)).toMatch(/^[؀-ۿ‌ ]+$/);
    expect(causeWords('en', move)).toMatch(/^[A-Z][a-z’,;: ]+ [a-z’,;: ]+$/);
  }
});

test('[PROD-1] what staff wrote is shown as they wrote it', () => {
  expect(causeWords('fa', { cause: 'held', subject: 'stock:4f1c' })).toBe('held');
  expect(causeWords('fa', { cause: 'رسید انبار: ۱۲', subject: 'stock:4f1c' })).toBe('رسید انبار: ۱۲');
});

test('[PROD-1, ADM-2: English] what a unit was filled with at first is said in the reader’s language', () => {
  const move = { cause: 'موجودی آغازین', subject: 'stock:seed:NB1' };
  expect([causeWords('fa', move), causeWords('en', move)]).toEqual(['موجودی آغازین', 'Opening stock']);
});
