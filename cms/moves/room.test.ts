import { expect, test } from 'vitest';
import { roomWords } from './room';

test.each([
  ['12345', '5 characters are left.'],
  [' 123456789 ', '1 character is left.'],
  ['1234567890', '0 characters are left.'],
  ['12345678901', '1 character too many.'],
  ['1234567890۱۲۳', '3 characters too many.'],
])('[CONT-1: an answer goes whole] of ten characters, %j: %s', (text, words) => {
  expect(roomWords('en', text, 10)).toBe(words);
});
