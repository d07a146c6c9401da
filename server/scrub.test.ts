import { expect, test } from 'vitest';
import { scrub, scrubFields } from './scrub';

test.each([
  ['call 09121234567 now', 'call … now'],
  ['+98 912 123 4567', '…'],
  ['تلفن ۰۹۱۲۱۲۳۴۵۶۷ ثبت شد', 'تلفن … ثبت شد'],
  ['national id 0012345679', 'national id …'],
  ['card 6037-9912-3456-7890', 'card …'],
  ['to sara.rad@example.ir failed', 'to … failed'],
  ['GET /shop?q=نام&phone=0912 404', 'GET /shop?… 404'],
  [
    'Failed query: select * from users where phone = $1\nparams: 09121234567,Sara\n    at db.ts:1',
    'Failed query: select * from users where phone = $1\nparams: …\n    at db.ts:1',
  ],
  ['postgres://zarban:hunter2@127.0.0.1:5432/x', 'postgres:…'],
  ['order ZB-1405-000123 took 1234 ms', 'order ZB-1405-000123 took 1234 ms'],
  ['at 2026-11-21T02:30:00', 'at 2026-11-21T02:30:00'],
])('[OPS-4: no personal data] %s', (line, expected) => {
  expect(scrub(line)).toBe(expected);
});

test('[OPS-4: no personal data] fields that carry a person are left out, and errors keep their stack', () => {
  const error = new Error('duplicate 09121234567');
  const logged = scrubFields({ requestId: 'a-1', user: { phone: '09121234567', name: 'x' }, headers: { cookie: 'zb_session=1' }, error }) as {
    requestId: string;
    error: { stack: string };
  };
  expect(JSON.stringify(logged)).not.toMatch(/0912|zb_session/);
  expect(logged.requestId).toBe('a-1');
  expect(logged.error.stack).toContain('scrub.test.ts');
});
