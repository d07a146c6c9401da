import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressLater } from '../../tests/gateway';
import { buyer, comeBack, openShop, type Shop } from '../../tests/shop';
import { addCohort } from '../../tests/academy';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf, walletState, wrongWallets } from '../../tests/wallet';
import { ulid } from 'ulidx';
import type { PayWish } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { invoiceOf } from '../invoices/issued';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { applySeatCode } from './apply-code';
import { callOffCohort } from './call-off';
import { leaveCourse } from './end';
import { paySeat } from './pay';
import { reserveSeat } from './reserve';
import { moveSeats } from './seats';
import { settleDueEnrolments } from './settle';

const PRICE = 1_200_000;
let shop: Shop;
let ctx: Ctx;
let cohort: number;

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'Mahsa', roles: ['operations'] } });
const seats = async () =>
  (await rows<{ seats: number; left: number }>(`select seats, seats_left as left from seat_counters where cohort_id = $1`, [cohort]))[0];
const states = async () =>
  Object.fromEntries(
    (await rows<{ state: string; n: number }>(`select state, count(*)::int as n from enrolments group by 1`)).map(({ state, n }) => [state, n]),
  );
const books = async () =>
  Object.fromEntries(
    (
      await rows<{ account: string; sum: number }>(
        'select account, sum(amount_toman)::int as sum from ledger_postings group by 1 having sum(amount_toman) <> 0',
      )
    ).map(({ account, sum }) => [account.startsWith('wallet:') ? 'wallet' : account, sum]),
  );
const later = (minutes: number) => {
  const now = new Date(clockOf(shop).now.getTime() + minutes * 60_000);
  shop.at(now);
  return now;
};

async function reserve(by: Ctx): Promise<string> {
  const held = await reserveSeat(by, { once: ulid(), cohortId: cohort });
  if (!held.ok) throw new Error(held.code);
  return held.value.code;
}
const pay = (by: Ctx, code: string, wish: PayWish, shownToman = PRICE) =>
  paySeat({ ...by, now: clockOf(shop).now }, { key: ulid(), code, shownToman, wish, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
async function toBank(by: Ctx, code: string, wish: PayWish = { by: 'gateway' }, shownToman = PRICE): Promise<string> {
  const paid = await pay(by, code, wish, shownToman);
  if (!paid.ok || !paid.value.payUrl) throw new Error(paid.ok ? 'paid already' : paid.code);
  return paid.value.payUrl.slice(paid.value.payUrl.lastIndexOf('/') + 1);
}

beforeEach(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'Mahsa', 'mahsa@zarban.example')`);
  ctx = await buyer(shop);
  cohort = await addCohort(shop.database.pool, { now: clockOf(shop).now, priceToman: PRICE });
  expect(await moveSeats(desk(), { cohortId: cohort, delta: 2, reason: 'room 3', key: ulid() })).toMatchObject({ ok: true, value: { seats: 2, left: 2 } });
});
afterEach(async () => {
  const wrong = await wrongWallets(shop);
  await shop.stop();
  expect(wrong).toEqual([]);
});

test('[ACAD-2: seats] a seat is held, one for each student however often it is asked for, and no more than there are', async () => {
  const once = ulid();
  const held = await Promise.all([1, 2, 3].map(() => reserveSeat(ctx, { once, cohortId: cohort })));
  expect(new Set(held.map((one) => (one.ok ? one.value.code : one.code))).size).toBe(1);
  const code = await reserve(ctx);
  expect(held[0]).toMatchObject({ ok: true, value: { code } });
  expect(await seats()).toEqual({ seats: 2, left: 1 });
  const others = await Promise.all([2, 3, 4, 5].map(async (number) => reserveSeat(await buyer(shop, number), { once: ulid(), cohortId: cohort })));
  expect(others.filter((one) => one.ok)).toHaveLength(1);
  expect(others.filter((one) => !one.ok && one.code === 'academy.cohort.full')).toHaveLength(3);
  expect(await seats()).toEqual({ seats: 2, left: 0 });
});

test('[ACAD-2: money, WAL-3, ORD-2] half by wallet and half at the bank pays a seat once, with its invoice, and the books add up', async () => {
  await addCredit(shop, ctx, 500_000);
  const code = await reserve(ctx);
  const authority = await toBank(ctx, code, { by: 'both', walletToman: 500_000 });
  await pressLater(shop, authority);
  expect(await Promise.all([comeBack(shop, authority), comeBack(shop, authority)])).toEqual([
    { kind: 'course', outcome: 'paid', code, lang: 'fa' },
    { kind: 'course', outcome: 'paid', code, lang: 'fa' },
  ]);
  expect(await states()).toEqual({ paid: 1 });
  expect(await books()).toEqual({ 'gateway:sandbox': PRICE, 'courses-sold': -PRICE });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 0, held: 0 });
  expect(await rows(`select notice from messages where notice like 'courses.%'`)).toEqual([{ notice: 'courses.paid' }]);
  expect(await pay(ctx, code, { by: 'gateway' })).toMatchObject({ ok: true, value: { payUrl: null } });
  expect(await reserveSeat(ctx, { once: ulid(), cohortId: cohort })).toMatchObject({ ok: false, code: 'academy.enrolment.there' });
});

test('[ACAD-2: money, ORD-2] an invoice of a seat names the course, its price and what a code took off', async () => {
  await rows(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true)`);
  await addCredit(shop, ctx, PRICE);
  const code = await reserve(ctx);
  expect(await applySeatCode(ctx, { code, discount: 'MEHR' })).toMatchObject({ ok: true, value: { totalToman: 1_080_000 } });
  const [bill] = await rows<{ id: string }>(`select id from payables where state = 'open'`);
  await rows(`update invoice_parties set national_code = '0084575948' where payable_id = $1`, [bill?.id]);
  expect(await pay(ctx, code, { by: 'wallet' })).toMatchObject({ ok: false, code: 'academy.bill.other-price' });
  expect(await pay(ctx, code, { by: 'wallet' }, 1_080_000)).toMatchObject({ ok: true });
  const invoice = await invoiceOf(shop.rt.db, bill?.id ?? '');
  expect(invoice?.content).toMatchObject({
    totalToman: 1_080_000,
    goodsToman: PRICE,
    discountToman: 120_000,
    address: null,
    paid: { walletToman: 1_080_000, gatewayToman: 0 },
  });
  expect(invoice?.content.lines[0]?.name).toEqual({ fa: 'نوار قلب', en: 'ECG' });
});

