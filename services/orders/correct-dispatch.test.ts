import { afterAll, beforeAll, expect, test } from 'vitest';
import { unitKey } from '#domain/orders/dispatch';
import { dispatchForm } from '../../tests/dispatch';
import { putInState } from '../../tests/put-in-state';
import { buyer, openShop, order, said, type Shop } from '../../tests/shop';
import { makeDevice, staffContext, ticketForm } from '../../tests/warranty';
import type { Ctx } from '../context';
import { orderDetail as staffDetail } from '../staff/order-detail';
import { toCorrect } from '../staff/order-dispatch';
import { documentStamp } from '../staff/stamp';
import { handOver } from '../warranty/hand-over';
import { devicePassport } from '../warranty/passport';
import { sendTicket } from '../warranty/send-ticket';
import { correctDispatch, type DispatchCorrection } from './correct-dispatch';
import { orderDetail } from './detail';
import { moveOrder } from './move';
import { lockOrder } from './row';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const desk = () => staffContext(shop, 'support');
let people = 0;

/** A buyer whose parcel was recorded and left, and its form again as the desk's page shows it. */
async function sent(quantity = 1): Promise<{ ctx: Ctx; orderId: number; code: string; form: DispatchCorrection; keys: string[]; serials: string[] }> {
  people += 1;
  const ctx = await buyer(shop, people);
  const { orderId, code } = await order(shop, ctx, quantity);
  await putInState(
    shop.database.pool,
    `update orders set state = 'confirmed', placed_at = $2, promised_by = $2::timestamptz + interval '2 days' where id = $1`,
    [orderId, ctx.now],
  );
  const dispatch = await dispatchForm(shop, orderId);
  const moved = await moveOrder(desk(), { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch });
  if (!moved.ok) throw new Error(moved.code);
  const form = { ...dispatch, orderId, expectedState: 'dispatched' as const, seen: 0, reason: 'از روی رسید دیگری خوانده شد' };
  return { ctx, orderId, code, form, keys: Object.keys(dispatch.serials), serials: Object.values(dispatch.serials) };
}
const deliver = async (orderId: number) => moveOrder(desk(), { orderId, event: 'deliver', expectedState: 'dispatched' });
const saidSince = async (from: number) => (await said(shop)).slice(from).map((one) => one.notice);

test('[ORD-11, ADM-4: a parcel is corrected] another courier and number: the buyer reads them at once and by SMS, the history says what was, what is, whose and why', async () => {
  const { ctx, orderId, code, form } = await sent();
  const before = (await said(shop)).length;
  const stamp = await documentStamp(desk(), 'orders', orderId);
  const corrected = await correctDispatch(desk(), { ...form, courier: 'rider', tracking: ' ۹۹۰۰-۱۱۲۲ ' });
  expect(corrected).toEqual({ ok: true, value: { orderId, corrections: 1 } });
  expect(await orderDetail(ctx, code)).toMatchObject({ parcel: { courier: 'rider', tracking: '9900-1122' } });
  const told = (await said(shop)).slice(before);
  expect(told).toMatchObject([{ notice: 'orders.parcel-corrected', body: expect.stringContaining('9900-1122') }]);
  const events = (await staffDetail(desk(), orderId))?.events ?? [];
  expect(events.at(-1)).toMatchObject({
    event: 'correct-dispatch',
    fromState: 'dispatched',
    toState: 'dispatched',
    actor: expect.stringMatching(/^staff:/),
    reason: form.reason,
    facts: { correction: 1, courierWas: 'post-express', courier: 'rider', trackingWas: form.tracking, tracking: '9900-1122' },
  });
  expect((await documentStamp(desk(), 'orders', orderId))?.at).toBeGreaterThan(stamp?.at ?? 0);
  // The same form once more writes nothing: it was made of what stands no longer.
  expect(await correctDispatch(desk(), { ...form, courier: 'rider', tracking: '9900-1122' })).toMatchObject({ ok: false, status: 409 });
  expect(await saidSince(before)).toEqual(['orders.parcel-corrected']);
});

