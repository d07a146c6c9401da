import { afterEach, beforeEach, expect, test } from 'vitest';
import { addToCart } from '../cart/add';
import { cartCount } from '../cart/count';
import { cartView } from '../cart/view';
import type { Ctx } from '../context';
import { endHold, endUnpaid, giveUp } from './end-unpaid';
import type { PlaceOrder } from './to-place';
import { closeChecked, openWithBuyer, placeBy, placedBy, pressLater } from '../../tests/gateway';
import { startPayment } from './start-payment';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, state, stockOf, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import { applyDiscount } from '../cart/apply-discount';
import { payOrderFromWallet } from './pay-from-wallet';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => void ({ shop, ctx } = await openWithBuyer()));
afterEach(() => closeChecked(shop));

const place = (pay: PlaceOrder['pay'], more: Partial<PlaceOrder> = {}) => placeBy(shop, ctx, pay, more);
const placed = (pay: PlaceOrder['pay']) => placedBy(shop, ctx, pay);
const PART = 2_000_000;
const REST = DEVICE_TOMAN - PART;
const half = { by: 'both', walletToman: PART } as const;
let keys = 0;
const fromWallet = (code: string, key = `press-${(keys += 1)}`) => payOrderFromWallet(ctx, { key, code, shownToman: DEVICE_TOMAN });

test('[ORD-4: from the wallet] [WAL-3: orders] an order is paid whole from the wallet and placed in the same commit', async () => {
  await addCredit(shop, ctx, 9_000_000);
  const { code, paid } = await placed({ by: 'wallet' });
  expect(paid).toBe(true);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', paid_toman: DEVICE_TOMAN, payments: [], holds: ['sold'], events: ['make', 'pay'] });
  expect(await walletState(shop, ctx)).toEqual({
    balance: 9_000_000 - DEVICE_TOMAN,
    held: 0,
    history: ['deposit succeeded 9000000 → 9000000', `use succeeded ${DEVICE_TOMAN} → ${9_000_000 - DEVICE_TOMAN}`],
  });
  expect(await stockOf(shop)).toBe(99);
  expect(await cartCount(ctx)).toBe(0);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 9_000_000, sales: -DEVICE_TOMAN, all: 0 });
});

test('[WAL-3: insufficient credit] nothing is written, and exactly what is missing is said', async () => {
  await addCredit(shop, ctx, 8_000_000);
  expect(await place({ by: 'wallet' })).toMatchObject({
    ok: false,
    code: 'wallet.credit.insufficient',
    status: 409,
    facts: { availableToman: 8_000_000, missingToman: DEVICE_TOMAN - 8_000_000 },
  });
  expect(await place({ by: 'both', walletToman: 8_000_001 })).toMatchObject({ ok: false, code: 'wallet.credit.changed', status: 409 });
  expect(await place({ by: 'both', walletToman: DEVICE_TOMAN - 999 })).toMatchObject({ ok: false, code: 'wallet.credit.changed' });
  expect((await shop.database.pool.query('select count(*)::int as n from orders')).rows[0].n).toBe(0);
  expect(await stockOf(shop)).toBe(100);
});

test('[ORD-4: wallet and gateway together] the wallet’s part is kept, and taken when the gateway has verified the rest', async () => {
  await addCredit(shop, ctx, 3_000_000);
  const { code } = await placed(half);
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 3_000_000, held: PART });
  const authority = await atGateway(ctx, code, 'pay');
  const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(shop, authority)));
  expect(new Set(answers.map((one) => one.kind))).toEqual(new Set(['placed']));
  expect(await state(shop, code)).toMatchObject({ state: 'placed', paid_toman: DEVICE_TOMAN, payments: ['paid'] });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 1_000_000, held: 0 });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 3_000_000 + REST, sales: -DEVICE_TOMAN, all: 0 });
});

