import { expect, test } from 'vitest';
import { can } from '../access/can';
import { staffRoles } from '../accounts/roles';
import { inquiryCycle } from '../inquiries/life-cycle';
import { open, rests as resting, type WorkCycle } from '../lifecycle';
import {
  collectionOf,
  nounIn,
  nounNames,
  nounOf,
  nouns,
  promiseKinds,
  promiseQueue,
  queuesIn,
  readSubject,
  rests,
  statesIn,
  statesOfThat,
  subjectOf,
  workCollections,
  workQueues,
  type WorkQueue,
} from './nouns';

test('[ADM-3: by queue] each queue keeps promises, and each promise of ours is kept in the queue where its work is', () => {
  const kept = promiseKinds.map(promiseQueue);
  expect(workQueues.filter((queue) => !kept.includes(queue))).toEqual([]);
  expect(kept.filter((queue) => queue !== null && !workQueues.includes(queue))).toEqual([]);
  expect([promiseQueue('warranty.contact'), promiseQueue('warranty.claim')]).toEqual(['tickets', 'claims']);
  expect([promiseQueue('orders.cancel-request'), promiseQueue('payments.refund')]).toEqual(['orders', 'refunds']);
  expect([promiseQueue('orders.agree'), promiseQueue('of the version before')]).toEqual([null, null]);
});

test('[ADM-3: by queue] each list of work says what waits in it; another list holds none', () => {
  expect(workQueues).toEqual(['calls', 'orders', 'refunds', 'tickets', 'claims', 'services', 'inquiries', 'reviews', 'comments', 'questions', 'answers']);
  expect(workCollections).toEqual([
    'orders',
    'warranty-tickets',
    'device-claims',
    'service-requests',
    'inquiries',
    'reviews',
    'comments',
    'questions',
    'answers',
  ]);
  expect(workCollections.filter((list) => queuesIn(list).length === 0)).toEqual([]);
  expect(queuesIn('orders')).toEqual(['calls', 'orders', 'refunds']);
  expect(queuesIn('device-claims')).toEqual(['claims']);
  expect(queuesIn('products')).toEqual([]);
  expect([nounIn('device-claims'), nounIn('products'), collectionOf('refunds')]).toEqual(['claim', null, 'orders']);
});

test('[ADM-3: by queue] what is open lies in one queue of its noun, and nothing else does', () => {
  for (const name of nounNames) {
    const queues = Object.keys(nouns[name].queues) as WorkQueue[];
    if (queues.length > 0) expect([name, queues.flatMap(statesIn).toSorted()]).toEqual([name, statesOfThat(name, 'open').toSorted()]);
  }
  expect(statesIn('calls')).toEqual(['queued']);
  expect(statesIn('orders')).toEqual(['placed', 'under-review', 'confirmed', 'dispatched', 'refund-pending']);
  expect(statesOfThat('order', 'waits')).toEqual(['awaiting-payment']);
});

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

test('[ROLE-5] whoever among staff moves a noun may read it', () => {
  for (const name of nounNames) {
    const { read, move } = nounOf(name);
    for (const role of staffRoles) {
      const actor = { kind: 'staff', staffId: 1, roles: [role] } as const;
      expect([name, role, move !== null && can(actor, move) && !can(actor, read)]).toEqual([name, role, false]);
    }
  }
});

test('a subject names its noun and which, and what is no noun of work is none', () => {
  expect([subjectOf('group-member', 7), readSubject('order:12'), readSubject('refund:01J')]).toEqual([
    'group-member:7',
    { noun: 'order', id: '12' },
    { noun: 'refund', id: '01J' },
  ]);
  expect([readSubject('top-up:3'), readSubject('order'), readSubject('')]).toEqual([null, null, null]);
});

test('[ADM-3: planted] a state that does not say how it stands, and a queue that a reader of queues forgets, do not compile', () => {
  type Parked = (typeof inquiryCycle.states)[number] | 'parked';
  // @ts-expect-error a third resting state does not say that it rests, nor its tone
  const forgotten: WorkCycle<Parked, 'begin', 'desk'>['stands'] = inquiryCycle.stands;
  const said: WorkCycle<Parked, 'begin', 'desk'>['stands'] = { ...inquiryCycle.stands, parked: resting('idle') };
  expect([Object.keys(said).length - Object.keys(forgotten).length, open('warn').work]).toEqual([1, 'open']);
  const sayAll = (of: Readonly<Record<WorkQueue | 'visits', string>>) => Object.keys(of).length;
  const all = {
    calls: '',
    orders: '',
    refunds: '',
    tickets: '',
    claims: '',
    services: '',
    inquiries: '',
    reviews: '',
    comments: '',
    questions: '',
    answers: '',
  };
  // @ts-expect-error a new queue has no words
  expect(sayAll(all)).toBe(workQueues.length);
});
