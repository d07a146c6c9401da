import { expect, test } from 'vitest';
import { openWishes } from './wishes';

test('a language header leads to the language alone: of ten thousand different ones a few are kept, of long ones none', () => {
  const wishes = openWishes();
  for (let at = 0; at < 10_000; at += 1) expect(wishes.of(`en-GB,en;q=0.9,x-${at};q=0.${at}`)).toBe('en');
  expect(wishes.kept()).toBeLessThanOrEqual(200);
  const fresh = openWishes();
  expect(fresh.of(`fa,${'x'.repeat(30_000)}`)).toBe('fa');
  expect([fresh.of('de'), fresh.of(undefined), fresh.of('fa;q=0.5, en')]).toEqual(['', '', 'en']);
  expect(fresh.kept()).toBe(2);
});

test('of a header that is longer than any browser writes the beginning is read', () => {
  expect(openWishes().of(`${'de,'.repeat(5_000)}en`)).toBe('');
});
