import { expect, test } from 'vitest';
import { refundWhy } from './refund-why';
import { say } from './say';

test.each([
  ['order', 'paid-twice', /^This order was paid twice/, /^این سفارش دو بار/],
  ['top-up', 'paid-twice', /^This credit was paid for twice/, /^بهای این اعتبار دو بار/],
  ['workshop', 'paid-twice', /^This was paid twice/, /^این مبلغ دو بار/],
  ['top-up', 'paid-late', /^The payment came when the time to pay was over/, /مهلت/],
  ['order', 'less-due', /^Less is due now/, /تفاوت/],
] as const)('[ORD-9] a refund says why by what was paid for: %s, %s', (kind, why, en, fa) => {
  expect(say('en', refundWhy({ kind, why }))).toMatch(en);
  expect(say('fa', refundWhy({ kind, why }))).toMatch(fa);
  if (kind !== 'order') expect(say('en', refundWhy({ kind, why }))).not.toMatch(/order/);
});
