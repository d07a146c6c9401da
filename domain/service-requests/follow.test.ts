import { expect, test } from 'vitest';
import { isFollowToken, mayBeFollowed } from './follow';

const ended = new Date('2026-11-21T06:30:00Z');
const days = (count: number) => new Date(ended.getTime() + count * 86_400_000);

test('a request can be followed as long as it goes on, and seven days after its end', () => {
  expect(mayBeFollowed({ state: 'waiting-action', since: ended }, days(90))).toBe(true);
  for (const state of ['done', 'cancelled'] as const) {
    expect(mayBeFollowed({ state, since: ended }, days(6.99))).toBe(true);
    expect(mayBeFollowed({ state, since: ended }, days(7))).toBe(false);
  }
});

test.each([
  ['AbCdEfGhIjKlMnOpQrSt_-', true],
  ['AbCdEfGhIjKlMnOpQrSt_', false],
  ['AbCdEfGhIjKlMnOpQrSt_-x', false],
  ['AbCdEfGhIjKlMnOpQrSt %', false],
  ['', false],
])('the secret part of an address, by its shape: %s', (typed, fits) => {
  expect(isFollowToken(typed)).toBe(fits);
});
