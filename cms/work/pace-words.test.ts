import { expect, test } from 'vitest';
import { paceWords } from './pace-words';

test.each([
  [0, 'در ۳۰ روز فروشی نداشته', 'not sold in 30 days'],
  [1 / 30, 'کمتر از یکی در روز', 'less than one a day'],
  [29 / 30, 'کمتر از یکی در روز', 'less than one a day'],
  [1, 'روزی ۱ می‌رود', '1 a day'],
  [2.5, 'روزی ۲٫۵ می‌رود', '2.5 a day'],
])('[ADM-3] of a unit %s go a day: no zero is said of what was sold', (perDay, fa, en) => {
  expect([paceWords('fa', perDay), paceWords('en', perDay)]).toEqual([fa, en]);
});
