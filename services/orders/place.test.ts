import { afterEach, beforeEach, expect, test } from 'vitest';
import { buyer, DEVICE_TOMAN, ENGRAVING_TOMAN, later, openShop, homeOf, orderForm, OTHER_TOMAN, state, stockOf, type Shop } from '../../tests/shop';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { applyCode } from '../cart/apply-code';
import { expireHolds, giveUp } from './end-unpaid';
import { placeOrder } from './place';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const put = (more: Partial<Parameters<typeof addToCart>[1]> = {}, who = ctx) =>
  addToCart(who, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1, ...more });
const shown = async (who = ctx, city = 'tehran') => (await cartView(who, city)).priced.totalToman;
const code = (columns: string, values: string) =>
  shop.database.pool.query(`insert into discount_codes (code, kind, value${columns}) values (${values}) returning id`);
const counted = async () => (await shop.database.pool.query('select used from code_counters')).rows.map((row) => row.used);

test('[PROD-3] the price shown, in the cart and charged is one number; a price that changed is told, and nothing is written', async () => {
  await put({ featureIds: [shop.unit.black, shop.unit.engraving], engraving: ['AVA'] });
  const before = await shown();
  expect(before).toBe(DEVICE_TOMAN + ENGRAVING_TOMAN);
  await shop.database.pool.query(`update variants set price_toman = price_toman + 50000 where id = $1`, [shop.unit.variantId]);
  const refused = await placeOrder(ctx, orderForm(before));
  expect(refused).toMatchObject({ ok: false, code: 'orders.price.changed', status: 409, facts: { shownToman: before, nowToman: before + 50_000 } });
  expect((await shop.database.pool.query('select count(*)::int as n from orders')).rows[0].n).toBe(0);
  expect(await stockOf(shop)).toBe(100);
  const placed = await placeOrder(ctx, orderForm(await shown()));
  if (!placed.ok) throw new Error(placed.code);
  expect(await state(shop, placed.value.code)).toMatchObject({ total_toman: before + 50_000 });
  const { rows } = await shop.database.pool.query('select amount_toman::int from payments');
  expect(rows).toEqual([{ amount_toman: before + 50_000 }]);
});

test('the whole of the price is traced to its rules', async () => {
  await code('', `'MEHR', 'percent', 5`);
  await put({ featureIds: [shop.unit.engraving], engraving: ['AVA'], quantity: 2 });
  await applyCode(ctx, 'mehr');
  const { priced } = await cartView(ctx, 'tehran');
  expect(priced.proof.reduce((sum, one) => sum + one.amountToman, 0)).toBe(priced.totalToman);
  expect(priced.proof.map((one) => one.rule)).toEqual(['price', 'engraving', 'discount']);
});

test('[ORD-1] only a complete order is made: lines, address, receiver, terms; the new address goes into the book', async () => {
  expect(await placeOrder(ctx, orderForm(1))).toMatchObject({ ok: false, code: 'cart.empty', status: 409 });
  await put();
  expect(await placeOrder(ctx, orderForm(await shown(), { acceptsTerms: false }))).toMatchObject({
    ok: false,
    code: 'accounts.terms.not-accepted',
    field: 'terms',
  });
  expect(await placeOrder(ctx, orderForm(await shown(), { address: { id: 4711 } }))).toMatchObject({ ok: false, code: 'addresses.address.gone' });
  const placed = await placeOrder(ctx, orderForm(await shown(), { courierNote: 'زنگ سوم' }));
  expect(placed.ok).toBe(true);
  const { rows } = await shop.database.pool.query('select receiver_name, receiver_phone, postal_code, city, courier_note from orders');
  expect(rows).toEqual([{ receiver_name: 'آوین کهن‌سار', receiver_phone: '09121112233', postal_code: '1456789012', city: 'tehran', courier_note: 'زنگ سوم' }]);
  const book = (await shop.database.pool.query('select id, user_id from addresses')).rows;
  expect(book).toHaveLength(1);
  expect((await shop.database.pool.query('select document, version from consents')).rows).toEqual([{ document: 'terms-of-service', version: '1405-1' }]);
  const stranger = await buyer(shop, 2);
  await put({}, stranger);
  const stolen = await placeOrder(stranger, orderForm(await shown(stranger), { address: { id: book[0].id } }));
  expect(stolen).toMatchObject({ ok: false, code: 'addresses.address.gone' });
});

test('[ORD-3: after payment] an order keeps the address it was made with, whatever happens to the book', async () => {
  await put();
  await placeOrder(ctx, orderForm(await shown()));
  await shop.database.pool.query(`update addresses set city = 'rasht', postal_code = '9999999998'`);
  expect((await shop.database.pool.query('select city, postal_code from orders')).rows).toEqual([{ city: 'tehran', postal_code: '1456789012' }]);
});

test('ten presses with one key make one order; the same key with another body is refused', async () => {
  await put();
  const form = orderForm(await shown());
  const presses = await Promise.all(Array.from({ length: 10 }, () => placeOrder(ctx, form)));
  expect(new Set(presses.map((one) => (one.ok ? one.value.code : one.code))).size).toBe(1);
  expect(await stockOf(shop)).toBe(99);
  expect(await placeOrder(ctx, { ...form, courierNote: 'x' })).toMatchObject({ ok: false, code: 'common.once-key-reused', status: 409 });
});

