import type { WorkQueue } from './queues';

/** Every promise with a clock, and the queue in which staff keep it; what a customer owes us is in none. [ADM-3, JOB-3] */
export const promiseQueues = {
  'orders.call': 'calls',
  'orders.queue': 'orders',
  'orders.dispatch': 'orders',
  'orders.deliver': 'orders',
  'orders.cancel-request': 'orders',
  'orders.agree': null,
  'orders.refund': 'refunds',
  'payments.refund': 'refunds',
  'warranty.contact': 'tickets',
  'warranty.decide': 'tickets',
  'warranty.repair': 'tickets',
  'warranty.return': 'tickets',
  'warranty.replace': 'tickets',
  'warranty.claim': 'claims',
  'inquiries.answer': 'inquiries',
  'inquiries.next-try': 'inquiries',
  'reviews.check': 'reviews',
} as const satisfies Readonly<Record<string, WorkQueue | null>>;

/** A promise's name, as its deadline is kept. */
export type PromiseKind = keyof typeof promiseQueues;

/** The queue in which a promise is kept. */
export function promiseQueue(kind: string): WorkQueue | null {
  return Object.hasOwn(promiseQueues, kind) ? promiseQueues[kind as PromiseKind] : null;
}
