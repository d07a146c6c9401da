import { closeChecked, openWithBuyer, pressLater } from '../../tests/gateway';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { books, buyer, comeBack, later, type Shop } from '../../tests/shop';
import { addCredit, clockOf, topUpAtGateway, userOf, walletState } from '../../tests/wallet';
import type { Ctx } from '../context';
import { reconcilePayments } from '../payments/reconcile';
import { myWalletHistory, TRANSACTIONS_PER_PAGE } from '../wallet/history';
import { startTopUp } from './start';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => void ({ shop, ctx } = await openWithBuyer()));
afterEach(() => closeChecked(shop));

test('[WAL-1] a wallet is there with the account, empty; what is added and what failed stands in its history', async () => {
  expect(await walletState(shop, ctx)).toEqual({ balance: 0, held: 0, history: [] });
  expect(await comeBack(shop, await topUpAtGateway(ctx, 300_000, 'pay', { returnTo: '/shop/checkout' }))).toEqual({
    kind: 'credited',
    amountToman: 300_000,
    returnTo: '/shop/checkout',
    lang: 'fa',
  });
  expect(await comeBack(shop, await topUpAtGateway(ctx, 50_000, 'refuse'))).toMatchObject({ kind: 'not-credited', amountToman: 50_000 });
  expect(await walletState(shop, ctx)).toEqual({
    balance: 300_000,
    held: 0,
    history: ['deposit succeeded 300000 → 300000', 'deposit failed 50000 → 300000'],
  });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 300_000, all: 0 });
});

test('[WAL-2: the callback fifty times at once] credit is added once', async () => {
  const authority = await topUpAtGateway(ctx, 120_000, 'pay');
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(shop, authority)));
  expect(new Set(answers.map((one) => one.kind))).toEqual(new Set(['credited']));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 120_000, history: ['deposit succeeded 120000 → 120000'] });
});

test('[WAL-2] paid with the tab closed, it is credited by the job; never paid, it fails after an hour; paid later still, it is credited', async () => {
  await topUpAtGateway(ctx, 70_000, 'pay-and-close');
  expect(await reconcilePayments(clockOf(shop))).toMatchObject({ settled: 1 });
  const open = await topUpAtGateway(ctx, 40_000, null);
  for (const minutes of [10, 30, 61, 70]) {
    later(shop, ctx, minutes);
    await reconcilePayments(clockOf(shop));
  }
  expect((await walletState(shop, ctx)).history).toEqual(['deposit succeeded 70000 → 70000', 'deposit failed 40000 → 70000']);
  await pressLater(shop, open);
  await reconcilePayments(clockOf(shop));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 110_000 });
});

test('[WAL-2] the other provider that is set up takes top-ups too, one that is not is refused; two presses go to one session', async () => {
  const { url } = shop.rt.settings.payment;
  const ask = { key: 'k'.repeat(20), amountToman: 90_000, returnTo: null, callbackUrl: 'http://127.0.0.1:3000/payment/return' };
  expect(await startTopUp(ctx, { ...ask, provider: 'sandbox-wallet' })).toMatchObject({ ok: false, field: 'provider' });
  shop.rt.settings.walletPayment = { provider: 'sandbox-wallet', url, merchantId: 'other' };
  const presses = await Promise.all([1, 2, 3].map(() => startTopUp(ctx, { ...ask, provider: 'sandbox-wallet' })));
  expect(new Set(presses.map((one) => (one.ok ? one.value.payUrl : one.code))).size).toBe(1);
  expect(await startTopUp(ctx, { ...ask, provider: 'sandbox-wallet', amountToman: 90_001 })).toMatchObject({
    ok: false,
    code: 'common.once-key-reused',
    status: 409,
  });
  const authority = await topUpAtGateway(ctx, 90_000, 'pay', { key: ask.key, provider: 'sandbox-wallet' });
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'credited' });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox-wallet': 90_000 });
  await topUpAtGateway(ctx, 10_000, 'pay-and-close', { provider: 'sandbox-wallet' });
  expect(await reconcilePayments(clockOf(shop))).toMatchObject({ settled: 1 });
});

test('[WAL-1] the history goes on by the key of its last row, and is its owner’s alone', async () => {
  for (let at = 1; at <= TRANSACTIONS_PER_PAGE + 2; at += 1) await addCredit(shop, ctx, 1_000 * at);
  const first = await myWalletHistory(ctx);
  expect(first.rows).toHaveLength(TRANSACTIONS_PER_PAGE);
  expect(first.rows[0]).toMatchObject({ kind: 'deposit', state: 'succeeded', cause: 'payments.received', amountToman: 22_000, balanceToman: 253_000 });
  const rest = await myWalletHistory(ctx, first.next);
  expect(rest.rows.map((row) => row.balanceToman)).toEqual([3_000, 1_000]);
  expect(rest.next).toBeNull();
  expect((await myWalletHistory(await buyer(shop, 2))).rows).toEqual([]);
});

test('[WAL-2: killed in the middle of settling] the transaction leaves nothing, and the next round credits it', async () => {
  const authority = await topUpAtGateway(ctx, 60_000, 'pay');
  const { pool } = shop.database;
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await pool.query(`create trigger killed before insert on audit for each row execute function fail()`);
  await expect(comeBack(shop, authority)).rejects.toThrow();
  expect(await walletState(shop, ctx)).toEqual({ balance: 0, held: 0, history: [] });
  await pool.query(`drop trigger killed on audit`);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'credited' });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 60_000 });
});

test('[WAL-2: many at once] a round of the job asks for every payment that is due, however many there are', async () => {
  const ctx = await buyer(shop, 9);
  const many = 230;
  await shop.database.pool.query(
    `with made as (insert into top_ups (id, user_id, amount_toman, lang, state, created_at) select 'many-' || n, $1, 50000, 'fa', 'open', $2 from generate_series(1, $3::int) n returning id)
     insert into payments (id, top_up_id, provider, state, amount_toman, created_at, next_check_at) select id, id, 'sandbox', 'new', 50000, $2, $2 from made`,
    [userOf(ctx), shop.rt.clock(), many],
  );
  later(shop, ctx, 61);
  expect(await reconcilePayments(clockOf(shop))).toMatchObject({ asked: many });
  expect((await shop.database.pool.query(`select 1 from top_ups where id like 'many-%' and state = 'failed'`)).rowCount).toBe(many);
});
