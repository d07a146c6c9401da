import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, DEVICE_TOMAN, ENGRAVING_TOMAN, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { addToCart, type Item } from './add';
import { removeLine, setEngraving, setQuantity, wipeCart } from './change';
import { cartCount } from './count';
import { joinCarts } from './join';
import { restoreCart } from './restore';
import { cartView } from './view';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.stop());

const plain = (quantity = 1): Item => ({ variantId: shop.unit.variantId, featureIds: [], engraving: [], quantity });
const engraved = (text: string, quantity = 1): Item => ({
  variantId: shop.unit.variantId,
  featureIds: [shop.unit.engraving, shop.unit.black],
  engraving: [text],
  quantity,
});

/** A guest whose browser keeps the token that the first addition gave. */
async function guestWith(...items: Item[]): Promise<Ctx> {
  let ctx = testContext(shop.rt);
  for (const item of items) {
    const added = await addToCart(ctx, item);
    if (!added.ok) throw new Error(added.code);
    if (added.value.token) ctx = { ...ctx, actor: { kind: 'guest', cartToken: added.value.token } };
  }
  return ctx;
}
let people = 100;
const somebody = () => buyer(shop, (people += 1));

test('[CART-1] an item carries its product, quantity, features with their types, image and name; a change of language changes no line', async () => {
  const ctx = await guestWith(engraved('دكتر آوا', 2));
  const fa = await cartView(ctx);
  expect(fa.items[0]).toMatchObject({
    shop_product_id: shop.unit.variantId,
    number_of_chosen_item: 2,
    shop_feature_product_id: [shop.unit.black, shop.unit.engraving].sort((a, b) => a - b),
    features: [
      { id: shop.unit.black, type: 'COLOR' },
      { id: shop.unit.engraving, type: 'ENGRAVING' },
    ],
    name: 'گوشی پزشکی دیجیتال NS1',
    engraving: ['دکتر آوا'],
    totalToman: 2 * (DEVICE_TOMAN + ENGRAVING_TOMAN),
  });
  expect(fa.items[0]?.main_image).toBe('/devices/ns1.svg');
  const en = await cartView({ ...ctx, lang: 'en' });
  expect(en.items[0]).toMatchObject({ key: fa.items[0]?.key, name: 'NS1 digital stethoscope' });
});

test('[CART-2] the cart that was read is not loading; it is added to, removed from, loaded and wiped', async () => {
  const ctx = await guestWith(plain(), engraved('AVA'));
  const view = await cartView(ctx);
  expect(view).toMatchObject({ loading: false, count: 2 });
  expect(await removeLine(ctx, { key: view.items[0]?.key ?? '' })).toMatchObject({ ok: true, value: { says: 'cart.deleted' } });
  expect((await cartView(ctx)).items).toHaveLength(1);
  expect(await wipeCart(ctx)).toMatchObject({ ok: true, value: { says: 'cart.wiped' } });
  expect(await cartView(ctx)).toMatchObject({ loading: false, items: [], count: 0 });
});

test('[PROD-2: engraving, CART-3] the engraving of a line is changed, added and taken away in the cart; the line keeps its place and colour', async () => {
  const ctx = await guestWith(engraved('Cardio ۱۲'), plain());
  const [first, second] = (await cartView(ctx)).items;
  expect(first).toMatchObject({ engravedText: ['Cardio ۱۲'], engravingPriceToman: ENGRAVING_TOMAN });
  expect(await setEngraving(ctx, { key: first?.key ?? '', engraving: ['آوا 7', ''] })).toMatchObject({ ok: true, value: { says: 'cart.updated' } });
  const changed = (await cartView(ctx)).items[0];
  expect(changed).toMatchObject({ engravedText: ['آوا ۷'], colour: first?.colour, totalToman: DEVICE_TOMAN + ENGRAVING_TOMAN });
  expect(await setEngraving(ctx, { key: changed?.key ?? '', engraving: ['😀'] })).toMatchObject({
    ok: false,
    code: 'catalog.engraving.letters',
    field: 'engraving',
  });
  expect(await setEngraving(ctx, { key: changed?.key ?? '', engraving: ['', ''] })).toMatchObject({ ok: true });
  expect((await cartView(ctx)).items[0]).toMatchObject({ engravedText: [], totalToman: DEVICE_TOMAN });
  expect(await setEngraving(ctx, { key: second?.key ?? '', engraving: ['AVA'] })).toMatchObject({ ok: true });
  expect((await cartView(ctx)).items.map(({ engravedText }) => engravedText)).toEqual([[], ['AVA']]);
  expect(await setEngraving(ctx, { key: 'gone', engraving: ['AVA'] })).toMatchObject({ ok: false, status: 404 });
});

