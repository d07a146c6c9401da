import { expect, test } from 'vitest';
import { roles } from '../accounts/roles';
import { partiesOf } from './actor';
import type { Actor } from './actor';
import { can, permit, visible } from './can';
import { actions, matrix, reachOf } from './matrix';

const guest: Actor = { kind: 'guest' };
const user: Actor = { kind: 'user', userId: 1 };
const staff = (...names: string[]): Actor => ({ kind: 'staff', staffId: 1, roles: names });
const clock: Actor = { kind: 'clock' };

test('[ROLE-5: the table] every role × action × own, another’s and nobody’s record is as the table says', () => {
  for (const action of actions) {
    for (const role of roles) {
      const actor: Actor = role === 'guest' ? guest : role === 'user' ? user : staff(role);
      const reach = reachOf(role, action);
      const own = can(actor, action, { ownerId: 1, guestOwns: true });
      expect([role, action, own]).toEqual([role, action, reach === 'any' || (reach === 'own' && (role === 'user' || role === 'guest'))]);
      expect([role, action, can(actor, action, { ownerId: 2 })]).toEqual([role, action, reach === 'any']);
      expect([role, action, can(actor, action)]).toEqual([role, action, reach === 'any']);
    }
  }
});

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
  expect(visible(user, 'orders.read')).toEqual({ ownerId: 1 });
  expect(visible(staff('support'), 'orders.read')).toEqual({ all: true });
  expect(visible(staff('editor'), 'orders.read')).toBeNull();
  expect(visible(guest, 'orders.read')).toBeNull();
  expect(partiesOf(staff('doctor', 'nobody'))).toEqual(['doctor']);
});

test('an administrator can do all that any staff can', () => {
  for (const action of actions) {
    const row: Partial<Record<string, string>> = matrix[action];
    if (row['editor'] || row['support'] || row['operations'] || row['after-sales']) expect([action, row['administrator']]).toEqual([action, 'any']);
  }
});
