import type { LifeCycle } from '../lifecycle';
import type { PaymentState } from './arrived';

type PaymentEvent = 'open' | 'fail' | 'arrive' | 'arrive-late';

/** A payment's whole life: only what the gateway verified makes it paid, also after it had failed; what has arrived stays. [ORD-4, ORD-13] */
export const paymentLifeCycle = {
  name: 'payments',
  states: ['new', 'requested', 'paid', 'failed', 'unusable'],
  start: 'new',
  ends: ['paid', 'unusable'],
  moves: [
    { event: 'open', from: ['new'], to: 'requested', who: ['buyer'] },
    { event: 'fail', from: ['new', 'requested'], to: 'failed', who: ['clock'] },
    { event: 'arrive', from: ['requested', 'failed'], to: 'paid', who: ['clock'] },
    { event: 'arrive-late', from: ['requested', 'failed'], to: 'unusable', who: ['clock'] },
  ],
} as const satisfies LifeCycle<PaymentState, PaymentEvent, 'buyer' | 'clock'>;

type PayableState = 'open' | 'paid' | 'ended';

/** Something to be paid: paid once; what ended unpaid may still be paid by money that comes late. [ORD-4] */
export const payableLifeCycle = {
  name: 'payables',
  states: ['open', 'paid', 'ended'],
  start: 'open',
  ends: ['paid'],
  moves: [
    { event: 'pay', from: ['open', 'ended'], to: 'paid', who: ['clock'] },
    { event: 'end', from: ['open'], to: 'ended', who: ['clock'] },
  ],
} as const satisfies LifeCycle<PayableState, 'pay' | 'end', 'clock'>;

type TopUpState = 'open' | 'succeeded' | 'failed';

/** Credit that is added: money that comes after the failure is credited still. [WAL-2] */
export const topUpLifeCycle = {
  name: 'top-ups',
  states: ['open', 'succeeded', 'failed'],
  start: 'open',
  ends: ['succeeded'],
  moves: [
    { event: 'succeed', from: ['open', 'failed'], to: 'succeeded', who: ['clock'] },
    { event: 'fail', from: ['open'], to: 'failed', who: ['clock'] },
  ],
} as const satisfies LifeCycle<TopUpState, 'succeed' | 'fail', 'clock'>;
