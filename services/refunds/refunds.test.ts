import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REFUND_LOST_AFTER_MINUTES } from '#domain/refunds/calls';
import { closeChecked, openWithBuyer, placedBy, pressLater } from '../../tests/gateway';
import { zarinpalRefunds } from '../gateways/zarinpal-refunds';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, order, orderForm, said, state, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import { addToCart } from '../cart/add';
import type { Ctx } from '../context';
import { orderDetail } from '../orders/detail';
import { moveOrder } from '../orders/move';
import { placeOrder } from '../orders/place';
import { recomputeOpenDeadlines } from '../deadlines/recompute';
import { carryOutRefund } from './carry-out';
import { carryOutRefunds } from './carry-out-due';
import { finishRefundByHand } from './finish-by-hand';
import { takeRefundToWallet } from './to-wallet';
import { tryRefundAgain } from './try-again';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => void ({ shop, ctx } = await openWithBuyer()));
afterEach(() => closeChecked(shop));

const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles } });
const PART = 2_000_000;
const REST = DEVICE_TOMAN - PART;

/** An order paid from both sides, or from the gateway alone, and cancelled by staff. */
async function cancelled(walletToman = 0): Promise<{ orderId: number; code: string }> {
  if (walletToman > 0) await addCredit(shop, ctx, walletToman);
  const placed = await placedBy(shop, ctx, walletToman > 0 ? { by: 'both', walletToman } : { by: 'gateway' });
  await comeBack(shop, await atGateway(ctx, placed.code, 'pay'));
  const moved = await moveOrder(staff('support'), { orderId: placed.orderId, event: 'cancel', expectedState: 'placed', reason: 'رنگ موجود نبود' });
  if (!moved.ok) throw new Error(moved.code);
  return placed;
}
const idOf = async (code: string) => {
  const detail = await orderDetail(ctx, code);
  if ('ok' in detail) throw new Error(detail.code);
  return detail.refunds;
};
/** What the gateway itself has given back, by our key. */
const given = () =>
  shop.gateway.sessions.all().flatMap((session) => (session.refunds ?? []).map((one) => ({ toman: one.rial / 10, key: one.description.split(' ').at(-1) })));
const calls = async () => (await shop.database.pool.query('select state from refund_calls order by id')).rows.map((row) => row.state);

test('[ORD-9] [JOB-1: refunds] what the wallet gave goes back to it, what the card gave to the card; each once, the order ends with the last', async () => {
  const { code } = await cancelled(PART);
  const before = await idOf(code);
  expect(before.map((one) => [one.amountToman, one.destination, one.state, one.owner])).toEqual([
    [REST, 'gateway', 'waiting', 'shop'],
    [PART, 'wallet', 'waiting', 'shop'],
  ]);
  expect((await shop.database.pool.query(`select kind, payload from outbox where queue = 'payments' order by id`)).rows).toHaveLength(2);
  for (const { id } of before) await Promise.allSettled(Array.from({ length: 5 }, () => carryOutRefund(clockOf(shop), id)));
  await carryOutRefunds(clockOf(shop));
  expect(given().map((one) => one.toman)).toEqual([REST]);
  expect(await walletState(shop, ctx)).toMatchObject({
    balance: PART,
    history: [expect.anything(), `use succeeded ${PART} → 0`, `deposit succeeded ${PART} → ${PART}`],
  });
  expect(await state(shop, code)).toMatchObject({ state: 'refunded', events: ['make', 'pay', 'cancel', 'start-refund', 'finish-refund'] });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': PART, sales: 0, 'refunds-due': 0, all: 0 });
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.placed', 'orders.cancelled', 'orders.refund-pending', 'orders.refunded']);
  expect((await shop.database.pool.query('select count(*)::int as n from deadlines where closed_at is null')).rows[0].n).toBe(0);
  const after = await idOf(code);
  expect(after.map((one) => [one.doneBy, one.owner, one.steps.map((step) => `${step.step} ${step.when}`)])).toEqual([
    ['gateway', 'nobody', ['asked done', 'sent done', 'done done']],
    ['wallet', 'nobody', ['asked done', 'done done']],
  ]);
});

