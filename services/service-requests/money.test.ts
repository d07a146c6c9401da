import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfferLine } from '#domain/service-requests/offer';
import type { PayWish } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { takeRefundToWallet } from '../refunds/to-wallet';
import { reconcilePayments } from '../payments/reconcile';
import { closeChecked, pressLater } from '../../tests/gateway';
import { requestBooks } from '../../tests/request-books';
import { buyer, comeBack, openShop, said, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import { testContext } from '../../tests/test-context';
import { moveVisitByDesk } from './visit-move';
import { acceptOffer } from './accept';
import { askForService } from './ask';
import { decideRequest, type RequestDecision } from './decide';
import { lowerPrice } from './lower';
import { requestMoney } from './money';
import { moveServiceRequest, type RequestDeed } from './move';
import { payRequest } from './pay';
import { settleDueRequests } from './settle';

let shop: Shop;
let number = 0;
let ctx: Ctx;
beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date(SATURDAY));
  number += 1;
  ctx = await buyer(shop, number);
});
afterAll(() => closeChecked(shop));
function at(moment: Date | string) {
  shop.at(new Date(moment));
  ctx = { ...ctx, now: new Date(moment) };
}
/** A minute later: two prices are not written in one moment. */
const soon = () => at(new Date(ctx.now.getTime() + 60_000));

/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';
const FROM = new Date('2026-11-24T05:00:00Z');
const TO = new Date('2026-11-24T08:00:00Z');
const CALLBACK = 'http://127.0.0.1:3000/payment/return';
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
const sees = async (code: string) =>
  (
    await rows<{ id: number; state: string; due: Date | null; paid: string }>(
      `select id, state::text, due_at as due, paid_toman as paid from service_requests where code = $1`,
      [code],
    )
  )[0];
const bills = (code: string) =>
  rows<{ id: string; state: string; total: number }>(`select id, state, total_toman::int as total from payables where code = $1 order by id`, [code]);
const refundsOf = (code: string) =>
  rows<{ to: string; why: string; toman: number; state: string }>(
    `select r.destination as "to", r.why, r.amount_toman::int as toman, r.state from refunds r join payables p on p.id = r.payable_id where p.code = $1 order by r.amount_toman desc`,
    [code],
  );
const booksOf = (code: string) => requestBooks(shop, code);

const line = (more: Partial<OfferLine> = {}): OfferLine => ({ kind: 'base', reason: 'list', item: null, words: '', count: 1, unitToman: 500_000, ...more });
type Priced = { toman?: number; deposit?: number };

async function move(code: string, event: RequestDeed['event'], more: Partial<RequestDeed> = {}) {
  const row = await sees(code);
  return moveServiceRequest(staff(), { requestId: row?.id ?? 0, event, expectedState: row?.state as RequestDeed['expectedState'], ...more });
}
const price = ({ toman = 500_000, deposit = 0 }: Priced) => ({
  lines: [line({ unitToman: toman }), ...(deposit > 0 ? [line({ kind: 'deposit', reason: 'equipment', unitToman: deposit })] : [])],
  visitFrom: FROM,
  visitTo: TO,
});

