/** Where an order can be. [ORD-5] */
export const orderStates = [
  'awaiting-payment',
  'placed',
  'under-review',
  'queued',
  'confirmed',
  'dispatched',
  'delivered',
  'cancelled',
  'refund-pending',
  'refunded',
  'replacement',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What can happen to an order. [ORD-5] */
export const orderEvents = [
  'pay',
  'expire',
  'give-up',
  'refuse-late-payment',
  'send-to-review',
  'approve',
  'agree',
  'decline',
  'lapse',
  'queue',
  'confirm',
  'dispatch',
  'deliver',
  'cancel',
  'start-refund',
  'finish-refund',
  'replace',
] as const;
export type OrderEvent = (typeof orderEvents)[number];