test('[ORD-9: the eve of Nowruz] a refund asked on the last working day is due after the holidays, and says which calendar', async () => {
  const { pool } = shop.database;
  for (const line of readFileSync('cms/seed/holidays.tsv', 'utf8').trim().split('\n').slice(1)) {
    const [day, , , kind, certainty] = line.split('\t');
    await pool.query(`insert into holidays (day, kind, certainty) values ($1, $2, $3)`, [day, kind, certainty]);
  }
  // Saturday 29 Esfand 1405 is itself a holiday (the oil industry’s day); Thursday 27 Esfand, ten in the morning, is the last working one.
  const eve = new Date('2027-03-18T06:30:00Z');
  shop.at(eve);
  ctx = await buyer(shop, 1, { now: eve });
  const { code } = await cancelled();
  const [refund] = await idOf(code);
  // 14 hours on Thursday; Friday; 20–24 March are holidays: Thursday 25, Saturday 27 and ten hours of Sunday 28 March.
  expect(refund).toMatchObject({ startsAt: eve, promisedAt: new Date('2027-03-27T06:30:00Z'), dueAt: new Date('2027-03-28T06:30:00Z') });
  expect(refund?.restedOn).toEqual(['2027-03-20', '2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24']);
  expect((await said(shop)).at(-1)?.body).toContain('۸ فروردین');
  await pool.query(`insert into holidays (day, kind, certainty) values ('2027-03-25', 'solar', 'official')`);
  await recomputeOpenDeadlines(clockOf(shop));
  expect((await idOf(code))[0]).toMatchObject({ dueAt: new Date('2027-03-29T06:30:00Z'), promisedAt: new Date('2027-03-28T06:30:00Z') });
});

test('[ORD-9: the answer is lost] a call that was paid and not answered is asked for and not made again', async () => {
  const { code } = await cancelled();
  shop.gateway.faults.refund = 'answer-lost';
  const [refund] = await idOf(code);
  await expect(carryOutRefund(clockOf(shop), refund?.id ?? '')).rejects.toThrow(/refund/);
  expect((await idOf(code))[0]).toMatchObject({ state: 'calling', owner: 'bank', mayTakeToWallet: false });
  await expect(carryOutRefund(clockOf(shop), refund?.id ?? '')).rejects.toThrow(/refund/);
  expect(given()).toHaveLength(1);
  later(shop, ctx, 3);
  expect(await carryOutRefunds(clockOf(shop))).toEqual({ looked: 1, unknown: 0 });
  expect(given()).toHaveLength(1);
  expect(await calls()).toEqual(['done']);
  expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 0, 'refunds-due': 0 });
});

test('[ORD-9: killed between writing the call down and making it] it is asked for until it is sure that it never arrived, then made once', async () => {
  const { code } = await cancelled();
  const [refund] = await idOf(code);
  const id = refund?.id ?? '';
  await shop.database.pool.query(`insert into refund_calls (id, refund_id, attempt, state, sent_at) values ('killed', $1, 1, 'calling', $2)`, [
    id,
    shop.rt.clock(),
  ]);
  await shop.database.pool.query(`update refunds set state = 'calling', next_at = $2 where id = $1`, [id, shop.rt.clock()]);
  for (const minutes of [0, 3, 6]) {
    later(shop, ctx, minutes);
    expect(await carryOutRefunds(clockOf(shop))).toEqual({ looked: 1, unknown: 1 });
  }
  expect(given()).toEqual([]);
  later(shop, ctx, REFUND_LOST_AFTER_MINUTES);
  await carryOutRefunds(clockOf(shop));
  expect(await calls()).toEqual(['lost']);
  later(shop, ctx, REFUND_LOST_AFTER_MINUTES + 5);
  await Promise.all([carryOutRefunds(clockOf(shop)), carryOutRefunds(clockOf(shop))]);
  expect((await calls()).sort()).toEqual(['done', 'lost']);
  expect(given()).toHaveLength(1);
  expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
});

test('[ORD-9: killed between the gateway’s answer and writing it down] the money is out once, and the books say so once', async () => {
  const { code } = await cancelled();
  const { pool } = shop.database;
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await pool.query(`create trigger killed before insert on ledger_postings for each row execute function fail()`);
  const [refund] = await idOf(code);
  await expect(carryOutRefund(clockOf(shop), refund?.id ?? '')).rejects.toThrow();
  expect(await calls()).toEqual(['calling']);
  await pool.query(`drop trigger killed on ledger_postings`);
  later(shop, ctx, 3);
  await carryOutRefunds(clockOf(shop));
  expect(given()).toHaveLength(1);
  expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 0, 'refunds-due': 0, all: 0 });
});