test('[PROD-2, CART-7] all that is wrong with an item is said at once', async () => {
  const wrong = await addToCart(testContext(shop.rt), { variantId: shop.unit.variantId, featureIds: [999_999], engraving: ['😀'], quantity: 99 });
  expect(wrong).toMatchObject({ ok: false, field: 'features', also: [{ field: 'engraving' }, { field: 'quantity' }] });
});

test('[CART-3] an equal item raises the quantity and says updated, another engraving is another line and says added', async () => {
  const ctx = await guestWith(engraved('دكتر آوا'));
  const same = { ...engraved(' دکتر  آوا '), featureIds: [shop.unit.black, shop.unit.engraving] };
  expect(await addToCart(ctx, same)).toMatchObject({ ok: true, value: { says: 'cart.updated' } });
  expect(await addToCart(ctx, engraved('دکتر نوا'))).toMatchObject({ ok: true, value: { says: 'cart.added' } });
  expect((await cartView(ctx)).items.map((item) => item.number_of_chosen_item)).toEqual([2, 1]);
});

test('[CART-3: two tabs at once] every addition counts', async () => {
  const ctx = await somebody();
  const added = await Promise.all(Array.from({ length: 12 }, (_, at) => addToCart(ctx, at % 2 ? plain() : engraved('A'))));
  expect(added.every((one) => one.ok)).toBe(true);
  expect((await cartView(ctx)).items.map((item) => item.number_of_chosen_item).sort()).toEqual([6, 6]);
  expect(await cartCount(ctx)).toBe(12);
});

test('[CART-4] removing deletes the match and says so; from an empty or unknown cart it says that no item exists', async () => {
  const ctx = await guestWith(plain());
  const key = (await cartView(ctx)).items[0]?.key ?? '';
  expect(await removeLine(ctx, { key })).toMatchObject({ ok: true, value: { says: 'cart.deleted' } });
  expect(await removeLine(ctx, { key })).toMatchObject({ ok: false, code: 'cart.line.none' });
  expect(await removeLine(testContext(shop.rt), { key })).toMatchObject({ ok: false, code: 'cart.line.none' });
});

test('[CART-5] at login lines join, equal ones take the larger quantity up to the limit, and the guest’s cart ends', async () => {
  const account = await somebody();
  await addToCart(account, plain(3));
  await addToCart(account, engraved('ONE', 5));
  const guest = await guestWith(plain(7), engraved('TWO', 2));
  const token = guest.actor.kind === 'guest' ? guest.actor.cartToken : '';
  expect(await joinCarts(account, token)).toMatchObject({ ok: true, value: { joined: 2 } });
  const joined = (await cartView(account)).items.map((item) => [item.engraving[0] ?? '', item.number_of_chosen_item]);
  expect(joined).toEqual([
    ['', 7],
    ['ONE', 5],
    ['TWO', 2],
  ]);
  await wipeCart(account);
  expect(await joinCarts(account, token)).toMatchObject({ ok: true, value: { joined: 0 } });
  expect(await cartCount(account)).toBe(0);
});