/** A request whose price stands. */
async function offered(of: Priced = {}): Promise<string> {
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-11-24', part: 'any' };
  const asked = await askForService(ctx, { once: key(), service: 'massage', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  const made = await move(code, 'offer', { offer: price(of), seenVersion: 0 });
  if (!made.ok) throw new Error(made.code);
  return code;
}
/** One whose price is accepted. */
async function accepted(of: Priced = {}): Promise<string> {
  const code = await offered(of);
  const made = await acceptOffer(ctx, { code, version: 1 });
  if (!made.ok) throw new Error(made.code);
  return code;
}
const pay = (code: string, wish: PayWish, shownToman = 500_000, once = key()) => payRequest(ctx, { key: once, code, shownToman, wish, callbackUrl: CALLBACK });
/** Goes to the gateway in that way, and gives the authority. */
async function toGateway(code: string, wish: PayWish = { by: 'gateway' }, shownToman = 500_000): Promise<string> {
  const paid = await pay(code, wish, shownToman);
  if (!paid.ok || paid.value.payUrl === null) throw new Error(paid.ok ? 'paid already' : paid.code);
  return paid.value.payUrl.slice(paid.value.payUrl.lastIndexOf('/') + 1);
}
/** Pays at the gateway and comes back. */
async function payAtBank(code: string, wish: PayWish = { by: 'gateway' }, shownToman = 500_000) {
  const authority = await toGateway(code, wish, shownToman);
  await pressLater(shop, authority);
  return comeBack(shop, authority);
}
const end = (code: string, event: RequestDecision['event'], seenFeeToman?: number) =>
  decideRequest(ctx, { code, event, ...(seenFeeToman === undefined ? {} : { seenFeeToman }) });
/** Every refund that is due is carried out, and what the gateway was called for is asked about. */
async function giveBack() {
  await carryOutRefunds(clockOf(shop));
  at(new Date(ctx.now.getTime() + 3 * 60_000));
  await carryOutRefunds(clockOf(shop));
}

test('[INP-3: accept] the price that was read is accepted once and has one bill; a stale one is refused with what it was and is', async () => {
  const code = await offered();
  soon();
  await move(code, 're-offer', { offer: price({ toman: 620_000 }), seenVersion: 1, reason: 'راه دورتر است' });
  expect(await acceptOffer(ctx, { code, version: 1 })).toMatchObject({
    ...{ ok: false, status: 409, code: 'services.offer.other-price', facts: { wasToman: 500_000, isToman: 620_000 } },
  });
  expect(await acceptOffer(ctx, { code, version: 9 })).toMatchObject({ ok: false, status: 409, code: 'services.offer.changed' });
  const other = await buyer(shop, (number += 1));
  expect(await acceptOffer(other, { code, version: 2 })).toMatchObject({ ok: false, status: 404 });
  const presses = await Promise.all(Array.from({ length: 8 }, () => acceptOffer(ctx, { code, version: 2 })));
  for (const one of presses) expect(one).toMatchObject({ ok: true, value: { state: 'waiting-payment' } });
  expect(await bills(code)).toMatchObject([{ state: 'open', total: 620_000 }]);
  // Until when the price stands does not change by being accepted.
  expect((await sees(code))?.due).toEqual(new Date('2026-11-23T06:31:00Z'));
});

test('[INP-3: accept] what costs nothing is arranged at once, and a price whose time is over is not accepted', async () => {
  const free = await offered({ toman: 0 });
  expect(await acceptOffer(ctx, { code: free, version: 1 })).toMatchObject({ ok: true, value: { state: 'waiting-action' } });
  expect(await bills(free)).toEqual([]);
  expect((await sees(free))?.due).toEqual(new Date('2026-11-24T09:00:00Z'));
  expect(await end(free, 'cancel')).toMatchObject({ ok: true, value: { state: 'cancelled', backToman: 0 } });
  const late = await offered();
  at('2026-11-23T06:31:00Z');
  expect(await acceptOffer(ctx, { code: late, version: 1 })).toMatchObject({ ok: false, code: 'services.offer.over', status: 409 });
});

test.each([
  ['at the gateway', { by: 'gateway' }, { 'gateway:sandbox': 500_000, 'services-sold': -500_000 }],
  ['by both', { by: 'both', walletToman: 200_000 }, { 'gateway:sandbox': 300_000, wallet: 200_000, 'services-sold': -500_000 }],
] as const)('[INP-3, ORD-4] paid %s, the visit is promised an hour after its hours, and the price is sold', async (_, wish, sold) => {
  await addCredit(shop, ctx, 200_000);
  const code = await accepted();
  expect(await payAtBank(code, wish)).toMatchObject({ kind: 'request', outcome: 'paid', code });
  expect(await sees(code)).toMatchObject({ state: 'waiting-action', due: new Date('2026-11-24T09:00:00Z'), paid: '500000' });
  expect(await booksOf(code)).toEqual(sold);
  expect(await bills(code)).toMatchObject([{ state: 'paid' }]);
});

test('[INP-3, WAL-3] paid from the wallet, whole; what lacks is said; fifty presses are one payment of one bill', async () => {
  const code = await accepted({ toman: 400_000, deposit: 100_000 });
  expect(await pay(code, { by: 'wallet' })).toMatchObject({ ok: false, code: 'wallet.credit.insufficient', facts: { missingToman: 500_000 } });
  await addCredit(shop, ctx, 1_200_000);
  expect(await pay(code, { by: 'wallet' }, 400_000)).toMatchObject({ ok: false, status: 409, code: 'services.offer.other-price' });
  const once = key();
  const presses = await Promise.all(Array.from({ length: 50 }, (_, at) => pay(code, { by: 'wallet' }, 500_000, at % 2 ? once : key())));
  expect(presses.filter((one) => one.ok).length).toBeGreaterThan(0);
  expect(presses.flatMap((one) => (one.ok || one.status === 409 || one.status === 503 ? [] : [one]))).toEqual([]);
  expect(await bills(code)).toMatchObject([{ state: 'paid', total: 500_000 }]);
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 700_000, held: 0 });
  expect(await booksOf(code)).toEqual({ wallet: 500_000, 'services-sold': -400_000, 'deposits-held': -100_000 });
});