test('[WAR-2, WAR-3: a serial is corrected] the warranty goes to the device that was sent, the other is a made one again; no SMS; also once the parcel has arrived, and two that were mixed up', async () => {
  const { ctx, orderId, code, form, keys, serials } = await sent(2);
  const before = (await said(shop)).length;
  const right = await makeDevice(shop);
  const [first, second] = keys as [string, string];
  const [a, b] = serials as [string, string];
  expect(await correctDispatch(desk(), { ...form, serials: { ...form.serials, [first]: right } })).toMatchObject({ ok: true });
  expect(await saidSince(before)).toEqual([]);
  expect((await orderDetail(ctx, code)) as object).toMatchObject({ devices: [{ serial: right }, { serial: b }] });
  expect(await devicePassport(ctx, a)).toMatchObject({ ok: false, status: 404 });
  expect(await devicePassport(ctx, right)).toMatchObject({ state: 'active', order: code, byOrder: true, history: [{ event: 'bind' }] });
  expect(await rows('select state, user_id, order_id, unit_no, warranty_ends_on from devices where serial = $1', [a])).toEqual([
    { state: 'made', user_id: null, order_id: null, unit_no: null, warranty_ends_on: null },
  ]);
  expect(await rows(`select event, reason from events e join devices d on e.subject = 'device:' || d.id where d.serial = $1 order by e.id`, [a])).toEqual([
    { event: 'bind', reason: null },
    { event: 'unbind', reason: form.reason },
  ]);
  const history = (await staffDetail(desk(), orderId))?.events.at(-1);
  expect(history?.facts).toEqual({ correction: 1, serialsWas: a, serials: right });
  // Arrived: the carrier stays, whatever the form says of it; the two serials change places.
  await deliver(orderId);
  const late = { ...form, expectedState: 'delivered' as const, seen: 1, courier: 'rider', tracking: '12345' };
  expect(await correctDispatch(desk(), { ...late, serials: { [first]: b, [second]: right } })).toMatchObject({ ok: true, value: { corrections: 2 } });
  expect(await rows('select serial from devices where order_id = $1 order by unit_no', [orderId])).toEqual([{ serial: b }, { serial: right }]);
  expect(await rows('select courier, tracking from dispatches where order_id = $1', [orderId])).toEqual([{ courier: 'post-express', tracking: form.tracking }]);
  // Who was freed can go again.
  const next = await sent();
  expect(await correctDispatch(desk(), { ...next.form, serials: { [next.keys[0] ?? '']: a } })).toMatchObject({ ok: true });
  const order = await shop.rt.db.transaction((tx) => lockOrder(tx as never, next.orderId));
  expect(order && (await toCorrect(desk(), order))?.units.map((unit) => [unitKey(unit), unit.serial])).toEqual([[next.keys[0], a]]);
});

test('[ADM-4: all at once] every field of a correction says what is wrong with it in the same answer, and nothing is written', async () => {
  const { orderId, form, keys } = await sent(3);
  const [one, two, three] = keys as [string, string, string];
  const other = await makeDevice(shop, shop.other.variantId);
  const gone = await sent();
  const wrong = await correctDispatch(desk(), {
    ...form,
    courier: 'nobody',
    tracking: '',
    reason: ' ',
    serials: { [one]: other, [two]: 'NS', [three]: gone.serials[0] ?? '' },
  });
  if (wrong.ok) throw new Error('was taken');
  expect([wrong, ...(wrong.also ?? [])].map(({ field, code }) => [field, code])).toEqual([
    ['courier', 'orders.dispatch.courier'],
    ['tracking', 'orders.dispatch.tracking-missing'],
    [one, 'orders.dispatch.serial-model'],
    [two, 'warranty.serial.length'],
    [three, 'orders.dispatch.serial-gone'],
    ['reason', 'orders.correct-reason.missing'],
  ]);
  expect(await correctDispatch(desk(), form)).toMatchObject({ code: 'orders.correct.nothing' });
  expect(await correctDispatch(desk(), { ...form, tracking: '99001122', reason: 'x'.repeat(301) })).toMatchObject({
    code: 'orders.correct-reason.too-long',
    field: 'reason',
  });
  for (const role of ['editor', 'after-sales'] as const)
    expect(await correctDispatch(staffContext(shop, role), { ...form, tracking: '99001122' }), role).toMatchObject({ ok: false, status: 403 });
  expect(await correctDispatch(gone.ctx, { ...gone.form, tracking: '99001122' })).toMatchObject({ ok: false, status: 403 });
  expect(await rows('select corrections from dispatches where order_id = $1', [orderId])).toEqual([{ corrections: 0 }]);
  expect(await rows(`select 1 from events where subject = $1 and event = 'correct-dispatch'`, [`order:${orderId}`])).toEqual([]);
});