test('[ORD-4: the gateway’s part fails] the wallet’s part is released, by giving up or by the clock, and the history says so', async () => {
  await addCredit(shop, ctx, 3_000_000);
  const first = await placed(half);
  expect(await comeBack(shop, await atGateway(ctx, first.code, 'refuse'))).toMatchObject({ kind: 'not-paid' });
  expect(await giveUp(ctx, first.code)).toMatchObject({ ok: true, value: { outcome: 'cancelled' } });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 3_000_000, held: 0 });
  const second = await placed(half);
  later(shop, ctx, 15);
  await Promise.all([endHold(clockOf(shop), second.orderId), endHold(clockOf(shop), second.orderId)]);
  later(shop, ctx, 60);
  await endUnpaid(clockOf(shop), second.orderId);
  expect(await walletState(shop, ctx)).toMatchObject({
    balance: 3_000_000,
    held: 0,
    history: ['deposit succeeded 3000000 → 3000000', `use failed ${PART} → 3000000`, `use failed ${PART} → 3000000`],
  });
  expect(await state(shop, second.code)).toMatchObject({ state: 'cancelled', paid_toman: 0 });
});

test('[ORD-4: the rest is paid late] the wallet’s part is taken again if it is there; else the gateway’s part is owed back', async () => {
  await addCredit(shop, ctx, 3_000_000);
  const one = await placed(half);
  const lateOne = await atGateway(ctx, one.code, null);
  ctx = later(shop, ctx, 16);
  await endHold(clockOf(shop), one.orderId);
  await pressLater(shop, lateOne);
  expect(await comeBack(shop, lateOne)).toMatchObject({ kind: 'placed' });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 1_000_000, held: 0 });
  await addCredit(shop, ctx, 1_000_000);
  const two = await placed(half);
  const lateTwo = await atGateway(ctx, two.code, null);
  ctx = later(shop, ctx, 16);
  await endHold(clockOf(shop), two.orderId);
  const three = await placed({ by: 'both', walletToman: 1_500_000 });
  await pressLater(shop, lateTwo);
  expect(await comeBack(shop, lateTwo)).toMatchObject({ kind: 'refund' });
  expect(await state(shop, two.code)).toMatchObject({ state: 'refund-pending', paid_toman: REST, holds: ['released'] });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 2_000_000, held: 1_500_000 });
  expect(await state(shop, three.code)).toMatchObject({ state: 'awaiting-payment', holds: ['held'] });
});

test('[WAL-3: back in the same place] an open order is paid from the wallet once the credit is there; the session at the gateway loses its purpose', async () => {
  await addCredit(shop, ctx, 3_000_000);
  const { code } = await placed(half);
  const open = await atGateway(ctx, code, null);
  expect(await fromWallet(code)).toMatchObject({ ok: false, code: 'wallet.credit.insufficient', facts: { missingToman: DEVICE_TOMAN - 3_000_000 } });
  await addCredit(shop, ctx, DEVICE_TOMAN - 3_000_000);
  const presses = await Promise.all(Array.from({ length: 5 }, () => fromWallet(code, 'same-key')));
  expect(presses).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: { code } })));
  expect(await fromWallet(code, 'other-key')).toMatchObject({ ok: false, code: 'orders.not-payable' });
  expect(await payOrderFromWallet(ctx, { key: 'same-key', code, shownToman: 1 })).toMatchObject({ ok: false, code: 'common.once-key-reused' });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', paid_toman: DEVICE_TOMAN, payments: ['failed'], events: ['make', 'pay'] });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 0, held: 0 });
  await pressLater(shop, open);
  expect(await comeBack(shop, open)).toMatchObject({ kind: 'refund' });
  expect(await books(shop)).toMatchObject({ 'refunds-due': -REST, all: 0 });
});

test('paid at the gateway already, an order is not paid from the wallet as well', async () => {
  await addCredit(shop, ctx, 9_000_000);
  const { code } = await placed({ by: 'gateway' });
  await atGateway(ctx, code, 'pay-and-close');
  expect(await fromWallet(code)).toMatchObject({ ok: true });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'] });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 9_000_000 });
  expect(await fromWallet(code)).toMatchObject({ ok: false, code: 'orders.not-payable' });
});

