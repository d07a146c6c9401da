import { expect, test } from 'vitest';
import { noteMoved, notePress, noteShown, pressedSince, stateNow } from './told';

test('[ADM-4: at once] from the answer on a document is shown in its new state, and as the page has it once that was read anew', () => {
  expect(stateNow('orders/1', 'queued')).toBe('queued');
  noteMoved('orders/1', 'queued', 'confirmed');
  expect(stateNow('orders/1', 'queued')).toBe('confirmed');
  expect(stateNow('orders/2', 'queued')).toBe('queued');
  expect(stateNow('orders/1', 'confirmed')).toBe('confirmed');
  // A colleague has gone on meanwhile.
  expect(stateNow('orders/1', 'dispatched')).toBe('dispatched');
  // Read anew and brought back since: it is what the page shows.
  noteShown('orders/1', 'queued');
  expect(stateNow('orders/1', 'queued')).toBe('confirmed');
  noteShown('orders/1', 'confirmed');
  expect(stateNow('orders/1', 'queued')).toBe('queued');
});

test('[ADM-4: one’s own] a press is remembered, so that what comes of it is no news', () => {
  const before = Date.now();
  expect(pressedSince(before)).toBe(false);
  notePress();
  expect(pressedSince(before)).toBe(true);
});
