import type { Action } from '../access/matrix';

/** The queues in which work waits for staff, and the right that shows each; the calls before dispatch first. [ADM-3, ORD-11] */
export const workQueues = ['calls', 'orders', 'refunds', 'tickets', 'claims', 'inquiries', 'reviews'] as const;
export type WorkQueue = (typeof workQueues)[number];

/** The admin's lists whose documents have an owner among staff; a refund and a call are worked on in their order. */
export const workCollections = ['orders', 'warranty-tickets', 'device-claims', 'inquiries', 'reviews'] as const;
export type WorkCollection = (typeof workCollections)[number];

/** Where the work of a queue is done. */
export const collectionOf: Readonly<Record<WorkQueue, WorkCollection>> = {
  calls: 'orders',
  orders: 'orders',
  refunds: 'orders',
  tickets: 'warranty-tickets',
  claims: 'device-claims',
  inquiries: 'inquiries',
  reviews: 'reviews',
};

/** The right to read what stands there; whoever has it may take such work. */
export const rightOf = {
  orders: 'admin.orders.read',
  'warranty-tickets': 'admin.tickets.read',
  'device-claims': 'admin.claims.read',
  inquiries: 'admin.inquiries.read',
  reviews: 'admin.reviews.read',
} as const satisfies Readonly<Record<WorkCollection, Action>>;

/** The queues whose work lies in a list; none for a list that holds no work. */
export function queuesIn(collection: string): WorkQueue[] {
  return workQueues.filter((queue) => collectionOf[queue] === collection);
}

export function isWorkCollection(name: string): name is WorkCollection {
  return (workCollections as readonly string[]).includes(name);
}
