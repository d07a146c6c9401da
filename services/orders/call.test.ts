import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, openShop, order, said, state, type Shop } from '../../tests/shop';
import { dispatchForm } from '../../tests/dispatch';
import { testContext } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { workDue } from '../work/due';
import { noteNoAnswer } from './call';
import { orderDetail } from './detail';
import { moveOrder } from './move';
import { queuePlacedOrders } from './queue';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles } });
const calls = async () => (await workDue(staff('support'), { queue: 'calls' })).spans.flatMap(({ span, items }) => items.map((one) => ({ span, ...one })));

test('[ORD-11] a queued order is a call for staff, due within a working day; it stands on their desk until somebody was reached, and nothing is dispatched before', async () => {
  const { orderId, code } = await order(shop, ctx);
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  const detail = async () => {
    const found = await orderDetail({ ...ctx, now: shop.rt.clock() }, code);
    if ('ok' in found) throw new Error(found.code);
    return found;
  };
  // Two working days in Tehran, by the end of Monday.
  expect((await detail()).promisedDay).toEqual(new Date('2026-11-23T20:29:59.999Z'));
  expect(await calls()).toEqual([]);
  // Sunday 0:00 in Tehran.
  shop.at(new Date('2026-11-21T20:30:00Z'));
  await queuePlacedOrders(clockContext(shop.rt, 'test'));
  expect(await calls()).toMatchObject([{ span: 'today', id: orderId, state: 'queued', kind: '0', dueAt: new Date('2026-11-22T14:30:00Z') }]);
  expect((await detail()).next).toMatchObject({ key: 'queued', facts: { callDay: new Date('2026-11-22T14:29:59.999Z') } });
  expect(await moveOrder(staff('support'), { orderId, event: 'dispatch', expectedState: 'queued' })).toMatchObject({
    ok: false,
    code: 'lifecycle.move.not-now',
  });
  // Nobody picks up: two colleagues note the same try, one of them is told of the other.
  shop.at(new Date('2026-11-22T06:00:00Z'));
  for (const role of ['editor', 'after-sales']) expect(await noteNoAnswer(staff(role), { orderId, seenTries: 0 })).toMatchObject({ status: 403 });
  const both = await Promise.all([noteNoAnswer(staff('support'), { orderId, seenTries: 0 }), noteNoAnswer(staff('operations'), { orderId, seenTries: 0 })]);
  expect(both.map((one) => (one.ok ? 200 : one.status)).sort()).toEqual([200, 409]);
  expect(await calls()).toMatchObject([{ kind: '1', dueAt: new Date('2026-11-22T14:00:00Z') }]);
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'orders.call-missed', body: expect.stringContaining('۱۷:۳۰') });
  expect((await detail()).timeline.map((step) => `${step.step} ${step.when}`)).toEqual([
    'placed done',
    'queued done',
    'confirmed now',
    'dispatched later',
    'delivered later',
  ]);
  expect((await moveOrder(staff('support'), { orderId, event: 'confirm', expectedState: 'queued' })).ok).toBe(true);
  expect(await calls()).toEqual([]);
  expect(await noteNoAnswer(staff('support'), { orderId, seenTries: 1 })).toMatchObject({ status: 409 });
  expect((await moveOrder(staff('support'), { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch: await dispatchForm(shop, orderId) })).ok).toBe(
    true,
  );
  expect(await state(shop, code)).toMatchObject({ events: ['make', 'pay', 'queue', 'no-answer', 'confirm', 'dispatch'] });
});