test('[ORD-9: the bank is away] nothing was sent, so it is tried again; [JOB-1: refunds] a job that failed comes back', async () => {
  const { code } = await cancelled();
  shop.gateway.faults.refund = 'away';
  const [refund] = await idOf(code);
  await expect(carryOutRefund(clockOf(shop), refund?.id ?? '')).rejects.toThrow();
  expect(await calls()).toEqual(['lost']);
  delete shop.gateway.faults.refund;
  later(shop, ctx, 5);
  await carryOutRefunds(clockOf(shop));
  expect(given()).toHaveLength(1);
  expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
});

test('[ORD-9: the bank refuses] the buyer takes it into the wallet, once; or staff hand it over again', async () => {
  const first = await cancelled();
  shop.gateway.faults.refund = 'refuses';
  await carryOutRefunds(clockOf(shop));
  const [refused] = await idOf(first.code);
  expect(refused).toMatchObject({ state: 'refused', owner: 'support', mayTakeToWallet: true });
  expect((await shop.database.pool.query('select cause, answer from refund_calls')).rows).toEqual([{ cause: 'balance', answer: 'Insufficient balance' }]);
  expect(await carryOutRefunds(clockOf(shop))).toEqual({ looked: 0, unknown: 0 });
  const take = (by: Ctx, key: string) => takeRefundToWallet(by, { key, refundId: refused?.id ?? '' });
  expect(await take(await buyer(shop, 2), 'k')).toMatchObject({ ok: false, status: 404 });
  const presses = await Promise.all(Array.from({ length: 5 }, () => take(ctx, 'one')));
  expect(presses).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: { amountToman: DEVICE_TOMAN } })));
  expect(await take(ctx, 'two')).toMatchObject({ ok: false, code: 'refunds.refund.under-way', status: 409 });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: DEVICE_TOMAN });
  expect(await state(shop, first.code)).toMatchObject({ state: 'refunded' });

  const second = await cancelled();
  await carryOutRefunds(clockOf(shop));
  delete shop.gateway.faults.refund;
  const [again] = await idOf(second.code);
  const handOver = (role: string, orderId = second.orderId) => tryRefundAgain(staff(role), { payableId: `order:${orderId}`, refundId: again?.id ?? '' });
  expect(await handOver('support')).toMatchObject({ ok: false, status: 403 });
  expect(await handOver('operations', first.orderId)).toMatchObject({ ok: false, status: 404 });
  const handed = await Promise.all([handOver('operations'), handOver('administrator')]);
  expect(handed.map((one) => one.ok).sort()).toEqual([false, true]);
  await carryOutRefunds(clockOf(shop));
  expect(await state(shop, second.code)).toMatchObject({ state: 'refunded' });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, 'refunds-due': 0, all: 0 });
});

test('[ORD-9: by hand] staff record what they gave back themselves, with the bank’s reference; never while a call is out, nor what goes to the wallet', async () => {
  const { orderId, code } = await cancelled(PART);
  const [card, credit] = await idOf(code);
  const finish = (refundId = card?.id ?? '', reference = ' واریز ۱۴۰۵-۷۷۱ ', role = 'operations') =>
    finishRefundByHand(staff(role), { payableId: `order:${orderId}`, refundId, reference });
  shop.gateway.faults.refund = 'answer-lost';
  await shop.database.pool.query(`update refunds set state = 'calling' where id = $1`, [card?.id]);
  expect(await finish()).toMatchObject({ ok: false, code: 'refunds.refund.under-way', status: 409 });
  await shop.database.pool.query(`update refunds set state = 'refused' where id = $1`, [card?.id]);
  expect(await finish(undefined, undefined, 'support')).toMatchObject({ ok: false, status: 403 });
  expect(await finish(undefined, ' ')).toMatchObject({ ok: false, code: 'refunds.reference.missing', field: 'reference' });
  expect(await finish(credit?.id)).toMatchObject({ ok: false, code: 'refunds.refund.to-wallet', status: 409 });
  const presses = await Promise.all([finish(), finish(undefined, 'another-77')]);
  expect(presses.map((one) => one.ok).sort()).toEqual([false, true]);
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending' });
  expect((await idOf(code))[0]).toMatchObject({ state: 'done', doneBy: 'hand', handRef: expect.stringMatching(/^(واریز 1405-771|another-77)$/) });
  await carryOutRefunds(clockOf(shop));
  await carryOutRefunds(clockOf(shop));
  expect(given()).toEqual([]);
  expect(await walletState(shop, ctx)).toMatchObject({ balance: PART });
  expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': PART, 'refunds-due': 0, all: 0 });
});