test('[INP-3] fifty presses at the gateway open one attempt, and another share takes the place of the first', async () => {
  await addCredit(shop, ctx, 200_000);
  const code = await accepted();
  const presses = await Promise.all(Array.from({ length: 50 }, () => pay(code, { by: 'gateway' })));
  const urls = new Set(presses.flatMap((one) => (one.ok ? [one.value.payUrl] : [])));
  expect(urls.size).toBe(1);
  const [bill] = await bills(code);
  expect(await rows(`select 1 from payments where payable_id = $1`, [bill?.id])).toHaveLength(1);
  const second = await toGateway(code, { by: 'both', walletToman: 200_000 });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 200_000, held: 200_000 });
  // The first page is still open at the bank, and is paid there: the wallet's share is free again.
  const [first] = [...urls];
  await pressLater(shop, (first ?? '').slice((first ?? '').lastIndexOf('/') + 1));
  await comeBack(shop, (first ?? '').slice((first ?? '').lastIndexOf('/') + 1));
  expect(await sees(code)).toMatchObject({ state: 'waiting-action' });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 200_000, held: 0 });
  await pressLater(shop, second);
  expect(await comeBack(shop, second)).toMatchObject({ outcome: 'back' });
  expect(await refundsOf(code)).toMatchObject([{ why: 'paid-twice', toman: 300_000 }]);
});

test('[INP-3] credit that is gone when the bank’s money comes: that goes back whole, and the price can still be paid', async () => {
  await addCredit(shop, ctx, 200_000);
  const code = await accepted();
  const authority = await toGateway(code, { by: 'both', walletToman: 200_000 });
  // Another window goes to the bank with the whole, which frees the share, and the credit is spent elsewhere.
  await toGateway(code);
  const elsewhere = await accepted({ toman: 200_000 });
  expect(await pay(elsewhere, { by: 'wallet' }, 200_000)).toMatchObject({ ok: true });
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'request', outcome: 'back' });
  expect(await refundsOf(code)).toMatchObject([{ why: 'paid-late', toman: 300_000 }]);
  expect(await bills(code)).toMatchObject([{ state: 'ended' }, { state: 'open', total: 500_000 }]);
  expect(await payAtBank(code)).toMatchObject({ outcome: 'paid' });
  await giveBack();
  expect(await booksOf(code)).toEqual({ 'gateway:sandbox': 500_000, 'services-sold': -500_000 });
});

