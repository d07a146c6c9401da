import { expect, test } from 'vitest';
import { actions, opensFiles } from '../access/matrix';
import { can, mayAsk } from '../access/can';
import { holdOf, newPin, type Held } from './file-hold';

const now = new Date('2026-11-27T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('[ROLE-4: hold] a new browser is held back by a PIN always, and after ninety silent days for three days', () => {
  const asked = { hasPin: false, inUse: true, lastSeenAt: daysAgo(1), channel: 'phone' as const, now };
  const wait = { why: 'silent', opensAt: new Date('2026-11-30T08:00:00Z') };
  expect(holdOf(asked)).toBeNull();
  expect(holdOf({ ...asked, hasPin: true })).toEqual({ why: 'pin', opensAt: null });
  expect(holdOf({ ...asked, hasPin: true, inUse: false, channel: 'email' })).toEqual({ why: 'pin', opensAt: null });
  expect(holdOf({ ...asked, lastSeenAt: new Date(daysAgo(90).getTime() + 1) })).toBeNull();
  expect(holdOf({ ...asked, lastSeenAt: daysAgo(90) })).toEqual(wait);
  expect(holdOf({ ...asked, lastSeenAt: null })).toEqual(wait);
  expect(holdOf({ ...asked, lastSeenAt: null, inUse: false })).toBeNull();
  expect(holdOf({ ...asked, lastSeenAt: null, channel: 'email' })).toBeNull();
});

test('[ROLE-4: hold] a PIN is six digits of any script that nobody tries first', () => {
  const phone = '09123456780';
  for (const good of ['739150', '۷۳۹۱۵۰', '٧٣٩١٥٠', ' 739 150 ']) expect(newPin(good, phone)).toEqual({ ok: true, value: '739150' });
  for (const bad of ['', '12345', '1234567', '73915a', '7391.5']) expect(newPin(bad, phone)).toMatchObject({ code: 'file-hold.pin.digits' });
  for (const easy of ['000000', '777777', '123456', '654321', '890123', '121212', '739739', '345678', '123456']) {
    expect(newPin(easy, '09120000000')).toMatchObject({ ok: false, code: 'file-hold.pin.easy', field: 'pin' });
  }
  expect(newPin('912345', phone)).toMatchObject({ code: 'file-hold.pin.easy' });
});

test('[ROLE-4: hold] whoever is held back reads, shares and ends nothing of any file; adding is open, and the rest of the portal', () => {
  for (const held of ['pin', 'silent', 'closed'] satisfies Held[]) {
    const actor = { kind: 'user' as const, userId: 7, held };
    const open = { kind: 'user' as const, userId: 7 };
    const everyWay = { ownerId: 7, relations: ['owner', 'guardian', 'family-keep', 'share'] as const };
    const shut = actions.filter((action) => can(open, action, everyWay) && !can(actor, action, everyWay));
    expect(shut).toEqual(actions.filter((action) => can(open, action, everyWay) && opensFiles(action)));
    expect(shut).toEqual(expect.arrayContaining(['health.read', 'health.export', 'health.share', 'health.seen', 'health.end-right', 'shares.open']));
    expect(shut.filter((action) => !/^(?:health|shares)\.|^(?:requests\.results|rooms\.visit)$/.test(action))).toEqual([]);
    for (const action of ['health.add', 'health.begin', 'orders.pay', 'requests.ask'] as const) expect(can(actor, action, everyWay)).toBe(true);
    expect(mayAsk(actor, 'health.read')).toMatchObject({ code: 'health.held', status: 403 });
  }
});