test('[ORD-9: the database] it refuses a refund that moves where its life cycle does not go, that changes what it owes, or that is owed twice', async () => {
  const { code } = await cancelled(PART);
  const { pool } = shop.database;
  const [card] = await idOf(code);
  await expect(pool.query(`update refunds set amount_toman = 1`)).rejects.toThrow(/does not change/);
  await expect(pool.query(`update refunds set state = 'refused'`)).rejects.toThrow(/does not go from waiting to refused/);
  await expect(
    pool.query(
      `insert into refunds select 'twice', user_id, order_id, payment_id, hold_id, why, calendar, subject, amount_toman, destination, state, asked_at from refunds`,
    ),
  ).rejects.toThrow(/refunds_(payment|hold)/);
  const call = (id: string, attempt: number) =>
    pool.query(`insert into refund_calls (id, refund_id, attempt, state, sent_at) values ($1, $2, $3, 'calling', now())`, [id, card?.id, attempt]);
  await call('one', 1);
  await expect(call('two', 2)).rejects.toThrow(/refund_calls_one_live/);
  await pool.query(`update refund_calls set state = 'lost', ended_at = now()`);
  await expect(pool.query(`update refund_calls set state = 'done'`)).rejects.toThrow(/does not change/);
  await carryOutRefunds(clockOf(shop));
  await expect(pool.query(`update refunds set state = 'waiting', done_at = null, done_by = null`)).rejects.toThrow(/does not go from done/);
  await expect(pool.query(`delete from refunds`)).rejects.toThrow(/append-only/);
});

test('[ORD-9: the database] it refuses a refund of more than was paid, of what nobody paid and of another order’s money', async () => {
  const { pool } = shop.database;
  const paid = async () => {
    const { orderId, code } = await order(shop, ctx);
    await comeBack(shop, await atGateway(ctx, code, 'pay'));
    return orderId;
  };
  const [first, second] = [await paid(), await paid()];
  const owe = (orderId: number, of: number, more: number) =>
    pool.query(
      `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at)
       select 'planted', o.user_id, o.id, p.id, 'cancelled', 'orders 72', 'order:' || o.id, p.amount_toman + $3, 'gateway', 'waiting', now() from orders o, payments p where o.id = $1 and p.order_id = $2`,
      [orderId, of, more],
    );
  await expect(owe(first, first, 1)).rejects.toThrow(/than was paid/);
  await expect(owe(first, second, 0)).rejects.toThrow(/than was paid/);
  const unpaid = await order(shop, await buyer(shop, 2));
  await atGateway(await buyer(shop, 2), unpaid.code, null);
  await expect(owe(unpaid.orderId, unpaid.orderId, 0)).rejects.toThrow(/than was paid/);
  await expect(owe(first, first, 0)).resolves.toMatchObject({ rowCount: 1 });
});

test.each([1, 2, 3])(
  '[ORD-9: at once] staff by hand, again, the buyer’s wallet and the bank’s job at once, round %i: the money goes one way, once',
  async () => {
    const { orderId, code } = await cancelled(PART);
    shop.gateway.faults.refund = 'refuses';
    await carryOutRefund(clockOf(shop), (await idOf(code))[0]?.id ?? '');
    delete shop.gateway.faults.refund;
    const all = await idOf(code);
    const byHand = (refundId: string, reference: string) => finishRefundByHand(staff('operations'), { payableId: `order:${orderId}`, refundId, reference });
    await Promise.all(
      all.flatMap(({ id }) => [
        byHand(id, 'hand-1'),
        byHand(id, 'hand-2'),
        takeRefundToWallet(ctx, { key: `a${id}`, refundId: id }),
        takeRefundToWallet(ctx, { key: `b${id}`, refundId: id }),
        tryRefundAgain(staff('operations'), { payableId: `order:${orderId}`, refundId: id }),
        ...[1, 2].map(() => carryOutRefund(clockOf(shop), id).catch(() => null)),
      ]),
    );
    // What was handed to the bank again while others waited is carried out by its job.
    await carryOutRefunds(clockOf(shop));
    expect(await state(shop, code)).toMatchObject({ state: 'refunded' });
    const ended = await idOf(code);
    const toman = (by: string) => ended.filter(({ doneBy }) => doneBy === by).reduce((sum, one) => sum + one.amountToman, 0);
    expect(toman('wallet') + toman('hand') + toman('gateway')).toBe(DEVICE_TOMAN);
    expect(given().reduce((sum, one) => sum + one.toman, 0)).toBe(toman('gateway'));
    expect(await walletState(shop, ctx)).toMatchObject({ balance: toman('wallet') });
    expect(await books(shop)).toMatchObject({ 'refunds-due': 0, all: 0 });
  },
);

