import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfferLine } from '#domain/service-requests/offer';
import type { PayWish } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { closeChecked, pressLater } from '../../tests/gateway';
import { requestBooks } from '../../tests/request-books';
import { buyer, comeBack, openShop, said, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import { testContext } from '../../tests/test-context';
import { acceptOffer } from './accept';
import { askForService } from './ask';
import { decideRequest } from './decide';
import { lowerPrice } from './lower';
import { requestMoney } from './money';
import { moveServiceRequest, type RequestDeed } from './move';
import { requestPage } from './my-request';
import { payRequest } from './pay';
import { askSupplement, declineSupplement, paySupplement, settleDueSupplements, withdrawSupplement } from './supplement';
import { moveVisitByDesk } from './visit-move';

let shop: Shop;
let number = 0;
let ctx: Ctx;
/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';
const FROM = new Date('2026-11-24T05:00:00Z');
const TO = new Date('2026-11-24T08:00:00Z');
const CALLBACK = 'http://127.0.0.1:3000/payment/return';
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  at(SATURDAY);
  number += 1;
  ctx = await buyer(shop, number);
});
afterAll(() => closeChecked(shop));
function at(moment: Date | string) {
  shop.at(new Date(moment));
  if (ctx) ctx = { ...ctx, now: new Date(moment) };
}
const soon = (ms = 60_000) => at(new Date(ctx.now.getTime() + ms));

