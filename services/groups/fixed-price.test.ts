import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupState, join, open, payShareOf, shareToman, wrongGroups } from '../../tests/group';
import { buyer, DEVICE_TOMAN, openShop, orderForm, type Shop } from '../../tests/shop';
import { clockOf, walletState, wrongWallets } from '../../tests/wallet';
import type { Ctx } from '../context';
import { placeOrder } from '../orders/place';
import { giveDifference } from './give-difference';
import { leaveGroup } from './leave';
import { leadGroup } from './move';

let shop: Shop;
let leader: Ctx;
let code: string;
beforeEach(async () => {
  shop = await openShop();
  leader = await buyer(shop, 1);
  code = await open(shop, leader);
});
afterEach(async () => {
  expect(await wrongGroups(shop)).toEqual([]);
  expect(await wrongWallets(shop)).toEqual([]);
  await shop.stop();
});
const less = (percent: number) => DEVICE_TOMAN - Math.round((DEVICE_TOMAN * percent) / 100);

test('[GRP-4: fixed at the closing] whoever leaves after the closing makes nobody’s share dearer', async () => {
  const [second, third] = (await join(shop, code, 2, 5)) as [Ctx, Ctx];
  expect(await leadGroup(leader, code, 'close')).toMatchObject({ ok: true });
  expect(await leaveGroup(second, code)).toMatchObject({ ok: true });
  expect(await groupState(shop, code)).toMatchObject({ members: 4, fixed_members: 5, fixed_percent: 4.5 });
  expect(await shareToman(third, code)).toBe(less(4.5));
});

test('[GRP-4: an own share, once] a share that was paid is not ordered again', async () => {
  const [second] = (await join(shop, code, 2, 4)) as [Ctx];
  await payShareOf(shop, second, code);
  const again = await placeOrder(second, orderForm(less(2), { group: code }));
  expect(again).toMatchObject({ ok: false, code: 'groups.share.paid', status: 409 });
});

test('[GRP-4: the difference, once] asked for again and five times at once, by whomever, it is given once', async () => {
  const [second] = (await join(shop, code, 2, 4)) as [Ctx];
  await payShareOf(shop, second, code);
  await join(shop, code, 5, 10);
  expect(await leadGroup(leader, code, 'close')).toMatchObject({ ok: true });
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from group_members where state = 'paid'`);
  const give = () => giveDifference(clockOf(shop), rows[0]?.id ?? 0);
  const given = await Promise.all(Array.from({ length: 5 }, give));
  expect(given.filter((amount) => amount > 0)).toEqual([less(2) - less(7)]);
  expect(await give()).toBe(0);
  expect(await walletState(shop, second)).toMatchObject({ balance: less(2) - less(7) });
});