test('[ORD-9: at once] two of staff who cancel one order owe its money once', async () => {
  const { orderId, code } = await order(shop, ctx);
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  const cancel = (role: string) => moveOrder(staff(role), { orderId, event: 'cancel', expectedState: 'placed', reason: 'رنگ موجود نبود' });
  const answers = await Promise.all(['support', 'operations', 'administrator', 'support'].map(cancel));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((one) => !one.ok && one.status === 409)).toHaveLength(3);
  expect((await idOf(code)).map(({ amountToman }) => amountToman)).toEqual([DEVICE_TOMAN]);
});

test('[ORD-9: paid twice] the second payment alone goes back, the order goes on', async () => {
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  const placed = await placeOrder(ctx, orderForm(DEVICE_TOMAN));
  if (!placed.ok) throw new Error(placed.code);
  const { code } = placed.value;
  const first = await atGateway(ctx, code, null);
  await shop.database.pool.query(`update payments set state = 'failed' where authority = $1`, [first]);
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  await pressLater(shop, first);
  await comeBack(shop, first);
  expect((await idOf(code))[0]).toMatchObject({ why: 'paid-twice', second: true, amountToman: DEVICE_TOMAN });
  await carryOutRefunds(clockOf(shop));
  expect(given()).toHaveLength(1);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['unusable', 'paid'] });
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.placed', 'orders.refund-pending', 'orders.refunded']);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, 'refunds-due': 0 });
});

test('[ORD-9: the twin] the adapter speaks the gateway’s refund service: found by reference, in rial, refused in its words, silent as unknown', async () => {
  const authority = await (async () => {
    const { code } = await cancelled();
    return (await shop.database.pool.query(`select ref_id from payments p join orders o on o.id = p.order_id where o.code = $1`, [code])).rows[0]
      .ref_id as string;
  })();
  const door = (token = 'test', url = `${shop.gateway.url}/api/v4/graphql/`) => zarinpalRefunds({ url, token, terminalId: 'test' });
  const ask = { key: 'key-1', refId: authority, paidToman: DEVICE_TOMAN, amountToman: DEVICE_TOMAN, beforeToman: 0, description: 'test' };
  expect(await door().find(ask)).toEqual({ kind: 'none' });
  expect(await door('somebody-else').find(ask)).toMatchObject({ kind: 'unreachable' });
  expect(await door().giveBack({ ...ask, refId: '404' })).toMatchObject({ kind: 'refused', cause: 'unknown' });
  // A cause is a word of ours, whatever the gateway's own are; those that we do not know stay its own.
  shop.gateway.faults.refund = 'refuses';
  expect(await door().giveBack(ask)).toEqual({ kind: 'refused', cause: 'balance', why: 'Insufficient balance' });
  delete shop.gateway.faults.refund;
  expect(await door().giveBack({ ...ask, amountToman: 1 })).toMatchObject({ kind: 'refused', cause: 'least' });
  expect(await door('test', 'http://127.0.0.1:9/').giveBack(ask)).toMatchObject({ kind: 'not-sent', cause: 'away' });
  expect(await door().giveBack(ask)).toEqual({ kind: 'done', providerRef: authority });
  expect(await door().giveBack(ask)).toEqual({ kind: 'done', providerRef: authority });
  expect(given()).toEqual([{ toman: DEVICE_TOMAN, key: 'key-1' }]);
  expect(await door().find(ask)).toEqual({ kind: 'done', providerRef: authority });
});
