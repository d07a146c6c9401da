import { expect, test } from 'vitest';
import { promiseQueue, promiseQueues } from './promises';
import { queuesIn, workCollections, workQueues } from './queues';

test('[ADM-3: by queue] each queue keeps promises, and each promise of ours is kept in the queue where its work is', () => {
  expect(workQueues.filter((queue) => !(Object.values(promiseQueues) as unknown[]).includes(queue))).toEqual([]);
  expect([promiseQueue('warranty.contact'), promiseQueue('warranty.claim')]).toEqual(['tickets', 'claims']);
  expect([promiseQueue('orders.cancel-request'), promiseQueue('payments.refund')]).toEqual(['orders', 'refunds']);
  expect([promiseQueue('orders.agree'), promiseQueue('of the version before')]).toEqual([null, null]);
});

test('[ADM-3: by queue] each list of work says what waits in it; another list holds none', () => {
  expect(workCollections.filter((list) => queuesIn(list).length === 0)).toEqual([]);
  expect(queuesIn('orders')).toEqual(['calls', 'orders', 'refunds']);
  expect(queuesIn('device-claims')).toEqual(['claims']);
  expect(queuesIn('products')).toEqual([]);
});
