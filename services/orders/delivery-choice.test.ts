import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, HOME, later, openShop, orderForm, type Shop } from '../../tests/shop';
import { staffContext } from '../../tests/warranty';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { recomputeOpenDeadlines } from '../deadlines/recompute';
import { checkDelivery } from './check-delivery';
import { orderDetail } from './detail';
import { moveOrder } from './move';
import { placeOrder } from './place';
import type { PlaceOrder } from './to-place';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  // A Saturday morning; Tehran is promised Monday the 23rd.
  shop = await openShop();
  ctx = await buyer(shop);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
});
afterEach(() => shop.stop());

const place = async (more: Partial<PlaceOrder>, who = ctx) => placeOrder(who, orderForm((await cartView(who, 'tehran')).priced.totalToman, more));
const rows = async (text: string) => (await shop.database.pool.query(text)).rows;

test('[ORD-11: the chosen day] what is chosen stands on the order, is promised when it is paid, and is read by its buyer', async () => {
  const placed = await place({ delivery: { day: '2026-11-25', part: 'evening' } });
  if (!placed.ok) throw new Error(placed.code);
  expect(await rows('select delivery_day, delivery_part, promised_by from orders')).toEqual([
    { delivery_day: '2026-11-25', delivery_part: 'evening', promised_by: null },
  ]);
  await comeBack(shop, await atGateway(ctx, placed.value.code, 'pay'));
  const detail = await orderDetail(ctx, placed.value.code);
  expect(detail).toMatchObject({ state: 'placed', delivery: { day: '2026-11-25', part: 'evening' } });
  expect(await rows(`select calendar, due_at from deadlines where kind = 'orders.deliver'`)).toEqual([
    { calendar: 'orders on 2026-11-25', due_at: new Date('2026-11-25T20:30:00Z') },
  ]);
  expect(await rows('select promised_by from orders')).toEqual([{ promised_by: new Date('2026-11-25T20:30:00Z') }]);
  // The desk is due when a rider can still bring it that evening, not when the day is over.
  expect(await rows(`select calendar, due_at from deadlines where kind = 'orders.dispatch'`)).toEqual([
    { calendar: 'orders on 2026-11-25 less 0 at 18', due_at: new Date('2026-11-25T14:30:00Z') },
  ]);
});

test('[ORD-9: cancelled] a cancelled order speaks of no chosen day any more, but of its money', async () => {
  const placed = await place({ delivery: { day: '2026-11-25', part: 'evening' } });
  if (!placed.ok) throw new Error(placed.code);
  await comeBack(shop, await atGateway(ctx, placed.value.code, 'pay'));
  const cancel = { orderId: placed.value.orderId, event: 'cancel', expectedState: 'placed', reason: 'خریدار خواست', cause: 'buyer-asked' } as const;
  expect(await moveOrder(staffContext(shop, 'support'), cancel)).toMatchObject({ ok: true });
  expect(await orderDetail(ctx, placed.value.code)).toMatchObject({ state: 'refund-pending', delivery: null, next: { key: 'refund-pending' } });
});

test('[ORD-11: the chosen day] a stale or impossible day is refused beside its field, and nothing is written', async () => {
  const friday = { delivery: { day: '2026-11-27', part: null } };
  expect(await place(friday)).toMatchObject({ ok: false, code: 'orders.delivery.day-gone', field: 'deliverOn', status: 409 });
  const night = later(shop, ctx, 16 * 60);
  expect(await place({ delivery: { day: '2026-11-23', part: null } }, night)).toMatchObject({ ok: false, field: 'deliverOn', status: 409 });
  const away = HOME as { fields: Record<string, string> };
  const fields = { ...away.fields, province: 'fars', city: 'shiraz' } as never;
  expect(await place({ address: { fields }, delivery: { day: '2026-11-28', part: 'evening' } })).toMatchObject({ ok: false, field: 'deliverPart' });
  expect(await rows('select 1 from orders')).toEqual([]);
});

test('[ORD-11: the chosen day] a day that is not open for the city is said with the other faults of the form', async () => {
  const check = (typed: Record<string, string>) => checkDelivery(ctx, (name) => typed[name] ?? '');
  const shiraz = { province: 'fars', city: 'شیراز', postalCode: '123', deliverPart: '' };
  expect(await check({ ...shiraz, deliverOn: '2026-11-23' })).toMatchObject({ ok: false, code: 'orders.delivery.day-gone', field: 'deliverOn' });
  expect(await check({ ...shiraz, deliverOn: '2026-11-28' })).toMatchObject({ ok: true });
  expect(await check({ province: '', city: '', deliverOn: '2026-11-23' })).toMatchObject({ ok: true });
  const both = await place({ acceptsTerms: false, delivery: { day: '2026-11-27', part: null } });
  expect(both).toMatchObject({ ok: false, code: 'accounts.terms.not-accepted', also: [{ code: 'orders.delivery.day-gone' }] });
});

test('[ORD-11: the chosen day] a payment after midnight moves an overtaken day to the first that can be kept', async () => {
  const placed = await place({ delivery: { day: '2026-11-23', part: 'morning' } });
  if (!placed.ok) throw new Error(placed.code);
  const authority = await atGateway(ctx, placed.value.code, 'pay');
  later(shop, ctx, 16 * 60);
  await comeBack(shop, authority);
  expect(await rows('select delivery_day, delivery_part, promised_by from orders')).toEqual([
    { delivery_day: '2026-11-24', delivery_part: 'morning', promised_by: new Date('2026-11-24T20:30:00Z') },
  ]);
});

test('[JOB-3, ORD-11: the chosen day] a decreed holiday moves the day only when it falls on it', async () => {
  const placed = await place({ delivery: { day: '2026-11-25', part: null } });
  if (!placed.ok) throw new Error(placed.code);
  await comeBack(shop, await atGateway(ctx, placed.value.code, 'pay'));
  const close = async (day: string) => {
    await shop.database.pool.query(`insert into holidays (day, kind, certainty) values ($1, 'decree', 'official')`, [day]);
    await recomputeOpenDeadlines(clockContext(shop.rt, 'test'));
    return (await rows('select delivery_day, promised_by from orders'))[0];
  };
  expect(await close('2026-11-23')).toEqual({ delivery_day: '2026-11-25', promised_by: new Date('2026-11-25T20:30:00Z') });
  expect(await close('2026-11-25')).toEqual({ delivery_day: '2026-11-26', promised_by: new Date('2026-11-26T20:30:00Z') });
});

test('[ORD-11: the chosen day] the database takes no part without a day, no Friday, no day that is none, and no promise beside the day', async () => {
  const placed = await place({});
  if (!placed.ok) throw new Error(placed.code);
  const write = (set: string) => shop.database.pool.query(`update orders set ${set}`);
  for (const set of [
    `delivery_part = 'morning'`,
    `delivery_day = '2026-11-27'`,
    `delivery_day = 'soon'`,
    `delivery_day = '2026-02-30'`,
    `delivery_day = '2026-11-25', promised_by = '2026-11-24T20:30:00Z'`,
  ])
    await expect(write(set), set).rejects.toThrow();
  await write(`delivery_day = '2026-11-25', delivery_part = 'morning', promised_by = '2026-11-25T20:30:00Z'`);
});
