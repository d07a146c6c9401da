import { expect, test } from 'vitest';
import { rests } from './rests';

test('[ADM-3] what is done is nobody’s to take: a closed ticket, a refunded order, an answered request; what is open is', () => {
  expect([rests('warranty-tickets', 'returned'), rests('orders', 'refunded'), rests('inquiries', 'done'), rests('reviews', 'shown')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([rests('warranty-tickets', 'sent'), rests('orders', 'refund-pending'), rests('inquiries', 'new'), rests('reviews', 'waiting')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