test('ten presses with ten keys make one order: the cart’s owner takes turns', async () => {
  await put();
  const total = await shown();
  const presses = await Promise.all(Array.from({ length: 10 }, () => placeOrder(ctx, orderForm(total))));
  expect(presses.filter((one) => one.ok)).toHaveLength(1);
  expect(await stockOf(shop)).toBe(99);
});

test('[ORD-13] five hundred buyers at once: one order, 499 clear answers, stock zero', { timeout: 60_000 }, async () => {
  await shop.database.pool.query('update stock set available = 1 where variant_id = $1', [shop.unit.variantId]);
  const buyers: Ctx[] = [];
  for (let at = 1; at <= 500; at += 1) buyers.push(await buyer(shop, at));
  await Promise.all(buyers.map((who) => put({}, who)));
  let saving = true;
  const editor = (async () => {
    while (saving) await shop.database.pool.query(`update variants set rank = rank, updated_at = now() where id = $1`, [shop.unit.variantId]);
  })();
  const answers = await Promise.all(buyers.map((who) => placeOrder(who, orderForm(DEVICE_TOMAN))));
  saving = false;
  await editor;
  expect(answers.filter((one) => one.ok)).toHaveLength(1);
  expect(new Set(answers.map((one) => (one.ok ? 'ok' : one.code)))).toEqual(new Set(['ok', 'orders.stock.gone']));
  expect(await stockOf(shop)).toBe(0);
  expect((await shop.database.pool.query('select count(*)::int as n from orders')).rows[0].n).toBe(1);
});

test('[DISC-2] a code is priced on the server, line by line, and only for what it holds for', async () => {
  const { rows } = await code(', maximum_toman, minimum_toman', `'MEHR05', 'percent', 5, 500000, 1000000`);
  await shop.database.pool.query(`insert into discount_codes_rels (parent_id, path, variants_id) values ($1, 'variants', $2)`, [
    rows[0].id,
    shop.unit.variantId,
  ]);
  await put();
  await put({ variantId: shop.other.variantId, featureIds: [], quantity: 2 });
  expect(await applyCode(ctx, ' mehr ۰۵ ')).toMatchObject({ ok: true, value: { code: 'MEHR05' } });
  const view = await cartView(ctx, 'tehran');
  expect(view.items.map((item) => item.discountToman)).toEqual([447_500, 0]);
  expect(view.priced.totalToman).toBe(DEVICE_TOMAN + 2 * OTHER_TOMAN - 447_500);
  expect(await applyCode(ctx, 'nobody')).toMatchObject({ ok: false, code: 'discounts.code.unknown', field: 'code' });
  const placed = await placeOrder(ctx, orderForm(view.priced.totalToman));
  if (!placed.ok) throw new Error(placed.code);
  const lines = (await shop.database.pool.query('select discount_toman::int from order_lines order by position')).rows;
  expect(lines.map((line) => line.discount_toman)).toEqual([447_500, 0]);
});

test('a code that no longer holds is told, and never raises a price unseen', async () => {
  const { rows } = await code('', `'NOW', 'amount', 100000`);
  await put();
  await applyCode(ctx, 'now');
  const total = await shown();
  await shop.database.pool.query(`update discount_codes set active = false where id = $1`, [rows[0].id]);
  expect(await cartView(ctx, 'tehran')).toMatchObject({ code: null, codeRefusal: { code: 'discounts.code.unknown' } });
  expect(await placeOrder(ctx, orderForm(total))).toMatchObject({ ok: false, code: 'discounts.code.unknown', status: 409 });
  // Who has now seen the price without it is not asked for it again.
  const placed = await placeOrder(ctx, orderForm(await shown()));
  if (!placed.ok) throw new Error(placed.code);
  const { rows: made } = await shop.database.pool.query('select discount_code, discount_toman::int as less from orders where id = $1', [placed.value.orderId]);
  expect(made).toEqual([{ discount_code: null, less: 0 }]);
});

test('[DISC-4] a code with limit 10 under 200 buyers, its terms saved meanwhile: ten uses', { timeout: 60_000 }, async () => {
  const { rows } = await code(', uses_limit', `'TEN', 'amount', 100000, 10`);
  await shop.database.pool.query('update stock set available = 500 where variant_id = $1', [shop.unit.variantId]);
  const buyers: Ctx[] = [];
  for (let at = 1; at <= 200; at += 1) buyers.push(await buyer(shop, at));
  await Promise.all(buyers.map(async (who) => (await put({}, who), applyCode(who, 'ten'))));
  let saving = true;
  const editor = (async () => {
    while (saving) await shop.database.pool.query(`update discount_codes set note = 'x', updated_at = now() where id = $1`, [rows[0].id]);
  })();
  const answers = await Promise.all(buyers.map((who) => placeOrder(who, orderForm(DEVICE_TOMAN - 100_000, { address: homeOf(who) }))));
  saving = false;
  await editor;
  expect(answers.filter((one) => one.ok)).toHaveLength(10);
  expect(new Set(answers.map((one) => (one.ok ? 'ok' : one.code)))).toEqual(new Set(['ok', 'discounts.code.used-up']));
  expect(await counted()).toEqual([10]);
  expect((await shop.database.pool.query(`select count(*)::int as n from code_uses where state = 'held'`)).rows[0].n).toBe(10);
  expect(await stockOf(shop)).toBe(490);
});