test('[DISC-2, DISC-4] a code that holds for courses prices a seat, one for goods does not, and a use comes back with the seat', async () => {
  await rows(
    `insert into discount_codes (code, kind, value, uses_limit, active) values ('GOODS', 'percent', 10, null, true), ('TENTH', 'percent', 10, 1, true)`,
  );
  await rows(
    `insert into discount_codes_holds_for (parent_id, "order", value) select id, 1, case code when 'GOODS' then 'goods' else 'course' end::enum_discount_codes_holds_for from discount_codes`,
  );
  const code = await reserve(ctx);
  expect(await applySeatCode(ctx, { code, discount: 'GOODS' })).toMatchObject({ ok: false, code: 'discounts.code.for-else' });
  expect(await applySeatCode(ctx, { code, discount: 'TENTH' })).toMatchObject({ ok: true, value: { totalToman: 1_080_000 } });
  const second = await buyer(shop, 2);
  const other = await reserve(second);
  expect(await applySeatCode(second, { code: other, discount: 'TENTH' })).toMatchObject({ ok: false, code: 'discounts.code.used-up' });
  // The price before the refusal stands.
  expect(await rows(`select total_toman::int as total from payables where code = $1 and state = 'open'`, [other])).toEqual([{ total: PRICE }]);
  expect(await applySeatCode(ctx, { code, discount: null })).toMatchObject({ ok: true, value: { totalToman: PRICE } });
  expect(await applySeatCode(second, { code: other, discount: 'TENTH' })).toMatchObject({ ok: true });
  later(21);
  expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 2 });
  expect(await rows(`select used from code_counters`)).toEqual([{ used: 0 }]);
});

test('[ACAD-2: seats, JOB-1: seats of courses] an unpaid seat comes back after twenty minutes; money that comes later takes one again while there is one, and else goes back whole', async () => {
  const code = await reserve(ctx);
  const late = await toBank(ctx, code);
  later(19);
  expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 0 });
  later(2);
  expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 1 });
  expect(await seats()).toEqual({ seats: 2, left: 2 });
  expect(await states()).toEqual({ released: 1 });
  await pressLater(shop, late);
  expect(await comeBack(shop, late)).toMatchObject({ kind: 'course', outcome: 'paid' });
  expect([await states(), await seats()]).toEqual([{ paid: 1 }, { seats: 2, left: 1 }]);
  const [two, three] = [await buyer(shop, 2), await buyer(shop, 3)];
  const gone = await toBank(two, await reserve({ ...two, now: clockOf(shop).now }));
  later(21);
  await settleDueEnrolments(clockOf(shop));
  await reserve({ ...three, now: clockOf(shop).now });
  await pressLater(shop, gone);
  expect(await comeBack(shop, gone)).toMatchObject({ kind: 'course', outcome: 'back' });
  expect(await seats()).toEqual({ seats: 2, left: 0 });
  await carryOutRefunds(clockOf(shop));
  later(3);
  await carryOutRefunds(clockOf(shop));
  expect(await books()).toEqual({ 'gateway:sandbox': PRICE, 'courses-sold': -PRICE });
});