test('[CART-5] the mirror is read back only when the server knows no cart; a wiped cart stays wiped', async () => {
  const before = await cartView(await guestWith(engraved('MIRROR', 2), plain()));
  const mirror = JSON.stringify(before.items);
  const fresh = testContext(shop.rt);
  const restored = await restoreCart(fresh, mirror);
  if (!restored.ok) throw new Error(restored.code);
  const back: Ctx = { ...fresh, actor: { kind: 'guest', cartToken: restored.value.token } };
  expect((await cartView(back)).items.map((item) => item.key)).toEqual(before.items.map((item) => item.key));
  await wipeCart(back);
  expect(await restoreCart(back, mirror)).toMatchObject({ ok: true, value: { restored: 0 } });
  expect((await cartView(back)).count).toBe(0);
  expect(await restoreCart(testContext(shop.rt), '[{"shop_product_id":99999,"number_of_chosen_item":1}]')).toMatchObject({ value: { restored: 0 } });
});

test('[CART-6] the count is a number and the sum of quantities', async () => {
  const ctx = await guestWith(plain(4), engraved('COUNT', 3));
  expect(await cartCount(ctx)).toBe(7);
  expect((await cartView(ctx)).count).toBe(7);
  expect(await cartCount(testContext(shop.rt))).toBe(0);
  expect(await cartCount(testContext(shop.rt, { actor: { kind: 'guest', cartToken: 'made up' } }))).toBe(0);
});

test('[CART-7] quantities are whole numbers from 1 to the limit that staff set; anything else gets a message and changes nothing', async () => {
  const ctx = await guestWith(plain(18));
  const key = (await cartView(ctx)).items[0]?.key ?? '';
  for (const quantity of [0, -1, 1.5, Number.NaN, 21]) {
    expect((await setQuantity(ctx, { key, quantity })).ok, String(quantity)).toBe(false);
    expect((await addToCart(ctx, plain(quantity))).ok, String(quantity)).toBe(false);
  }
  expect(await addToCart(ctx, plain(3))).toMatchObject({ ok: false, code: 'cart.quantity.limit-reached', facts: { limit: 20, present: 18 } });
  expect(await cartCount(ctx)).toBe(18);
  expect(await setQuantity(ctx, { key, quantity: 20 })).toMatchObject({ ok: true, value: { says: 'cart.updated' } });
  await shop.database.pool.query(`update variants set line_limit = 30 where id = $1`, [shop.unit.variantId]);
  expect((await setQuantity(ctx, { key, quantity: 30 })).ok).toBe(true);
  await shop.database.pool.query(`update variants set line_limit = 20 where id = $1`, [shop.unit.variantId]);
});

test('[PROD-2] a line has at most one colour and one engraving, both of its product, and a text that can be cut', async () => {
  const ctx = testContext(shop.rt);
  const refused = async (change: Partial<Item>) => {
    const answer = await addToCart(ctx, { ...plain(), ...change });
    return answer.ok ? 'taken' : answer.code;
  };
  const { black, copper, engraving } = shop.unit;
  expect(await refused({ featureIds: [black, copper] })).toBe('cart.colour.one-only');
  expect(await refused({ featureIds: [999_999] })).toBe('cart.feature.not-offered');
  expect(await refused({ variantId: shop.other.variantId, featureIds: [black] })).toBe('cart.feature.not-offered');
  expect(await refused({ variantId: shop.other.variantId, engraving: ['AVA'] })).toBe('cart.engraving.not-offered');
  expect(await refused({ featureIds: [engraving], engraving: ['123456789012345'] })).toBe('catalog.engraving.too-long');
  expect(await refused({ featureIds: [engraving], engraving: ['a', 'b', 'c'] })).toBe('catalog.engraving.lines');
  expect(await refused({ featureIds: [engraving], engraving: ['<b>'] })).toBe('catalog.engraving.letters');
  expect(await refused({ variantId: 999_999 })).toBe('cart.product.not-for-sale');
});

test('what is no longer sold, or no longer there, is said on its line', async () => {
  const ctx = await guestWith(plain(6), engraved('LEFT', 6), { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
  await shop.database.pool.query(`update stock set available = 10 where variant_id = $1`, [shop.unit.variantId]);
  await shop.database.pool.query(`update variants set sellable = false where id = $1`, [shop.other.variantId]);
  expect((await cartView(ctx)).items.map((item) => item.problem)).toEqual([
    { kind: 'few-left', left: 10 },
    { kind: 'few-left', left: 10 },
    { kind: 'not-for-sale' },
  ]);
});
