import { expect, test } from 'vitest';
import { firstLines } from './first-lines';

const asked = (offers: unknown[] = [], answers: object = { 'count-serum-therapy': 2 }, service = 'nurse') =>
  ({ request: { service }, details: { answers }, offers }) as unknown as Parameters<typeof firstLines>[1];
const prices = new Map([['serum-therapy', 480_000]]);
const template = {
  id: 1,
  name: 'عصر',
  lines: [
    { what: 'time.evening', words: '', count: 1, priceToman: 90_000 },
    { what: 'other.own-words', words: 'پارکینگ', count: 2, priceToman: null },
  ],
};

test('[INP-6, INP-8: templates] the form begins with the estimate, and a template’s lines come after it', () => {
  const estimated = { for: 'item.list', item: 'serum-therapy', count: 2, unitToman: 480_000 };
  expect(firstLines('fa', asked(), prices)).toMatchObject([estimated]);
  expect(firstLines('fa', asked(), prices, template)).toMatchObject([
    estimated,
    { for: 'time.evening', item: '', name: '', count: 1, unitToman: 90_000 },
    { for: 'other.own-words', words: 'پارکینگ', count: 2, unitToman: null },
  ]);
});

test('[INP-6, INP-8: templates] what had no price gives way to the template, and stays without one', () => {
  expect(firstLines('fa', asked([], {}, 'medicine'), prices)).toMatchObject([{ for: 'item.reviewed', unitToman: null }]);
  expect(firstLines('fa', asked([], {}, 'medicine'), prices, template).map((line) => line.for)).toEqual(['time.evening', 'other.own-words']);
});

test('[INP-6: was and is] another price begins with the one before, whatever the estimate was', () => {
  const before = { lines: [{ kind: 'item', reason: 'reviewed', item: 'serum-therapy', words: 'دو سرم', count: 1, unitToman: 700_000 }] };
  expect(firstLines('en', asked([before]), prices)).toMatchObject([{ for: 'item.reviewed', words: 'دو سرم', unitToman: 700_000 }]);
  const many = { lines: Array.from({ length: 20 }, () => before.lines[0]) };
  expect(firstLines('en', asked([many]), prices, template)).toHaveLength(20);
});
