import { expect, test } from 'vitest';
import { partiesOf } from './actor';
import type { Actor } from './actor';
import { can, permit, scopeOf } from './can';
import { actions, reachOf } from './matrix';

const guest: Actor = { kind: 'guest' };
const user: Actor = { kind: 'user', userId: 1 };
const staff = (...names: string[]): Actor => ({ kind: 'staff', staffId: 1, roles: names });
const clock: Actor = { kind: 'clock' };

test.each([
  [user, 'orders.read', { ownerId: 2 }, 404],
  [user, 'addresses.change', { ownerId: 2 }, 404],
  [guest, 'orders.read', { ownerId: 2 }, 403],
  [guest, 'cart.change', {}, 404],
  [user, 'orders.move', { ownerId: 1 }, 403],
  [user, 'admin.open', {}, 403],
  [staff('editor'), 'admin.orders.read', {}, 403],
  [staff('editor'), 'orders.move', {}, 403],
  [staff('editor'), 'admin.stock.move', {}, 403],
  [staff('support'), 'admin.products.change', {}, 403],
  [staff('support'), 'admin.staff.change', {}, 403],
  [staff('support'), 'operations.queues.read', {}, 403],
  [staff('guest', 'user'), 'cart.change', { guestOwns: true, ownerId: 1 }, 403],
  [staff('king'), 'admin.open', {}, 403],
  [staff(), 'subscriptions.create', {}, 403],
] as const)('[ROLE-1: rights] refused %#', (actor, action, subject, status) => {
  expect(permit(actor as Actor, action, subject)).toMatchObject({ ok: false, status });
});

test('[ROLE-1: rights] what each may, and the part of a list each may see', () => {
  expect(can(user, 'orders.read', { ownerId: 1 })).toBe(true);
  expect(can(staff('editor', 'support'), 'orders.move')).toBe(true);
  expect(can(clock, 'payments.settle')).toBe(true);
  expect(permit(guest, 'checkout.start')).toMatchObject({ code: 'access.login.needed' });
  expect(scopeOf(user, 'orders.read')).toEqual({ any: false, own: true, of: [] });
  expect(scopeOf(user, 'groups.lead')).toEqual({ any: false, own: false, of: ['group-leader'] });
  expect(scopeOf(staff('support'), 'orders.read')).toEqual({ any: true, own: false, of: [] });
  expect(scopeOf(staff('editor'), 'orders.read')).toBeNull();
  expect(scopeOf(guest, 'orders.read')).toBeNull();
  expect(partiesOf(staff('doctor', 'nobody'))).toEqual(['doctor']);
});

test('an administrator can do all that any staff can', () => {
  for (const action of actions) {
    const others = (['editor', 'support', 'operations', 'after-sales'] as const).map((role) => reachOf(role, action)).filter((reach) => Boolean(reach));
    // A file of health is reached by a relation alone, whoever asks.
    const byRelation = others.find((reach) => typeof reach === 'object' && reach !== null);
    if (others.length > 0) expect([action, reachOf('administrator', action)]).toEqual([action, byRelation ?? 'any']);
  }
});
