import { afterAll, beforeAll, expect, test } from 'vitest';
import { unitKey } from '#domain/orders/dispatch';
import { dispatchForm } from '../../tests/dispatch';
import { putInState } from '../../tests/put-in-state';
import { buyer, openShop, order, said, type Shop } from '../../tests/shop';
import { deviceForm, makeDevice, staffContext } from '../../tests/warranty';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import type { Ctx } from '../context';
import { devicePassport, type Passport } from '../warranty/passport';
import { registerDevice } from '../warranty/register-device';
import { ordersToRegister } from '../warranty/bought-here';
import { orderDetail, type OrderDetail } from './detail';
import { moveOrder } from './move';
import { placeOrder } from './place';
import { serialsLacking } from './serials-lacking';
import { homeOf, orderForm } from '../../tests/shop';
import { unitsToSend } from './units-to-send';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
let people = 0;
/** A buyer whose order was phoned about and is packed. */
async function confirmed(quantity = 1): Promise<{ ctx: Ctx; orderId: number; code: string }> {
  people += 1;
  const ctx = await buyer(shop, people);
  const made = await order(shop, ctx, quantity);
  await putInState(
    shop.database.pool,
    `update orders set state = 'confirmed', placed_at = $2, promised_by = $2::timestamptz + interval '2 days' where id = $1`,
    [made.orderId, ctx.now],
  );
  return { ctx, ...made };
}
const send = (orderId: number, dispatch: Awaited<ReturnType<typeof dispatchForm>>) =>
  moveOrder(staffContext(shop, 'support'), { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch });
const detail = async (ctx: Ctx, code: string) => (await orderDetail(ctx, code)) as OrderDetail;

test('[WAR-2, WAR-3, ORD-12: the parcel] a dispatch says courier, number and serials; the buyer’s warranty is open at once, and the order leads to each device', async () => {
  const { ctx, orderId, code } = await confirmed(2);
  const form = await dispatchForm(shop, orderId, { tracking: ' ۴۴۰۲-۱۸۸۷۳۱ ' });
  expect(await ordersToRegister(ctx)).toEqual([]);
  expect(await send(orderId, form)).toMatchObject({ ok: true, value: { state: 'dispatched' } });
  const serials = Object.values(form.serials);
  expect(
    await rows(
      'select serial, state, user_id = $2 as own, unit_no::int as unit, order_line is not null as line from devices where order_id = $1 order by unit_no',
      [orderId, ctx.actor.kind === 'user' ? ctx.actor.userId : 0],
    ),
  ).toEqual(serials.map((serial, at) => ({ serial, state: 'active', own: true, unit: at + 1, line: true })));
  const seen = await detail(ctx, code);
  expect(seen.parcel).toMatchObject({ courier: 'post-express', tracking: '4402-188731', follow: expect.stringContaining('4402188731') });
  expect(seen.devices.map((one) => [one.serial, one.state])).toEqual(serials.map((serial) => [serial, 'active']));
  const passport = (await devicePassport(ctx, serials[0] ?? '')) as Passport;
  expect(passport).toMatchObject({ order: code, state: 'active', history: [{ event: 'bind' }] });
  expect(passport.endsOn).toEqual(seen.devices[0]?.endsOn);
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'orders.dispatched', body: expect.stringContaining('4402-188731') });
  // Nothing of it is left to register, by whatever number.
  expect(await ordersToRegister(ctx)).toEqual([]);
  const more = await registerDevice(ctx, deviceForm(await makeDevice(shop), { bought: { order: code }, receivedOn: null, purchasedOn: null }));
  expect(more).toMatchObject({ ok: true, value: { waits: { code: expect.any(String) } } });
});

