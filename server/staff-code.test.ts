import { expect, test } from 'vitest';
import { staffCode, totp } from './staff-code';

// RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i the code is %s', (seconds, code) => {
  expect(totp(SECRET, seconds * 1000)).toBe(code);
});

test('[OPS-3] a second factor’s code is never printed in production', async () => {
  const before = process.env['PORTAL_ENV'];
  process.env['PORTAL_ENV'] = 'production';
  await expect(staffCode('staff@zarban.example')).rejects.toThrow('PORTAL_ENV=production');
  process.env['PORTAL_ENV'] = before;
  if (before === undefined) delete process.env['PORTAL_ENV'];
});