const line = (more: Partial<OfferLine> = {}): OfferLine => ({ kind: 'base', reason: 'list', item: null, words: '', count: 1, unitToman: 500_000, ...more });
async function move(code: string, event: RequestDeed['event'], more: Partial<RequestDeed> = {}) {
  const [row] = await rows<{ id: number; state: RequestDeed['expectedState'] }>(`select id, state::text from service_requests where code = $1`, [code]);
  if (!row) throw new Error(code);
  return moveServiceRequest(staff(), { requestId: row.id, event, expectedState: row.state, ...more });
}
const idOf = async (code: string) => (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0;

/** A request of 500,000 toman that is paid from the wallet. */
async function paid({ wish = { by: 'wallet' }, deposit = 0 }: { wish?: PayWish; deposit?: number } = {}): Promise<string> {
  const total = 500_000 + deposit;
  if (wish.by === 'wallet') await addCredit(shop, ctx, total);
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-11-24', part: 'any' };
  const asked = await askForService(ctx, { once: key(), service: 'massage', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  const lines = [line(), ...(deposit > 0 ? [line({ kind: 'deposit', reason: 'equipment', unitToman: deposit })] : [])];
  await move(code, 'offer', { offer: { lines, visitFrom: FROM, visitTo: TO }, seenVersion: 0 });
  await acceptOffer(ctx, { code, version: 1 });
  const made = await payRequest(ctx, { key: key(), code, shownToman: total, wish, callbackUrl: CALLBACK });
  if (!made.ok) throw new Error(made.code);
  if (made.value.payUrl) await bank(made.value.payUrl);
  return code;
}
async function bank(payUrl: string) {
  const authority = payUrl.slice(payUrl.lastIndexOf('/') + 1);
  await pressLater(shop, authority);
  return comeBack(shop, authority);
}
const more = async (code: string, amount = '150000') => askSupplement(staff(), { once: key(), requestId: await idOf(code), amount, reason: 'زمان بیشتری برد' });
const pay = (code: string, wish: PayWish = { by: 'wallet' }, { shownToman = 150_000, ordinal = 1 } = {}) =>
  paySupplement(ctx, { key: key(), code, ordinal, shownToman, wish, callbackUrl: CALLBACK });
const states = async (code: string) =>
  rows<{ state: string }>(`select state from request_supplements where request_id = $1 order by ordinal`, [await idOf(code)]).then((all) =>
    all.map(({ state }) => state),
  );
const paidToman = async (code: string) =>
  Number((await rows<{ paid: string }>(`select paid_toman as paid from service_requests where code = $1`, [code]))[0]?.paid);
const cancel = (code: string) => decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 });
const booksOf = (code: string) => requestBooks(shop, code);
async function giveBack() {
  await carryOutRefunds(clockOf(shop));
  soon(3 * 60_000);
  await carryOutRefunds(clockOf(shop));
}

test('[INP-4: supplement] more is asked for with its reason, read as was and is, paid once, and stands in the books as a part of the price', async () => {
  const code = await paid();
  soon();
  expect(await more(code)).toMatchObject({ ok: true, value: { payUntil: new Date('2026-11-23T06:31:00Z') } });
  // One at a time; another account knows nothing of it.
  expect(await more(code)).toMatchObject({ ok: false, status: 409, code: 'services.supplement.open' });
  const money = await requestMoney(ctx, code);
  expect(money).toMatchObject({ paidToman: 500_000, supplements: [{ ordinal: 1, amountToman: 150_000, reason: 'زمان بیشتری برد', state: 'open' }] });
  const other = await buyer(shop, (number += 1));
  expect(await paySupplement(other, { key: key(), code, ordinal: 1, shownToman: 150_000, wish: { by: 'wallet' }, callbackUrl: CALLBACK })).toMatchObject({
    ...{ ok: false, status: 404 },
  });
  expect(await declineSupplement(other, { code, ordinal: 1 })).toMatchObject({ ok: false, status: 404 });
  expect(await pay(code, { by: 'wallet' })).toMatchObject({ ok: false, field: expect.any(String) as string });
  expect(await pay(code, { by: 'wallet' }, { shownToman: 140_000 })).toMatchObject({ ok: false, status: 409, code: 'services.offer.other-price' });
  await addCredit(shop, ctx, 150_000);
  const presses = await Promise.all(Array.from({ length: 20 }, () => pay(code)));
  expect(presses.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect([await states(code), await paidToman(code), await walletState(shop, ctx)]).toMatchObject([['paid'], 650_000, { balance: 0, held: 0 }]);
  expect(await booksOf(code)).toEqual({ 'services-sold': -650_000, wallet: 650_000 });
  const page = await requestPage(ctx, code);
  expect('ok' in page ? [] : page.happened.slice(-2).map(({ event, reason }) => [event, reason])).toEqual([
    ['supplement', 'زمان بیشتری برد'],
    ['supplement-paid', null],
  ]);
  // Nobody's phone learns what it is for.
  const [sms] = (await said(shop)).filter(({ notice, body }) => notice === 'services.supplement' && body.includes(code));
  expect(sms?.body).toContain('۱۵۰٬۰۰۰');
  expect(sms?.body).not.toContain('زمان بیشتری');
});

test('[INP-4: supplement] declined, taken back or late it is not paid: what was agreed goes on, and money that still comes goes back whole', async () => {
  const code = await paid();
  await more(code);
  const going = await pay(code, { by: 'gateway' });
  if (!going.ok || !going.value.payUrl) throw new Error('not at the gateway');
  expect(await declineSupplement(ctx, { code, ordinal: 1 })).toMatchObject({ ok: true });
  expect(await declineSupplement(ctx, { code, ordinal: 1 })).toMatchObject({ ok: true });
  expect(await pay(code)).toMatchObject({ ok: false, status: 409, code: 'services.supplement.over' });
  expect(await bank(going.value.payUrl)).toMatchObject({ kind: 'supplement', outcome: 'back' });
  await giveBack();
  expect([await states(code), await paidToman(code)]).toEqual([['declined'], 500_000]);
  expect(await more(code, '200000')).toMatchObject({ ok: true });
  expect(await withdrawSupplement(staff(), { requestId: await idOf(code), reason: ' ' })).toMatchObject({ ok: false, field: 'reason' });
  expect(await withdrawSupplement(staff(), { requestId: await idOf(code), reason: 'اشتباه نوشته شد' })).toMatchObject({ ok: true });
  expect(await withdrawSupplement(staff(), { requestId: await idOf(code), reason: 'اشتباه نوشته شد' })).toMatchObject({ ok: false, status: 409 });
  expect(await more(code, '200000')).toMatchObject({ ok: true });
  // A part that the wallet keeps while the rest is paid elsewhere is free again when its time is over.
  await addCredit(shop, ctx, 50_000);
  expect(await pay(code, { by: 'both', walletToman: 50_000 }, { shownToman: 200_000, ordinal: 3 })).toMatchObject({ ok: true });
  expect(await walletState(shop, ctx)).toMatchObject({ held: 50_000 });
  soon(48 * 3_600_000 - 10_000);
  await settleDueSupplements(clockOf(shop));
  expect(await states(code)).toEqual(['declined', 'withdrawn', 'open']);
  soon(20_000);
  await settleDueSupplements(clockOf(shop));
  expect([await states(code), await walletState(shop, ctx)]).toMatchObject([['declined', 'withdrawn', 'ended'], { held: 0, balance: 50_000 }]);
  expect(await booksOf(code)).toEqual({ 'services-sold': -500_000, wallet: 500_000 });
});

test('[INP-4: supplement] an end counts what was paid more: the fee once, the rest back by where it came from, wallet and card', async () => {
  const code = await paid();
  await more(code);
  const going = await pay(code, { by: 'gateway' });
  if (!going.ok || !going.value.payUrl) throw new Error('not at the gateway');
  expect(await bank(going.value.payUrl)).toMatchObject({ kind: 'supplement', outcome: 'paid' });
  soon();
  expect(await requestMoney(ctx, code)).toMatchObject({
    end: { paidToman: 650_000, walletToman: 500_000, gatewayToman: 150_000, feeToman: 100_000, backToman: 550_000 },
  });
  expect(await cancel(code)).toMatchObject({ ok: true, value: { backToman: 550_000 } });
  await giveBack();
  expect(await booksOf(code)).toEqual({ fees: -100_000, wallet: 100_000 });
  const back = await rows(
    `select r.destination, r.amount_toman::int as toman, r.why, r.state from refunds r join payables p on p.id = r.payable_id where p.code = $1 order by 1`,
    [code],
  );
  expect(back).toEqual([
    { destination: 'gateway', toman: 150_000, why: 'cancelled', state: 'done' },
    { destination: 'wallet', toman: 400_000, why: 'cancelled', state: 'done' },
  ]);
});

test('[INP-4: supplement] a price is lowered out of all that was paid, and the deposit goes back whole afterwards', async () => {
  const code = await paid({ wish: { by: 'gateway' }, deposit: 300_000 });
  await addCredit(shop, ctx, 100_000);
  await more(code, '100000');
  expect(await pay(code, { by: 'wallet' }, { shownToman: 100_000 })).toMatchObject({ ok: true });
  // Without the deposit 600,000 are left: 500,000 by card, 100,000 of the wallet.
  expect(await lowerPrice(staff(), { once: key(), requestId: await idOf(code), amount: '600001', reason: 'کمتر شد' })).toMatchObject({ ok: false });
  expect(await lowerPrice(staff(), { once: key(), requestId: await idOf(code), amount: '550000', reason: 'کمتر شد' })).toMatchObject({ ok: true });
  expect(await cancel(code)).toMatchObject({ ok: true, value: { backToman: 300_000 } });
  await giveBack();
  expect(await booksOf(code)).toEqual({ fees: -50_000, wallet: 50_000 });
});

test('[INP-4: supplement] nothing more is asked for before payment, after the end, or beyond ten; done, what is open ends', async () => {
  const early = await askForService(ctx, {
    ...{ once: key(), service: 'massage', papers: [] },
    values: { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-11-24', part: 'any' },
  });
  if (!early.ok) throw new Error(early.code);
  expect(await more(early.value.code)).toMatchObject({ ok: false, status: 409, code: 'services.supplement.not-now' });
  const code = await paid();
  for (const [amount, refused] of [
    ['', 'amount'],
    ['999', 'amount'],
    ['-5', 'amount'],
    ['1.5', 'amount'],
    ['99999999999', 'amount'],
  ] as const)
    expect(await more(code, amount)).toMatchObject({ ok: false, field: refused });
  await more(code);
  const requestId = await idOf(code);
  const [visit] = await rows<{ id: number }>(`select id::int from visits where request_id = $1`, [requestId]);
  const visitId = visit?.id ?? 0;
  await rows(`update visits set state = 'offered', provider_id = (select user_id from service_requests where id = $2) where id = $1`, [visitId, requestId]);
  await rows(`update visits set state = 'accepted' where id = $1`, [visitId]);
  expect(await moveVisitByDesk(staff(), { requestId, visitId, event: 'note-arrival', expectedState: 'accepted', reason: 'رسید' })).toMatchObject({ ok: true });
  expect(await moveVisitByDesk(staff(), { requestId, visitId, event: 'finish', expectedState: 'arrived' })).toMatchObject({
    ok: true,
    value: { request: 'done' },
  });
  expect([await states(code), await rows(`select state from payables where code = $1 order by created_at`, [code])]).toEqual([
    ['ended'],
    [{ state: 'paid' }, { state: 'ended' }],
  ]);
  expect(await more(code)).toMatchObject({ ok: false, code: 'services.supplement.not-now' });
  await expect(rows(`update request_supplements set state = 'open', decided_at = null where request_id = $1`, [requestId])).rejects.toThrow(/decided once/);
});