test('[INP-4, NUM-6] cancelled after payment: the fee of 100,000 comes off the wallet’s part, the card gets back its own, the deposit bears none', async () => {
  await addCredit(shop, ctx, 250_000);
  const code = await accepted({ toman: 300_000, deposit: 200_000 });
  await payAtBank(code, { by: 'both', walletToman: 150_000 });
  expect(await end(code, 'cancel')).toMatchObject({ ok: false, status: 409, code: 'services.cancel.fee', facts: { feeToman: 100_000, backToman: 400_000 } });
  const presses = await Promise.all([end(code, 'cancel', 100_000), end(code, 'cancel', 100_000), end(code, 'cancel', 100_000)]);
  for (const one of presses) expect(one).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  expect(await refundsOf(code)).toMatchObject([
    { to: 'gateway', toman: 350_000, why: 'cancelled' },
    { to: 'wallet', toman: 50_000, why: 'cancelled' },
  ]);
  expect(await booksOf(code)).toEqual({ 'gateway:sandbox': 350_000, wallet: 150_000, fees: -100_000, 'refunds-due': -400_000 });
  await giveBack();
  expect(await booksOf(code)).toEqual({ wallet: 100_000, fees: -100_000 });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 150_000, held: 0 });
  const notices = (await said(shop)).filter(({ body }) => body.includes(code)).map(({ notice }) => notice);
  expect(notices.slice(-3).sort()).toEqual(['services.ended', 'services.refund-pending', 'services.refunded']);
});

test.each([
  ['less than the fee was paid', { toman: 60_000 }, 60_000, {}],
  ['the rest of the card is less than the gateway gives back', { toman: 101_500 }, 100_000, { to: 'wallet', toman: 1_500 }],
] as const)('[INP-4, NUM-6] %s', async (_, of, feeToman, back) => {
  const code = await accepted(of);
  await payAtBank(code, { by: 'gateway' }, of.toman);
  expect(await end(code, 'cancel', feeToman)).toMatchObject({ ok: true, value: { backToman: of.toman - feeToman } });
  expect(await refundsOf(code)).toMatchObject('to' in back ? [back] : []);
  await giveBack();
  expect((await booksOf(code))['fees']).toBe(-feeToman);
});

