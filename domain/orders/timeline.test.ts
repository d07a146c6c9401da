import { expect, test } from 'vitest';
import { orderStates } from './states';
import type { OrderState } from './states';
import { orderTimeline } from './timeline';
import type { TimelineOrder } from './timeline';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const order = (state: OrderState, passed: OrderState[], more: Partial<TimelineOrder> = {}): TimelineOrder => ({
  state,
  happened: (['awaiting-payment', ...passed] as OrderState[]).map((toState, index) => ({
    fromState: index === 0 ? null : ('awaiting-payment' as const),
    toState,
    at: at(index + 1),
    reason: toState === 'cancelled' ? 'کالا آسیب دیده بود' : null,
  })),
  holdUntil: at(1),
  queuedFor: at(5),
  promisedBy: at(8),
  refundDueAt: at(9),
  paidToman: 1,
  ...more,
});
const told = (one: TimelineOrder) => orderTimeline(one).map((step) => `${step.step} ${step.when}`);

test('[ORD-12: what happens next] the timeline says what is done, what is being done and what comes', () => {
  expect(told(order('awaiting-payment', []))).toEqual(['placed now', 'queued later', 'confirmed later', 'dispatched later', 'delivered later']);
  expect(told(order('placed', ['placed']))).toEqual(['placed done', 'queued now', 'confirmed later', 'dispatched later', 'delivered later']);
  expect(told(order('under-review', ['placed', 'under-review']))).toEqual([
    'placed done',
    'under-review now',
    'queued later',
    'confirmed later',
    'dispatched later',
    'delivered later',
  ]);
  expect(told(order('queued', ['placed', 'under-review', 'queued']))).toEqual([
    'placed done',
    'under-review done',
    'queued done',
    'confirmed now',
    'dispatched later',
    'delivered later',
  ]);
  expect(told(order('delivered', ['placed', 'queued', 'confirmed', 'dispatched', 'delivered'])).every((step) => step.endsWith('done'))).toBe(true);
});

test('[ORD-9: the steps] a refund shows each step taken, the reason and the day it falls due', () => {
  const pending = orderTimeline(order('refund-pending', ['placed', 'cancelled', 'refund-pending']));
  expect(pending.map((step) => `${step.step} ${step.when}`)).toEqual(['placed done', 'cancelled done', 'refund-pending done', 'refunded now']);
  expect(pending[1]?.reason).toBe('کالا آسیب دیده بود');
  expect(pending[3]?.expectedBy).toEqual(at(9));
  expect(told(order('cancelled', ['cancelled'], { paidToman: 0 }))).toEqual(['cancelled done']);
});

test('[ORD-11: as a date] what is done has its time, what is promised its day, and one step at most is now', () => {
  for (const state of orderStates) {
    const steps = orderTimeline(order(state, state === 'awaiting-payment' ? [] : ['placed', state]));
    expect(steps.filter((step) => step.when === 'now').length).toBeLessThanOrEqual(1);
    for (const step of steps)
      expect([step.when === 'done', step.at !== null]).toEqual([step.when === 'done', step.when === 'done' || step.step === 'under-review']);
    const delivery = steps.find((step) => step.step === 'delivered' && step.when !== 'done');
    if (delivery) expect(delivery.expectedBy).toEqual(at(8));
  }
});
