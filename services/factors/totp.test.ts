import { expect, test } from 'vitest';
import { seal, unseal } from './seal';
import { matchingStep, newTotpSecret, otpauthUrl, totpCode } from './totp';

/** RFC 6238, appendix B, SHA-1, cut to six digits: the secret is the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('[ADM-5: second factor] the code at second %i is what RFC 6238 says', (second, code) => {
  expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code);
});

test('[ADM-5: second factor] a code matches its own step among those that are open', () => {
  expect(matchingStep(SECRET, totpCode(SECRET, 7), [6, 7, 8])).toBe(7);
  expect(matchingStep(SECRET, totpCode(SECRET, 5), [6, 7, 8])).toBeUndefined();
});

test('[ADM-5: second factor] each secret is new and its address is what an authenticator reads', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  expect(otpauthUrl(secret, 'nava@zarban.example')).toBe(`otpauth://totp/Zarban:nava%40zarban.example?secret=${secret}&issuer=Zarban`);
});

test('[ADM-5: second factor] a sealed secret opens for its owner, with its key, unchanged; nothing else opens it', () => {
  const sealed = seal('key', { staffId: 7 }, SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(seal('key', { staffId: 7 }, SECRET)).not.toBe(sealed);
  expect(unseal('key', { staffId: 7 }, sealed)).toBe(SECRET);
  expect(() => unseal('key', { userId: 7 }, sealed)).toThrow();
  expect(() => unseal('other', { staffId: 7 }, sealed)).toThrow();
  expect(() => unseal('key', { staffId: 7 }, `${sealed.slice(0, -2)}AA`)).toThrow();
});
