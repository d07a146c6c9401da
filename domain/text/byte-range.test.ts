import { expect, test } from 'vitest';
import { byteRange } from './byte-range';

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=90-400', { from: 90, to: 99 }],
  ['bytes=0-1,5-6', undefined],
  ['bytes=200-', undefined],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('a player that asks for %s of a hundred bytes gets its part, or the whole', (range, part) => {
  expect(byteRange(range, 100)).toEqual(part);
});