test('[INP-4] nobody came, or the desk gives it up: everything goes back, the fee is none', async () => {
  await addCredit(shop, ctx, 1_000_000);
  const [alone, given, silent] = [await accepted(), await accepted(), await accepted()];
  await pay(alone, { by: 'wallet' });
  await pay(given, { by: 'wallet' });
  await payAtBank(silent);
  expect(await end(alone, 'nobody-came')).toMatchObject({ ok: false, code: 'services.too-early' });
  expect(await move(given, 'give-up', { reason: 'پرستار بیمار شد' })).toMatchObject({ ok: true });
  at('2026-11-24T08:31:00Z');
  expect(await end(alone, 'nobody-came')).toMatchObject({ ok: true, value: { state: 'no-answer-provider' } });
  at('2026-11-24T09:01:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await sees(silent)).toMatchObject({ state: 'no-answer-provider' });
  for (const code of [alone, silent]) expect(await end(code, 'cancel')).toMatchObject({ ok: true, value: { backToman: 500_000 } });
  await giveBack();
  for (const code of [alone, given, silent]) expect(await booksOf(code)).toEqual({});
});

test.each(['decline', 'lapse', 're-offer', 'give-up'] as const)(
  '[INP-3, ORD-13] money that arrives after %s goes back whole, once, and is said',
  async (how) => {
    await addCredit(shop, ctx, 200_000);
    const code = await accepted();
    const authority = await toGateway(code, { by: 'both', walletToman: 200_000 });
    soon();
    if (how === 'decline') expect(await end(code, 'decline')).toMatchObject({ ok: true });
    if (how === 're-offer')
      expect(await move(code, how, { offer: price({ toman: 700_000 }), seenVersion: 1, reason: 'دو نفر لازم است' })).toMatchObject({ ok: true });
    if (how === 'give-up') expect(await move(code, how, { reason: 'کسی آزاد نیست' })).toMatchObject({ ok: true });
    if (how === 'lapse') {
      at('2026-11-23T06:31:00Z');
      await settleDueRequests(clockOf(shop));
    }
    expect(await walletState(shop, ctx)).toMatchObject({ balance: 200_000, held: 0 });
    const before = (await sees(code))?.state;
    expect(before).toBe(how === 're-offer' ? 'waiting-accept' : 'cancelled');
    await pressLater(shop, authority);
    const back = await Promise.all([comeBack(shop, authority), comeBack(shop, authority), reconcilePayments(clockOf(shop))]);
    expect(back[0]).toMatchObject({ kind: 'request', outcome: 'back' });
    expect((await sees(code))?.state).toBe(before);
    expect(await refundsOf(code)).toMatchObject([{ why: 'paid-late', toman: 300_000 }]);
    await giveBack();
    expect(await booksOf(code)).toEqual({});
    expect((await said(shop)).filter(({ body, notice }) => body.includes(code) && notice === 'services.refunded')).toHaveLength(1);
    if (how !== 're-offer') return;
    // The new price is a bill of its own.
    await acceptOffer(ctx, { code, version: 2 });
    expect(await payAtBank(code, { by: 'gateway' }, 700_000)).toMatchObject({ outcome: 'paid' });
  },
);

test('[INP-3, ORD-4] who paid at the bank and never came back has paid: a decline, a new price and the clock find that first', async () => {
  const [declined, dearer, late] = [await accepted(), await accepted(), await accepted()];
  for (const code of [declined, dearer, late]) await pressLater(shop, await toGateway(code), 'pay-and-close');
  expect(await end(declined, 'decline')).toMatchObject({ ok: false, status: 409 });
  expect(await move(dearer, 're-offer', { offer: price({ toman: 700_000 }), seenVersion: 1, reason: 'دیر شد' })).toMatchObject({ ok: false, status: 409 });
  at('2026-11-23T06:31:00Z');
  await settleDueRequests(clockOf(shop));
  for (const code of [declined, dearer, late]) expect(await sees(code)).toMatchObject({ state: 'waiting-action', paid: '500000' });
});

test('[ORD-4] a bank page that was left open is over after an hour, though the price may be paid for days: the next press gets another', async () => {
  const code = await accepted();
  const left = await toGateway(code);
  at(new Date(ctx.now.getTime() + 59 * 60_000));
  await reconcilePayments(clockOf(shop));
  expect(await toGateway(code)).toBe(left);
  at(new Date(ctx.now.getTime() + 60_000 + 5 * 60_000));
  await reconcilePayments(clockOf(shop));
  const another = await toGateway(code);
  expect(another).not.toBe(left);
  await pressLater(shop, another);
  await pressLater(shop, left);
  expect(await comeBack(shop, another)).toMatchObject({ kind: 'request', outcome: 'paid' });
  await comeBack(shop, left);
  expect(await sees(code)).toMatchObject({ state: 'waiting-action', paid: '500000' });
  expect(await refundsOf(code)).toMatchObject([{ why: 'paid-twice', toman: 500_000 }]);
});

const AT_ONCE = 6;
test(`[INP-3] accept and another price, pay and lapse, cancel and an arrival at once, ${AT_ONCE} times each: one wins, and the books add up`, async () => {
  await addCredit(shop, ctx, AT_ONCE * 1_000_000);
  for (let turn = 0; turn < AT_ONCE; turn += 1) {
    at(SATURDAY);
    const one = await offered();
    soon();
    await Promise.all([
      acceptOffer(ctx, { code: one, version: 1 }),
      move(one, 're-offer', { offer: price({ toman: 600_000 }), seenVersion: 1, reason: 'راه دورتر است' }),
    ]);
    const after = await sees(one);
    const open = (await bills(one)).filter(({ state }) => state === 'open');
    expect([after?.state, open.map(({ total }) => total)]).toEqual(after?.state === 'waiting-accept' ? ['waiting-accept', []] : ['waiting-payment', [500_000]]);
    await end(one, 'decline');

    const two = await accepted();
    at('2026-11-23T06:29:59Z');
    const late = { ...clockOf(shop), now: new Date('2026-11-23T06:30:01Z') };
    const [paid] = await Promise.all([pay(two, { by: 'wallet' }), settleDueRequests(late)]);
    expect((await sees(two))?.state).toBe(paid.ok ? 'waiting-action' : 'cancelled');
    expect(await booksOf(two)).toEqual(paid.ok ? { wallet: 500_000, 'services-sold': -500_000 } : {});
    if (paid.ok) await end(two, 'cancel', 100_000);

    at(SATURDAY);
    const three = await accepted();
    await pay(three, { by: 'wallet' });
    at('2026-11-24T06:00:00Z');
    const { id = 0 } = (await sees(three)) ?? {};
    await rows(`update visits set state = 'offered', provider_id = (select user_id from service_requests where id = $1) where request_id = $1`, [id]);
    const [visit] = await rows<{ id: string }>(`update visits set state = 'accepted' where request_id = $1 returning id`, [id]);
    const door = { requestId: id, visitId: Number(visit?.id), event: 'note-arrival', expectedState: 'accepted', reason: 'تلفنی گفت که رسید' } as const;
    const [gone, there] = await Promise.all([end(three, 'cancel', 100_000), moveVisitByDesk(staff(), door)]);
    expect([gone.ok, there.ok].filter(Boolean)).toHaveLength(1);
    expect((await sees(three))?.state).toBe(gone.ok ? 'cancelled' : 'waiting-action');
    await giveBack();
    expect(await booksOf(three)).toEqual(gone.ok ? { wallet: 100_000, fees: -100_000 } : { wallet: 500_000, 'services-sold': -500_000 });
  }
});

test('[INP-9: deposit, INP-4: deposit] a wheelchair that was brought and fetched: its deposit goes back whole, once, where it came from, and its price stays sold', async () => {
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'wheelchair', lift: 'yes', day: '2026-11-24', part: 'any' };
  const asked = await askForService(ctx, { once: key(), service: 'rental', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  expect(await move(code, 'offer', { offer: price({ toman: 690_000, deposit: 2_000_000 }), seenVersion: 0 })).toMatchObject({ ok: true });
  expect(await acceptOffer(ctx, { code, version: 1 })).toMatchObject({ ok: true });
  await addCredit(shop, ctx, 3_000_000);
  expect(await pay(code, { by: 'wallet' }, 2_690_000)).toMatchObject({ ok: true });
  expect(await booksOf(code)).toEqual({ wallet: 2_690_000, 'services-sold': -690_000, 'deposits-held': -2_000_000 });
  const visits = await rows<{ id: number; kind: string }>(
    `select v.id::int, v.kind from visits v join service_requests r on r.id = v.request_id where r.code = $1 order by v.ordinal`,
    [code],
  );
  expect(visits.map(({ kind }) => kind)).toEqual(['bring', 'fetch']);
  const [depot] = await rows<{ id: number }>(
    `with made as (insert into users (phone, first_name, updated_at, created_at) values ('09350009901', 'پیمان', now(), now()) returning id)
     insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at)
     select 'service-provider', 'verified', now(), id, 'D-1', 'depot', now(), now() from made returning user_id as id`,
  );
  await rows(`insert into rental_units (serial, item) values ('WC-01', 'wheelchair')`);
  const carriedOut = async (visitId: number) => {
    const deed = { requestId: (await sees(code))?.id ?? 0, visitId };
    expect(await moveVisitByDesk(staff(), { ...deed, event: 'offer', expectedState: 'planned', providerId: depot?.id })).toMatchObject({ ok: true });
    expect(await moveVisitByDesk(staff(), { ...deed, event: 'accept', expectedState: 'offered' })).toMatchObject({ ok: true });
    expect(await moveVisitByDesk(staff(), { ...deed, event: 'note-arrival', expectedState: 'accepted', reason: 'رسید' })).toMatchObject({ ok: true });
    return moveVisitByDesk(staff(), { ...deed, event: 'finish', expectedState: 'arrived', unit: 'WC-01', back: 'whole' });
  };
  expect(await carriedOut(visits[0]?.id ?? 0)).toMatchObject({ ok: true, value: { request: 'waiting-action' } });
  // A month long it is lent, and nothing goes back.
  expect(await refundsOf(code)).toEqual([]);
  at('2026-12-20T05:00:00Z');
  expect(await carriedOut(visits[1]?.id ?? 0)).toMatchObject({ ok: true, value: { request: 'done' } });
  expect(await refundsOf(code)).toMatchObject([{ why: 'deposit', toman: 2_000_000 }]);
  await giveBack();
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 2_310_000, held: 0 });
  expect(await booksOf(code)).toEqual({ wallet: 690_000, 'services-sold': -690_000 });
});