test('[DISC-4: per person, and given back] a person uses a code as often as the terms say; an order whose time ran out frees its use', async () => {
  await code(', uses_limit, per_user_limit', `'ONCE', 'amount', 100000, 1, 1`);
  await put();
  await applyCode(ctx, 'once');
  const placed = await placeOrder(ctx, orderForm(await shown()));
  if (!placed.ok) throw new Error(placed.code);
  expect(await counted()).toEqual([1]);
  const other = await buyer(shop, 2);
  await put({}, other);
  expect(await applyCode(other, 'once')).toMatchObject({ ok: false, code: 'discounts.code.used-up', status: 409 });
  later(shop, ctx, 61);
  await expireHolds(clockContext(shop.rt, 'test'));
  expect(await counted()).toEqual([0]);
  expect((await applyCode(other, 'once')).ok).toBe(true);
  const taken = await placeOrder(other, orderForm(await shown(other)));
  expect(taken.ok).toBe(true);
});

test('[DISC-3] an order with a code is locked: whoever gives it up to change it has voided the code for themselves, without its use given back; nobody else has', async () => {
  await code(', uses_limit', `'MEHR', 'amount', 100000, 3`);
  await put();
  await applyCode(ctx, 'mehr');
  const placed = await placeOrder(ctx, orderForm(await shown()));
  if (!placed.ok) throw new Error(placed.code);
  const { orderId, code: orderCode } = placed.value;
  // The cart may change meanwhile: the order does not.
  await put({ variantId: shop.other.variantId, featureIds: [] });
  expect(await state(shop, orderCode)).toMatchObject({ total_toman: DEVICE_TOMAN - 100_000 });
  expect(await placeOrder(ctx, orderForm(await shown()))).toMatchObject({ ok: false, code: 'orders.payment.open' });
  expect((await Promise.all([giveUp(ctx, orderCode), giveUp(ctx, orderCode)])).filter((one) => one.ok)).toHaveLength(1);
  expect((await shop.database.pool.query('select state from code_uses where order_id = $1', [orderId])).rows).toEqual([{ state: 'void' }]);
  expect(await counted()).toEqual([1]);
  expect(await applyCode(ctx, 'mehr')).toMatchObject({ ok: false, code: 'discounts.code.voided', status: 409 });
  expect(await cartView(ctx, 'tehran')).toMatchObject({ code: null, codeRefusal: { code: 'discounts.code.voided' } });
  const without = await placeOrder(ctx, orderForm(DEVICE_TOMAN + OTHER_TOMAN));
  if (!without.ok) throw new Error(without.code);
  expect(await state(shop, without.value.code)).toMatchObject({ total_toman: DEVICE_TOMAN + OTHER_TOMAN });
  const other = await buyer(shop, 2);
  await put({}, other);
  expect((await applyCode(other, 'mehr')).ok).toBe(true);
  expect((await placeOrder(other, orderForm(await shown(other)))).ok).toBe(true);
  expect(await counted()).toEqual([2]);
  const { rows } = await shop.database.pool.query(`select facts from audit where action = 'orders.give-up' and subject = $1`, [`order:${orderId}`]);
  expect(rows).toEqual([{ facts: { code: orderCode, voidedCode: 'MEHR' } }]);
});

test('[DISC-3: after the hold] a code that was free again is void too when the order is given up after the hold has ended', async () => {
  await code('', `'MEHR', 'amount', 100000`);
  await put();
  await applyCode(ctx, 'mehr');
  const placed = await placeOrder(ctx, orderForm(await shown()));
  if (!placed.ok) throw new Error(placed.code);
  ctx = later(shop, ctx, 20);
  await expireHolds(clockContext(shop.rt, 'test'));
  expect(await counted()).toEqual([0]);
  expect((await giveUp(ctx, placed.value.code)).ok).toBe(true);
  expect(await applyCode(ctx, 'mehr')).toMatchObject({ ok: false, code: 'discounts.code.voided' });
  expect(await counted()).toEqual([0]);
});

test('two buyers with the same two goods in opposite order never wait for each other in vain', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, at) => buyer(shop, at + 1)));
  for (const [at, who] of buyers.entries()) {
    const both = [() => put({}, who), () => put({ variantId: shop.other.variantId, featureIds: [] }, who)];
    for (const one of at % 2 ? both : both.reverse()) await one();
  }
  const answers = await Promise.all(buyers.map((who) => placeOrder(who, orderForm(DEVICE_TOMAN + OTHER_TOMAN, { address: homeOf(who) }))));
  expect(answers.every((one) => one.ok)).toBe(true);
  expect([await stockOf(shop), await stockOf(shop, shop.other.variantId)]).toEqual([80, 80]);
});
