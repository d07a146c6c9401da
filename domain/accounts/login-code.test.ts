import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_TRIES, codeExpiresAt, mayRequestCode, mayTryCode, parseLoginCode, wrongCode } from './login-code';

const at = new Date('2026-11-21T08:00:00Z');
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1_000);

test.each([
  ['first', [], [], null],
  ['after 59 s', [59], [59], 'accounts.code.too-soon'],
  ['after 60 s', [60], [60], null],
  ['sixth in an hour', [100, 200, 300, 400, 500], [], 'accounts.code.too-many'],
  ['when the first of five is an hour old', [100, 200, 300, 400, 3_600], [], null],
  ['eleventh in a day', [4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, 40_000], [], 'accounts.code.too-many'],
  ['59 from one address', [], Array.from({ length: 59 }, (_, i) => i + 1), null],
  ['60 from one address', [], Array.from({ length: 60 }, (_, i) => i + 1), 'accounts.code.too-many'],
])('[AUTH-6: request limits] %s', (_, contact, address, code) => {
  const decided = mayRequestCode({ toContact: contact.map(ago), fromHere: [], fromAddress: address.map(ago) }, at);
  expect(decided.ok ? null : decided.code).toBe(code);
});

test('[AUTH-6: request limits] one customer with a whole IPv6 /48 gets four times what one network gets, and is told when it opens', () => {
  const from48 = (count: number) =>
    mayRequestCode({ toContact: [], fromHere: [], fromAddress: [], from48: Array.from({ length: count }, (_, n) => ago(n + 1)) }, at);
  expect(from48(239).ok).toBe(true);
  expect(from48(240)).toMatchObject({ ok: false, status: 429, facts: { nextAt: new Date(ago(240).getTime() + 3_600_000) } });
});

const ten = [4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, 40_000];
test.each([
  ['a new place, when ten went elsewhere', ten, [], null],
  ['a place that had one of them', ten, [40_000], null],
  ['a place that had two', ten, [36_000, 40_000], 'accounts.code.too-many'],
  ['a new place, a moment before its turn', [1_199, ...ten], [], 'accounts.code.too-soon'],
  ['a new place, at its turn', [1_200, ...ten], [], null],
  ['a new place within the minute of another', [59, ...ten], [], 'accounts.code.too-many'],
  ['a new place, when five went elsewhere within the hour', [1_200, 1_300, 1_400, 1_500, 1_600], [], null],
])('[AUTH-6: request limits] %s', (_, contact, place, code) => {
  const decided = mayRequestCode({ toContact: contact.map(ago), fromHere: [], fromPlace: place.map(ago), fromAddress: [] }, at);
  expect(decided.ok ? null : decided.code).toBe(code);
});

test.each([
  ['at home, when ten went elsewhere and one of them just now', [61, ...ten], [], true, null],
  ['the same anywhere else', [61, ...ten], [], false, 'accounts.code.too-many'],
  ['at home within the minute of another', [59, ...ten], [], true, 'accounts.code.too-soon'],
  ['the fifth at home', ten, [4_000, 8_000, 12_000, 16_000], true, 'accounts.code.too-many'],
  ['the fourth at home', ten, [4_000, 8_000, 12_000], true, null],
])('[AUTH-6: at home] %s', (_, contact, place, atHome, code) => {
  const decided = mayRequestCode({ toContact: contact.map(ago), fromHere: [], fromPlace: place.map(ago), atHome, fromAddress: [] }, at);
  expect(decided.ok ? null : decided.code).toBe(code);
});

test('[AUTH-2: the countdown’s end, AUTH-6: request limits] whoever waits as told may ask, and never a moment earlier', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 14 }), (waits) => {
      const history = { toContact: waits.map(ago), fromHere: [], fromAddress: waits.map(ago) };
      const decided = mayRequestCode(history, at);
      if (decided.ok) {
        expect(decided.value.nextAt.getTime()).toBeGreaterThanOrEqual(at.getTime() + 60_000);
        return;
      }
      const opens = decided.facts?.['nextAt'] as Date;
      expect(mayRequestCode(history, opens).ok).toBe(true);
      expect(mayRequestCode(history, new Date(opens.getTime() - 1)).ok).toBe(false);
    }),
  );
});

test('[AUTH-6: life, tries, single use] a code lives two minutes, allows five tries and is used once', () => {
  const challenge = { expiresAt: codeExpiresAt(at), tries: 0, usedAt: null };
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  expect(mayTryCode(challenge, later(119.999))).toEqual({ ok: true, value: { triesLeft: CODE_TRIES } });
  expect(mayTryCode(challenge, later(120))).toMatchObject({ code: 'accounts.code.expired' });
  expect(mayTryCode({ ...challenge, tries: 4 }, at).ok).toBe(true);
  expect(mayTryCode({ ...challenge, tries: 5 }, at)).toMatchObject({ code: 'accounts.code.no-tries' });
  expect(mayTryCode({ ...challenge, usedAt: at }, at)).toMatchObject({ code: 'accounts.code.used', status: 409 });
  expect(wrongCode(1)).toMatchObject({ code: 'accounts.code.wrong', facts: { left: 4 } });
  expect(wrongCode(5)).toMatchObject({ code: 'accounts.code.no-tries' });
});

test('[AUTH-1: the code, NUM-2: code, LANG-4: code] six digits in any script, pasted with spaces', () => {
  expect(CODE_LENGTH).toBe(6);
  for (const typed of ['481516', '۴۸۱۵۱۶', '٤٨١ ٥١٦', ' 481-516 ']) expect(parseLoginCode(typed)).toEqual({ ok: true, value: '481516' });
  expect(parseLoginCode('')).toMatchObject({ code: 'accounts.code.missing' });
  expect(parseLoginCode('48151')).toMatchObject({ code: 'accounts.code.length', facts: { length: 5 } });
  expect(parseLoginCode('48151a')).toMatchObject({ code: 'accounts.code.digits-only' });
});