describe('[INP-4: less is due] the desk lowers a price that is paid', () => {
  const lower = async (code: string, amount: string, more: { once?: string; reason?: string } = {}) =>
    lowerPrice(staff(), { once: key(), requestId: (await sees(code))?.id ?? 0, amount, reason: 'یک نوبت کمتر شد', ...more });

  test('the difference goes back, the card first, with its reason; what is left bears the fee of a cancellation', async () => {
    const code = await accepted();
    await addCredit(shop, ctx, 200_000);
    await payAtBank(code, { by: 'both', walletToman: 200_000 });
    expect(await lower(code, '۰')).toMatchObject({ ok: false, field: 'amount' });
    expect(await lower(code, '150000', { reason: ' ' })).toMatchObject({ ok: false, field: 'reason' });
    expect(await lower(code, '500001')).toMatchObject({ ok: false, code: 'services.lower.too-much', facts: { mostToman: 500_000 } });
    const once = key();
    const presses = await Promise.all(Array.from({ length: 8 }, () => lower(code, '350000', { once })));
    for (const one of presses) expect(one).toMatchObject({ ok: true, value: { backToman: 350_000 } });
    expect(await refundsOf(code)).toEqual([
      { to: 'gateway', why: 'less-due', toman: 300_000, state: 'waiting' },
      { to: 'wallet', why: 'less-due', toman: 50_000, state: 'waiting' },
    ]);
    expect(await lower(code, '30000')).toMatchObject({ ok: true });
    expect(await lower(code, '120001')).toMatchObject({ ok: false, facts: { mostToman: 120_000 } });
    await giveBack();
    expect(await requestMoney(ctx, code)).toMatchObject({ end: { feeToman: 100_000, backToman: 20_000 } });
    expect(await end(code, 'cancel', 100_000)).toMatchObject({ ok: true, value: { backToman: 20_000 } });
    expect(await lower(code, '1')).toMatchObject({ ok: false, code: 'services.lower.not-now', status: 409 });
    await giveBack();
    expect((await walletState(shop, ctx)).balance).toBe(100_000);
    expect((await said(shop)).some(({ notice }) => notice === 'services.refund-pending')).toBe(true);
  });

  test('what waits for the bank is taken into the wallet at once by whoever paid, and by nobody else', async () => {
    const code = await accepted();
    await payAtBank(code);
    await lower(code, '200000');
    const [refund] = await rows<{ id: string }>(`select r.id from refunds r join payables p on p.id = r.payable_id where p.code = $1`, [code]);
    const other = await buyer(shop, (number += 1));
    expect(await takeRefundToWallet(other, { key: key(), refundId: refund?.id ?? '' })).toMatchObject({ ok: false, status: 404 });
    expect(await takeRefundToWallet(ctx, { key: key(), refundId: refund?.id ?? '' })).toMatchObject({ ok: true, value: { amountToman: 200_000 } });
    expect((await walletState(shop, ctx)).balance).toBe(200_000);
  });
});
