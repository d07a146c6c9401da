import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dispatchForm } from '../../tests/dispatch';
import { putInState } from '../../tests/put-in-state';
import { buyer, openShop, order, type Shop } from '../../tests/shop';
import { makeDevice, staffContext } from '../../tests/warranty';
import { askForSerials } from './ask-serials';
import { orderDetail, type OrderDetail } from './detail';
import { moveOrder } from './move';
import { serialsAsked } from './serials-asked';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
beforeEach(() => rows(`delete from devices where state = 'made'`));

let people = 0;
/** A buyer whose order is packed and whose devices nobody has recorded. */
async function packed(quantity = 1) {
  people += 1;
  const ctx = await buyer(shop, people);
  const made = await order(shop, ctx, quantity);
  await putInState(
    shop.database.pool,
    `update orders set state = 'confirmed', placed_at = $2, due_at = $2, promised_by = $2::timestamptz + interval '2 days' where id = $1`,
    [made.orderId, ctx.now],
  );
  return { ctx, ...made };
}
const ask = (orderId: number, serials = '', role = 'support') => askForSerials(staffContext(shop, role), { orderId, serials });
const open = async (orderId: number) => (await serialsAsked(staffContext(shop, 'operations'), orderId))[0];
const lines = (orderId: number) => rows(`select actor, facts from events where subject = $1 and event = 'ask-serials' order by id`, [`order:${orderId}`]);

test('[ORD-11, WAR-3: a colleague is asked] serials that lack are asked for once, stand on the desk with their order, and go once they are recorded', async () => {
  const { ctx, orderId, code } = await packed(2);
  expect(await ask(orderId)).toMatchObject({ ok: true, value: { asked: true } });
  expect(await ask(orderId)).toMatchObject({ ok: true, value: { asked: false } });
  const twice = await Promise.all([ask(orderId, '', 'operations'), ask(orderId, '', 'administrator')]);
  expect(twice.map((one) => one.ok && one.value.asked)).toEqual([false, false]);
  expect(await lines(orderId)).toHaveLength(1);
  expect(await rows(`select subject from audit where action = 'orders.ask-serials' and subject = $1`, [`order:${orderId}`])).toHaveLength(1);
  expect(await serialsAsked(staffContext(shop, 'operations'))).toMatchObject([
    { orderId, code, lacking: [{ variantId: shop.unit.variantId, needed: 2, recorded: 0 }], named: [] },
  ]);
  const seen = (await orderDetail(ctx, code)) as OrderDetail;
  expect(JSON.stringify(seen)).not.toContain('ask-serials');
  await makeDevice(shop);
  expect(await open(orderId)).toMatchObject({ lacking: [{ recorded: 1 }] });
  await makeDevice(shop);
  expect(await open(orderId)).toBeUndefined();
  expect(await ask(orderId)).toMatchObject({ code: 'orders.ask-serials.recorded', status: 409 });
});

test('[ORD-11, WAR-3: a colleague is asked] at once by two, it is asked for once', async () => {
  const { orderId } = await packed();
  const both = await Promise.all([ask(orderId), ask(orderId, '', 'operations')]);
  expect(both.map((one) => one.ok && one.value.asked).sort()).toEqual([false, true]);
  expect(await lines(orderId)).toHaveLength(1);
});

test('[WAR-3: a colleague is asked] a serial that was read from the device and is not recorded is named; what is no serial or is recorded is not', async () => {
  const { orderId } = await packed();
  const known = await makeDevice(shop);
  expect(await ask(orderId, `${known} abc`)).toMatchObject({ code: 'orders.ask-serials.recorded' });
  const strange = `${known.slice(0, -4)}9871`;
  expect(await ask(orderId, `${strange} ${known}`)).toMatchObject({ value: { asked: true } });
  expect(await ask(orderId, strange)).toMatchObject({ value: { asked: false } });
  // Enough are recorded; the way to record this one leads to the unit that it may be of.
  expect(await open(orderId)).toMatchObject({ lacking: [], named: [strange], units: [{ variantId: shop.unit.variantId }] });
  const another = `${known.slice(0, -4)}9872`;
  expect(await ask(orderId, another)).toMatchObject({ value: { asked: true } });
  expect((await open(orderId))?.named).toEqual([strange, another]);
  // It has left by another device: nothing is waited for any more.
  const sent = await moveOrder(staffContext(shop, 'support'), {
    orderId,
    event: 'dispatch',
    expectedState: 'confirmed',
    dispatch: await dispatchForm(shop, orderId),
  });
  expect(sent).toMatchObject({ ok: true });
  expect(await open(orderId)).toBeUndefined();
  expect(await ask(orderId)).toMatchObject({ ok: false, status: 409 });
});

test('[ROLE-5: a colleague is asked] not by a buyer, nor by an editor, and for no order that is not there', async () => {
  const { ctx, orderId } = await packed();
  expect(await ask(orderId, '', 'editor')).toMatchObject({ ok: false, status: 403 });
  expect(await askForSerials(ctx, { orderId, serials: '' })).toMatchObject({ ok: false, status: 403 });
  expect(await ask(7_777_777)).toMatchObject({ ok: false, status: 404 });
});
