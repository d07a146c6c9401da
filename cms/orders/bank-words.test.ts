import { expect, test } from 'vitest';
import { bankWords } from './bank-words';

test('[ORD-9] [LANG-2] why a refund was refused is said in the reader’s language; what the bank says beyond that stays its own', () => {
  expect(bankWords('fa', 'The card does not accept refunds')).toBe('این کارت وجه برگشتی نمی‌پذیرد.');
  expect(bankWords('en', 'The session was already refunded')).toBe('A part was paid back before.');
  expect(bankWords('fa', 'http 503')).toBe('درگاه پاسخ نداد.');
  expect(bankWords('fa', 'Some new rule of the bank')).toBeNull();
});