test('[ACAD-2: money, ORD-9] leaving gives the whole price back until the group begins, by the ways it came, and frees the seat', async () => {
  await addCredit(shop, ctx, 500_000);
  const code = await reserve(ctx);
  const authority = await toBank(ctx, code, { by: 'both', walletToman: 500_000 });
  await pressLater(shop, authority);
  await comeBack(shop, authority);
  const left = await Promise.all([leaveCourse(ctx, code), leaveCourse(ctx, code)]);
  expect(left.every((one) => one.ok && one.value.state === 'cancelled' && one.value.backToman === PRICE)).toBe(true);
  expect(await seats()).toEqual({ seats: 2, left: 2 });
  await carryOutRefunds(clockOf(shop));
  later(3);
  await carryOutRefunds(clockOf(shop));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 500_000 });
  expect(await books()).toEqual({ 'gateway:sandbox': 500_000, wallet: -500_000 });
  const again = await reserve({ ...ctx, now: clockOf(shop).now });
  expect(again).not.toBe(code);
  await rows(`update cohorts set starts_at = $2, enrol_until = $2 where id = $1`, [cohort, new Date(clockOf(shop).now.getTime() + 10 * 60_000)]);
  await addCredit(shop, ctx, PRICE);
  expect(await pay(ctx, again, { by: 'wallet' })).toMatchObject({ ok: true });
  expect(await leaveCourse({ ...ctx, now: later(11) }, again)).toMatchObject({ ok: false, code: 'academy.enrolment.begun' });
});

test('[ACAD-2: money, ORD-9] a group that is called off takes nobody more, refunds everybody whole, and says so once', async () => {
  const code = await reserve(ctx);
  const authority = await toBank(ctx, code);
  await pressLater(shop, authority);
  await comeBack(shop, authority);
  const second = await buyer(shop, 2);
  await reserve(second);
  expect(await callOffCohort(desk(), { cohortId: cohort, reason: ' ' })).toMatchObject({ ok: false, code: 'lifecycle.reason.missing' });
  expect(await callOffCohort(desk(), { cohortId: cohort, reason: 'too few' })).toMatchObject({ ok: true, value: { students: 2 } });
  expect(await reserveSeat(await buyer(shop, 3), { once: ulid(), cohortId: cohort })).toMatchObject({ ok: false, code: 'academy.cohort.called-off' });
  expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 2 });
  expect(await settleDueEnrolments(clockOf(shop))).toEqual({ settled: 0 });
  expect(await states()).toEqual({ cancelled: 1, released: 1 });
  expect(await rows(`select notice from messages where notice like 'courses.%' order by notice`)).toEqual([
    { notice: 'courses.called-off' },
    { notice: 'courses.paid' },
    { notice: 'courses.refund-pending' },
  ]);
  expect(await books()).toEqual({ 'gateway:sandbox': PRICE, 'refunds-due': -PRICE });
});

test('[ACAD-2: seats] free seats alone are taken away, and what others hold is no one’s to see', async () => {
  const code = await reserve(ctx);
  expect(await moveSeats(desk(), { cohortId: cohort, delta: -2, reason: 'smaller room', key: ulid() })).toMatchObject({
    ok: false,
    code: 'academy.seats.short',
    facts: { left: 1 },
  });
  expect(await moveSeats(desk(), { cohortId: cohort, delta: -1, reason: 'smaller room', key: ulid() })).toMatchObject({
    ok: true,
    value: { seats: 1, left: 0 },
  });
  const other = await buyer(shop, 2);
  expect(await leaveCourse(other, code)).toMatchObject({ ok: false, status: 404 });
  expect(await pay(other, code, { by: 'gateway' })).toMatchObject({ ok: false, status: 404 });
  expect(await applySeatCode(other, { code, discount: null })).toMatchObject({ ok: false, status: 404 });
  expect(await leaveCourse(ctx, code)).toMatchObject({ ok: true, value: { state: 'cancelled', backToman: 0 } });
  expect(await seats()).toEqual({ seats: 1, left: 1 });
});