test('[ADM-4: dispatch] each field is refused with its reason, and a serial that went says where; nothing is written', async () => {
  const first = await confirmed();
  const gone = await dispatchForm(shop, first.orderId);
  await send(first.orderId, gone);
  const { orderId } = await confirmed(2);
  const form = await dispatchForm(shop, orderId);
  const [one, two] = (await unitsToSend(shop.rt.db, 'fa', orderId)).map(unitKey) as [string, string];
  const other = await makeDevice(shop, shop.other.variantId);
  const wrong: [Partial<typeof form>, string, string][] = [
    [{ courier: 'nobody' }, 'orders.dispatch.courier', 'courier'],
    [{ tracking: ' - ' }, 'orders.dispatch.tracking-missing', 'tracking'],
    [{ tracking: 'x'.repeat(40) }, 'orders.dispatch.tracking', 'tracking'],
    [{ tracking: '۱۲۳' }, 'orders.dispatch.tracking', 'tracking'],
    [{ serials: { [one]: form.serials[one] ?? '' } }, 'orders.dispatch.serial-missing', two],
    [{ serials: { ...form.serials, [two]: 'NS1' } }, 'warranty.serial.length', two],
    [{ serials: { [one]: form.serials[one] ?? '', [two]: form.serials[one] ?? '' } }, 'orders.dispatch.serial-twice', two],
    [{ serials: { ...form.serials, [two]: 'NS9999999999' } }, 'orders.dispatch.serial-unknown', two],
    [{ serials: { ...form.serials, [two]: other } }, 'orders.dispatch.serial-model', two],
    [{ serials: { ...form.serials, [two]: Object.values(gone.serials)[0] ?? '' } }, 'orders.dispatch.serial-gone', two],
  ];
  for (const [more, code, field] of wrong) expect(await send(orderId, { ...form, ...more })).toMatchObject({ ok: false, code, field });
  expect(await send(orderId, { ...form, serials: { ...form.serials, [two]: Object.values(gone.serials)[0] ?? '' } })).toMatchObject({
    facts: { code: first.code },
  });
  expect(await moveOrder(staffContext(shop, 'support'), { orderId, event: 'dispatch', expectedState: 'confirmed' })).toMatchObject({
    code: 'orders.dispatch.form',
  });
  expect(await moveOrder(staffContext(shop, 'editor'), { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch: form })).toMatchObject({
    status: 403,
  });
  // All of it in one answer, in the order of the form.
  const all = await send(orderId, { courier: '', tracking: '', serials: { [one]: other, [two]: 'NS1' } });
  if (all.ok) throw new Error('was sent');
  expect([all, ...(all.also ?? [])].map(({ field, code }) => [field, code])).toEqual([
    ['courier', 'orders.dispatch.courier'],
    ['tracking', 'orders.dispatch.tracking-missing'],
    [one, 'orders.dispatch.serial-model'],
    [two, 'warranty.serial.length'],
  ]);
  expect(await rows('select 1 from dispatches where order_id = $1', [orderId])).toEqual([]);
  expect(await rows(`select state from devices where serial = any($1) group by state`, [Object.values(form.serials)])).toEqual([{ state: 'made' }]);
  expect((await send(orderId, form)).ok).toBe(true);
});

test('[ADM-4: dispatch] serials that nobody recorded are named in one sentence; those pasted together fill the empty rows, and what is too much is said', async () => {
  const { orderId } = await confirmed(3);
  const form = await dispatchForm(shop, orderId);
  const keys = Object.keys(form.serials);
  const [first = '', ...rest] = Object.values(form.serials);
  const unknown = ['NS9999999991', 'NS9999999992', 'NS9999999993'];
  const refused = await send(orderId, { ...form, serials: Object.fromEntries(keys.map((key, at) => [key, unknown[at] ?? ''])) });
  expect(refused).toEqual({
    ...{ ok: false, code: 'orders.dispatch.serials-unknown', field: 'serials' },
    facts: { serials: unknown.join(' '), fields: keys.join(' ') },
  });
  const typed = { [keys[1] ?? '']: first };
  expect(await send(orderId, { ...form, serials: typed, all: `${rest.join('\n')} NS9999999999` })).toMatchObject({
    ...{ code: 'orders.dispatch.serials-left', field: 'serials', facts: { serials: 'NS9999999999' } },
  });
  expect(await send(orderId, { ...form, serials: typed, all: rest.join('، ') })).toMatchObject({ ok: true });
  expect((await rows('select serial from devices where order_id = $1 order by unit_no', [orderId])).map(({ serial }) => serial)).toEqual([
    rest[0],
    first,
    rest[1],
  ]);
});