test('[WAR-7: what its owner uses stays] a device with a ticket, or that was handed on and came back to be decided about, keeps its serial; so does an order that has not left', async () => {
  const { ctx, orderId, form, keys, serials } = await sent(2);
  await deliver(orderId);
  const [first, second] = keys as [string, string];
  const late = { ...form, expectedState: 'delivered' as const };
  const ticket = await sendTicket(ctx, ticketForm(serials[0] ?? ''));
  if (!ticket.ok) throw new Error(ticket.code);
  const other = await makeDevice(shop);
  expect(await correctDispatch(desk(), { ...late, serials: { ...form.serials, [first]: other } })).toMatchObject({
    ...{ ok: false, status: 409, code: 'orders.correct.has-ticket', field: first },
    facts: { serial: serials[0], code: ticket.value.code },
  });
  await rows(
    `insert into events (subject, event, from_state, to_state, actor, reason, facts, at) select 'device:' || id, 'reinstate', 'void', 'active', 'staff:1', 'x', '{}', now() from devices where serial = $1`,
    [serials[1]],
  );
  expect(await correctDispatch(desk(), { ...late, serials: { ...form.serials, [second]: other } })).toMatchObject({
    code: 'orders.correct.used',
    field: second,
  });
  // Handed on it is no more the buyer's: there is no field for it.
  const given = await sent();
  expect(await handOver(given.ctx, given.serials[0] ?? '')).toMatchObject({ ok: true });
  expect(await correctDispatch(desk(), { ...given.form, serials: { [given.keys[0] ?? '']: other } })).toMatchObject({ code: 'orders.correct.nothing' });
  expect(await rows('select state from devices where serial = $1', [other])).toEqual([{ state: 'made' }]);
  const early = await order(shop, ctx);
  await putInState(shop.database.pool, `update orders set state = 'confirmed', placed_at = $2 where id = $1`, [early.orderId, ctx.now]);
  expect(await correctDispatch(desk(), { ...form, orderId: early.orderId, expectedState: 'confirmed' })).toMatchObject({ code: 'orders.correct.not-now' });
  await putInState(shop.database.pool, `update orders set state = 'dispatched' where id = $1`, [early.orderId]);
  expect(await correctDispatch(desk(), { ...form, orderId: early.orderId })).toMatchObject({ code: 'orders.correct.not-recorded' });
});

test('[ORD-13: serials] two colleagues correct one parcel at once, and two parcels to one serial: one each is taken, the other told', async () => {
  const [a, b] = [await sent(), await sent()];
  const both = await Promise.all(['99001122', '99003344'].map((tracking) => correctDispatch(desk(), { ...a.form, tracking })));
  expect(both.map((one) => (one.ok ? 200 : one.status)).sort()).toEqual([200, 409]);
  const right = await makeDevice(shop);
  const answers = await Promise.all([
    correctDispatch(desk(), { ...a.form, seen: 1, tracking: '99005566', serials: { [a.keys[0] ?? '']: right } }),
    correctDispatch(desk(), { ...b.form, serials: { [b.keys[0] ?? '']: right } }),
  ]);
  expect(answers.filter((one) => one.ok)).toHaveLength(1);
  expect(answers.find((one) => !one.ok)).toMatchObject({ code: 'orders.dispatch.serial-gone' });
  expect(await rows(`select count(*)::int as n from devices where serial = $1 and state = 'active'`, [right])).toEqual([{ n: 1 }]);
});

test('[ADM-4: by the database] a parcel is not changed behind its history’s back, and no device leaves an order whose place stays empty', async () => {
  const { orderId, serials } = await sent();
  const direct = (text: string) => shop.database.pool.query(text);
  await expect(direct(`update dispatches set tracking = '55555555' where order_id = ${orderId}`)).rejects.toMatchObject({ code: '23514' });
  await expect(direct(`update dispatches set tracking = '55555555', corrections = 1 where order_id = ${orderId}`)).rejects.toMatchObject({
    constraint: 'dispatches_told',
  });
  await expect(direct(`delete from dispatches where order_id = ${orderId}`)).rejects.toMatchObject({ code: '23514' });
  const free = `update devices set state = 'made', user_id = null, order_id = null, order_line = null, unit_no = null, purchased_on = null,
    warranty_ends_on = null, service_ends_on = null where serial = '${serials[0]}'`;
  await expect(direct(free)).rejects.toMatchObject({ constraint: 'devices_place_taken' });
  await deliver(orderId);
  await expect(direct(`update dispatches set tracking = '55555555', corrections = 1 where order_id = ${orderId}`)).rejects.toMatchObject({ code: '23514' });
});
