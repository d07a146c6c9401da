import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, openShop, order, said, state, type Shop } from '../../../tests/shop';
import { dispatchForm } from '../../../tests/dispatch';
import { testContext } from '../../../tests/test-context';
import { buyAgain } from '../buy-again';
import { cartView } from '../../cart/view';
import type { Ctx } from '../../context';
import { orderDetail } from '../detail';
import { myOrders } from '../list';
import { moveOrder } from '../move';
import { askToCancel } from './ask';
import { declineCancel } from './decline';
import { myCancelWishes } from './mine';
import { keepOrder } from './withdraw';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles } });
const wishes = async () => (await shop.database.pool.query<{ id: number; state: string }>('select id, state from order_cancel_requests order by id')).rows;
async function paid(): Promise<{ orderId: number; code: string }> {
  const made = await order(shop, ctx);
  await comeBack(shop, await atGateway(ctx, made.code, 'pay'));
  return made;
}
const shownWish = async (code: string) => {
  const found = await orderDetail(ctx, code);
  return 'ok' in found ? null : found.cancel;
};

test('[ORD-5] a buyer asks to cancel what is paid; ten times at once is one wish, with its time and one message', async () => {
  const { code } = await paid();
  expect(await shownWish(code)).toMatchObject({ mayAsk: true, wish: null });
  const asked = await Promise.all(Array.from({ length: 10 }, () => askToCancel(ctx, { code, words: 'پشیمان شدم' })));
  expect(asked.every(({ ok }) => ok)).toBe(true);
  expect(await wishes()).toMatchObject([{ state: 'open' }]);
  expect(await shownWish(code)).toMatchObject({ mayAsk: false, wish: { state: 'open', words: 'پشیمان شدم', answerBy: expect.any(Date) as Date } });
  expect((await said(shop)).filter(({ notice }) => notice === 'orders.cancel-asked')).toHaveLength(1);
  // It stands among their requests, and among nobody else's.
  expect(await myCancelWishes(ctx)).toMatchObject([{ code, state: 'open', answerBy: expect.any(Date) as Date }]);
  expect(await myCancelWishes(await buyer(shop, 2))).toEqual([]);
});

test('[ORD-5, ORD-9] staff grant it with the cancellation, and the money goes back; the wish is answered', async () => {
  const { code, orderId } = await paid();
  await askToCancel(ctx, { code, words: null });
  const done = await moveOrder(staff('support'), { orderId, event: 'cancel', expectedState: 'placed', reason: 'خواست خریدار', cause: 'buyer-asked' });
  expect(done).toMatchObject({ ok: true });
  expect(await wishes()).toMatchObject([{ state: 'granted' }]);
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending' });
  expect(await askToCancel(ctx, { code, words: null })).toMatchObject({ ok: false, code: 'orders.cancel-request.not-now' });
});

test('[ORD-5] staff decline it with their reason, once; the order goes on and the buyer is told why', async () => {
  const { code, orderId } = await paid();
  await askToCancel(ctx, { code, words: null });
  const [{ id } = { id: 0 }] = await wishes();
  expect(await declineCancel(staff('editor'), { orderId, requestId: id, reason: 'نه' })).toMatchObject({ ok: false, status: 403 });
  expect(await declineCancel(staff('support'), { orderId, requestId: id, reason: ' ' })).toMatchObject({ ok: false, field: 'reason' });
  const both = await Promise.all([1, 2].map(() => declineCancel(staff('support'), { orderId, requestId: id, reason: 'حکاکی شده است' })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shownWish(code)).toMatchObject({ mayAsk: true, wish: { state: 'declined', answer: 'حکاکی شده است' } });
  expect(await state(shop, code)).toMatchObject({ state: 'placed' });
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'orders.cancel-declined' });
});

test('[ORD-5] while the wish waits no move carries the order out unless whoever makes it has read of it', async () => {
  const { code, orderId } = await paid();
  await askToCancel(ctx, { code, words: null });
  const queue = { orderId, event: 'queue', expectedState: 'placed' } as const;
  expect(await moveOrder(staff('support'), queue)).toMatchObject({ ok: false, code: 'orders.cancel-request.waits', status: 409 });
  expect(await moveOrder(staff('support'), { ...queue, despiteWish: true })).toMatchObject({ ok: true });
  const [{ id } = { id: 0 }] = await wishes();
  expect(await declineCancel(staff('support'), { orderId, requestId: id, reason: 'آماده است' })).toMatchObject({ ok: true });
  expect(await moveOrder(staff('support'), { orderId, event: 'confirm', expectedState: 'queued' })).toMatchObject({ ok: true });
});

test('[ORD-5] the buyer takes it back; another’s order cannot be asked for; what was dispatched overtakes it', async () => {
  const { code, orderId } = await paid();
  const other = await buyer(shop, 900);
  expect(await askToCancel(other, { code, words: null })).toMatchObject({ ok: false, status: 404 });
  expect(await keepOrder(ctx, { code })).toMatchObject({ ok: false, code: 'orders.cancel-request.none' });
  await askToCancel(ctx, { code, words: null });
  expect(await keepOrder(other, { code })).toMatchObject({ ok: false, status: 404 });
  expect(await keepOrder(ctx, { code })).toMatchObject({ ok: true });
  await askToCancel(ctx, { code, words: null });
  expect((await wishes()).map((one) => one.state)).toEqual(['withdrawn', 'open']);
  for (const [expectedState, event] of [
    ['placed', 'queue'],
    ['queued', 'confirm'],
  ] as const)
    expect(await moveOrder(staff('operations'), { orderId, event, expectedState, despiteWish: true })).toMatchObject({ ok: true });
  const sending = { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch: await dispatchForm(shop, orderId) } as const;
  expect(await moveOrder(staff('operations'), sending)).toMatchObject({ code: 'orders.cancel-request.waits' });
  expect(await moveOrder(staff('operations'), { ...sending, despiteWish: true })).toMatchObject({ ok: true });
  expect((await wishes()).map((one) => one.state)).toEqual(['withdrawn', 'overtaken']);
});

test('[ORD-10] the list names the goods and shows their picture; the same is bought again at today’s prices', async () => {
  const { code } = await paid();
  expect((await myOrders(ctx)).rows[0]).toMatchObject({ code, goods: { name: 'گوشی پزشکی دیجیتال NS1', look: 'ns1', others: 0 } });
  expect((await cartView(ctx)).items).toEqual([]);
  expect(await buyAgain(ctx, { code })).toEqual({ ok: true, value: { added: 1, left: 0 } });
  expect((await cartView(ctx)).count).toBe(1);
  expect(await buyAgain(await buyer(shop, 901), { code })).toMatchObject({ ok: false, status: 404 });
});