test('[ORD-13: serials] two colleagues dispatch two orders with one serial at once, and one order twice: each device goes once', async () => {
  const [a, b] = [await confirmed(), await confirmed()];
  const [formA, formB] = [await dispatchForm(shop, a.orderId), await dispatchForm(shop, b.orderId)];
  const [keyB] = Object.keys(formB.serials) as [string];
  const same = { ...formB, serials: { [keyB]: Object.values(formA.serials)[0] ?? '' } };
  const answers = await Promise.all([send(a.orderId, formA), send(b.orderId, same)]);
  expect(answers.filter((one) => one.ok)).toHaveLength(1);
  expect(answers.find((one) => !one.ok)).toMatchObject({ code: 'orders.dispatch.serial-gone' });
  const { orderId } = await confirmed(3);
  const form = await dispatchForm(shop, orderId);
  const twice = await Promise.all([send(orderId, form), send(orderId, form)]);
  expect(twice.map((one) => (one.ok ? 200 : one.status)).sort()).toEqual([200, 409]);
  expect(await rows('select count(*)::int as n from devices where order_id = $1', [orderId])).toEqual([{ n: 3 }]);
});

test('packages are sent device by device; goods without serials ask for none; an order that was sent before serials were kept moves on', async () => {
  await rows(`insert into products_contents (_order, _parent_id, id, variant_id, quantity) select 1, product_id, 'd1', $2, 2 from variants where id = $1`, [
    shop.unit.variantId,
    shop.other.variantId,
  ]);
  const { orderId } = await confirmed(2);
  expect((await unitsToSend(shop.rt.db, 'fa', orderId)).map(({ variantId, unitNo, of }) => [variantId, unitNo, of])).toEqual(
    [1, 2, 3, 4].map((no) => [shop.other.variantId, no, 4]),
  );
  await rows('delete from products_contents');
  await rows('update variants set has_serials = false where id = $1', [shop.other.variantId]);
  people += 1;
  const ctx = await buyer(shop, people);
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 2 });
  const placed = await placeOrder(ctx, orderForm((await cartView(ctx, 'tehran')).priced.totalToman, { address: homeOf(ctx) }));
  if (!placed.ok) throw new Error(placed.code);
  await putInState(
    shop.database.pool,
    `update orders set state = 'confirmed', placed_at = $2, promised_by = $2::timestamptz + interval '2 days' where id = $1`,
    [placed.value.orderId, ctx.now],
  );
  expect(await send(placed.value.orderId, { courier: 'rider', tracking: '12345', serials: {} })).toMatchObject({ ok: true });
  const old = await confirmed();
  await putInState(shop.database.pool, `update orders set state = 'dispatched' where id = $1`, [old.orderId]);
  expect(await moveOrder(staffContext(shop, 'support'), { orderId: old.orderId, event: 'deliver', expectedState: 'dispatched' })).toMatchObject({ ok: true });
  expect(await detail(old.ctx, old.code)).toMatchObject({ parcel: null, devices: [] });
});

test('[WAR-3, PROD-1] what was sold without serials leaves with them or not at all: the database itself refuses a dispatch that lacks one', async () => {
  const { orderId } = await confirmed(2);
  const leave = (more = '') => shop.database.pool.query(`${more}update orders set state = 'dispatched' where id = ${orderId}`);
  await expect(leave()).rejects.toMatchObject({ constraint: 'orders_leave_with_serials' });
  await makeDevice(shop);
  await expect(
    leave(`update devices set order_id = ${orderId}, unit_no = 1 where id = (select max(id) from devices where state = 'made'); `),
  ).rejects.toMatchObject({ constraint: expect.any(String) as string });
  expect(await send(orderId, await dispatchForm(shop, orderId))).toMatchObject({ ok: true });
});

test('[ORD-11, WAR-3: said early] a device without enough recorded serials is named while its order is packed, and no more once they are there', async () => {
  const { orderId } = await confirmed(2);
  await rows("delete from devices where state = 'made' and variant_id = $1", [shop.unit.variantId]);
  const lacking = () => serialsLacking(staffContext(shop, 'support'), orderId);
  expect(await lacking()).toMatchObject([{ variantId: shop.unit.variantId, needed: 2, recorded: 0 }]);
  await makeDevice(shop);
  expect(await lacking()).toMatchObject([{ needed: 2, recorded: 1 }]);
  await makeDevice(shop);
  expect(await lacking()).toEqual([]);
});