test('[WAL-3: another’s wallet] nobody pays another’s order, and after the hold the whole may be paid at the gateway', async () => {
  await addCredit(shop, ctx, 3_000_000);
  const { code, orderId } = await placed(half);
  expect(await payOrderFromWallet(await buyer(shop, 2), { key: 'k', code, shownToman: DEVICE_TOMAN })).toMatchObject({ ok: false, status: 404 });
  const first = await atGateway(ctx, code, null);
  ctx = later(shop, ctx, 16);
  await endHold(clockOf(shop), orderId);
  const second = await atGateway(ctx, code, 'pay');
  expect(second).not.toBe(first);
  expect(await comeBack(shop, second)).toMatchObject({ kind: 'placed' });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 3_000_000, held: 0 });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 3_000_000 + DEVICE_TOMAN });
  expect(await startPayment(ctx, { code, callbackUrl: 'http://127.0.0.1/' })).toMatchObject({ ok: false });
});

test('[WAL-4: two people press at once] one wallet opened in two browsers pays one of two orders, never both', async () => {
  await addCredit(shop, ctx, DEVICE_TOMAN + 100_000);
  const one = await placed({ by: 'gateway' });
  ctx = later(shop, ctx, 16);
  await endHold(clockOf(shop), one.orderId);
  const two = await placed({ by: 'gateway' });
  const presses = await Promise.all([fromWallet(one.code), fromWallet(two.code), fromWallet(one.code), fromWallet(two.code)]);
  expect(presses.filter((press) => press.ok)).toHaveLength(1);
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 100_000, held: 0 });
});

test('[WAL-3: applyDiscount] a code prices the payment before the wallet pays it, and says what is missing; nothing is written', async () => {
  await shop.database.pool.query(`insert into discount_codes (code, kind, value, active) values ('MEHR05', 'percent', 5, true)`);
  await addCredit(shop, ctx, 8_000_000);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  expect(await applyDiscount(ctx, { code: ' mehr۰۵ ', city: 'tehran' })).toEqual({
    ok: true,
    value: {
      code: 'MEHR05',
      baseToman: DEVICE_TOMAN,
      discountToman: 447_500,
      deliveryToman: 0,
      payableToman: 8_502_500,
      availableToman: 8_000_000,
      missingToman: 502_500,
    },
  });
  expect(await applyDiscount(ctx, { code: 'NONE' })).toMatchObject({ ok: false, code: 'discounts.code.unknown' });
  expect((await cartView(ctx)).code).toBeNull();
});

test('[WAL-4] the database itself refuses a balance below zero, a balance that is written by hand, and a changed history', async () => {
  await addCredit(shop, ctx, 5_000);
  const { pool } = shop.database;
  const post = (amount: number) =>
    pool.query(
      `with e as (insert into ledger_entries values ('e' || gen_random_uuid(), 'fees.taken', 'test:' || gen_random_uuid(), now()) returning id)
       insert into ledger_postings (entry_id, account, amount_toman) select e.id, l.account, l.amount from e, (values ('wallet:' || (select min(user_id) from wallets), $1::bigint), ('fees', -$1::bigint)) as l(account, amount)`,
      [amount],
    );
  await expect(post(5_001)).rejects.toThrow(/violates check constraint "wallets_/);
  await post(5_000);
  await expect(pool.query(`update wallets set balance_toman = 1000000`)).rejects.toThrow(/postings and holds only/);
  await expect(pool.query(`update wallet_transactions set amount_toman = 1`)).rejects.toThrow(/append-only/);
  await expect(pool.query(`delete from ledger_postings`)).rejects.toThrow(/append-only/);
  await expect(
    pool.query(`insert into wallet_holds (id, user_id, order_id, amount_toman, state, at) select 'h', min(user_id), 1, 1, 'held', now() from wallets`),
  ).rejects.toThrow();
});
