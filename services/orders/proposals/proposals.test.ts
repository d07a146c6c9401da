import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderState } from '#domain/orders/states';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, openShop, order, OTHER_TOMAN, said, state, stockOf, type Shop } from '../../../tests/shop';
import { addCredit } from '../../../tests/wallet';
import { testContext } from '../../../tests/test-context';
import { addToCart } from '../../cart/add';
import { cartView } from '../../cart/view';
import { clockContext } from '../../clock-context';
import type { Ctx } from '../../context';
import { carryOutRefunds } from '../../refunds/carry-out-due';
import { moveOrder } from '../move';
import { orderDetail, type OrderDetail } from '../detail';
import { placeOrder } from '../place';
import { queuePlacedOrders } from '../queue';
import { orderForm } from '../../../tests/shop';
import { answerProposal } from './answer';
import { lapseDueProposals, lapseProposal } from './lapse';
import { propose, type Propose } from './propose';
import { withdrawProposal } from './withdraw';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles } });
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows;
async function paid(quantity = 1): Promise<{ orderId: number; code: string }> {
  const made = await order(shop, ctx, quantity);
  await comeBack(shop, await atGateway(ctx, made.code, 'pay'));
  return made;
}
const key = () => `key-${Math.random()}`;
const line = async (orderId: number): Promise<number> =>
  (await rows('select id from order_lines where order_id = $1 order by position limit 1', [orderId]))[0].id;
const lastProposal = async (): Promise<number> => (await rows('select id from order_proposals order by id desc limit 1'))[0].id;
const ask = (orderId: number, more: Partial<Propose> = {}) =>
  propose(staff('support'), {
    orderId,
    expectedState: 'under-review',
    kind: 'terms',
    cause: 'high-quantity',
    words: 'تحویل در دو نوبت، ده روز دیگر.',
    ...more,
  });
const answer = async (code: string, what: 'agree' | 'decline', who = ctx) =>
  answerProposal({ ...who, now: shop.rt.clock() }, { key: key(), code, proposalId: await lastProposal(), answer: what });
async function detail(code: string): Promise<OrderDetail> {
  const found = await orderDetail({ ...ctx, now: shop.rt.clock() }, code);
  if ('ok' in found) throw new Error(found.code);
  return found;
}
const walletOf = async () => (await rows('select balance_toman::int as n from wallets'))[0]?.n ?? 0;

test('[ORD-7] staff set both limits; a high order is reviewed first, has no delivery day until it is approved, and is promised from then on', async () => {
  await rows('insert into order_rules (review_quantity, review_total_toman) values (2, 60000000)');
  expect(await state(shop, (await paid(2)).code)).toMatchObject({ state: 'placed' });
  const many = await paid(3);
  expect(await state(shop, many.code)).toMatchObject({ state: 'under-review' });
  await rows('update order_rules set review_quantity = 20');
  expect(await state(shop, (await paid(7)).code)).toMatchObject({ state: 'under-review' });
  expect(await detail(many.code)).toMatchObject({
    promisedDay: null,
    next: { key: 'under-review', facts: { reviewDay: new Date('2026-11-22T14:29:59.999Z') } },
  });
  expect((await said(shop)).map((one) => one.notice)).toContain('orders.placed-for-review');
  shop.at(new Date('2026-11-23T08:00:00Z'));
  expect((await moveOrder(staff('support'), { orderId: many.orderId, event: 'approve', expectedState: 'under-review' })).ok).toBe(true);
  // Monday's order in Tehran: by the end of Wednesday.
  expect(await detail(many.code)).toMatchObject({ state: 'queued', promisedDay: new Date('2026-11-25T20:29:59.999Z') });
  await rows(`insert into holidays (day, kind, certainty) values ('2026-11-25', 'solar', 'official')`);
  const { recomputeOpenDeadlines } = await import('../../deadlines/recompute');
  await recomputeOpenDeadlines(clockContext(shop.rt, 'test'));
  expect(await detail(many.code)).toMatchObject({ promisedDay: new Date('2026-11-26T20:29:59.999Z') });
});

test('[ORD-7] not approved as it is, the buyer is asked with the words, until a moment 48 hours later that both see; agreeing moves it on', async () => {
  const { orderId, code } = await paid(11);
  const asked = await ask(orderId);
  expect(asked).toMatchObject({ ok: true, value: { agreeBy: new Date('2026-11-23T05:00:00Z') } });
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'orders.asked', body: expect.stringContaining('۸:۳۰') });
  const seen = await detail(code);
  expect(seen.next).toMatchObject({ key: 'asked' });
  expect(seen.proposals).toMatchObject([{ kind: 'terms', cause: 'high-quantity', state: 'open', words: 'تحویل در دو نوبت، ده روز دیگر.', change: null }]);
  expect(await moveOrder(staff('support'), { orderId, event: 'approve', expectedState: 'under-review' })).toMatchObject({
    code: 'orders.proposal.open',
    status: 409,
  });
  expect(await ask(orderId)).toMatchObject({ code: 'orders.proposal.open', status: 409 });
  expect(await answer(code, 'agree', await buyer(shop, 2))).toMatchObject({ status: 404 });
  shop.at(new Date('2026-11-23T04:59:59Z'));
  expect(await answer(code, 'agree')).toMatchObject({ ok: true, value: { state: 'queued' } });
  expect(await state(shop, code)).toMatchObject({ state: 'queued', events: ['make', 'pay', 'send-to-review', 'propose', 'agree-to-proposal', 'agree'] });
  expect(await answer(code, 'decline')).toMatchObject({ code: 'orders.proposal.answered', status: 409 });
  expect((await rows(`select kind from deadlines where closed_at is null order by kind`)).map((one) => one.kind)).toEqual([
    'orders.call',
    'orders.deliver',
    'orders.dispatch',
  ]);
});

test('[ORD-7] declined, it is cancelled at once and refunded within 48 to 72 working hours', async () => {
  const { orderId, code } = await paid(11);
  await ask(orderId);
  expect(await answer(code, 'decline')).toMatchObject({ ok: true, value: { state: 'refund-pending' } });
  expect(await state(shop, code)).toMatchObject({ events: ['make', 'pay', 'send-to-review', 'propose', 'decline', 'start-refund'], holds: ['released'] });
  expect(await stockOf(shop)).toBe(100);
  const seen = await detail(code);
  expect(seen.refunds).toMatchObject([
    { amountToman: 11 * DEVICE_TOMAN, promisedAt: new Date('2026-11-23T05:00:00Z'), dueAt: new Date('2026-11-24T05:00:00Z') },
  ]);
  expect(seen.timeline.find((step) => step.step === 'cancelled')).toMatchObject({ cause: 'high-quantity' });
  await carryOutRefunds(clockContext(shop.rt, 'test'));
  expect(await books(shop)).toMatchObject({ sales: 0, 'refunds-due': 0, all: 0 });
});

test('[ORD-7] [JOB-1: silence] silence cancels by the clock, not a second early, and once however often its job is run', async () => {
  const { orderId, code } = await paid(11);
  await ask(orderId);
  const id = await lastProposal();
  const [job] = await rows(`select due_at, payload from outbox where kind = 'lapse'`);
  expect(job).toEqual({ due_at: new Date('2026-11-23T05:00:00Z'), payload: { proposalId: id } });
  shop.at(new Date('2026-11-23T04:59:59Z'));
  expect(await lapseProposal(clockContext(shop.rt, 'test'), id)).toBe(false);
  shop.at(new Date('2026-11-23T05:00:00Z'));
  expect(await answer(code, 'agree')).toMatchObject({ code: 'orders.proposal.over', status: 409 });
  const ends = await Promise.all([
    lapseProposal(clockContext(shop.rt, 'a'), id),
    lapseProposal(clockContext(shop.rt, 'b'), id),
    lapseDueProposals(clockContext(shop.rt, 'c')).then(({ lapsed }) => lapsed === 1),
  ]);
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(await lapseDueProposals(clockContext(shop.rt, 'd'))).toEqual({ lapsed: 0 });
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending', events: ['make', 'pay', 'send-to-review', 'propose', 'lapse', 'start-refund'] });
  expect((await rows('select amount_toman::int as n from refunds')).map((one) => one.n)).toEqual([11 * DEVICE_TOMAN]);
  expect((await said(shop)).find((one) => one.notice === 'orders.cancelled')?.body).toContain('پاسخی به پیشنهاد نرسید');
});

test('[ORD-7: races] the buyer agrees while the clock cancels, both answers at once, two staff at once: one of them holds, and the books say which', async () => {
  const { orderId, code } = await paid(11);
  const both = await Promise.all([ask(orderId), ask(orderId, { kind: 'fewer', lineId: await line(orderId), quantity: 10 })]);
  expect(both.filter((one) => one.ok)).toHaveLength(1);
  shop.at(new Date('2026-11-23T05:00:00Z'));
  // Whose request came in a moment before the end, and the clock a moment after it.
  const early = { ...ctx, now: new Date('2026-11-23T04:59:59.999Z') };
  const id = await lastProposal();
  const answers = await Promise.all([
    answerProposal(early, { key: key(), code, proposalId: id, answer: 'agree' }),
    lapseProposal(clockContext(shop.rt, 'test'), id),
    answerProposal(early, { key: key(), code, proposalId: id, answer: 'decline' }),
    withdrawProposal(staff('support'), { orderId, proposalId: id }),
  ]);
  expect(answers.filter((one) => one === true || (typeof one === 'object' && one.ok))).toHaveLength(1);
  const ended = (await rows('select state from order_proposals where id = $1', [id]))[0].state as string;
  const now = (await state(shop, code)).state as OrderState;
  expect({ agreed: 'queued', declined: 'refund-pending', lapsed: 'refund-pending', withdrawn: 'under-review' }[ended]).toBe(now);
  expect((await books(shop))['all']).toBe(0);
});

test('[ORD-7: fewer] the buyer agrees to fewer pieces: the rest goes back on the shelf, its price to the wallet at once; the lines stay as they were bought', async () => {
  const { orderId, code } = await paid(11);
  expect(await ask(orderId, { kind: 'fewer', lineId: await line(orderId), quantity: 11 })).toMatchObject({ code: 'orders.proposal.nothing-changes' });
  expect((await ask(orderId, { kind: 'fewer', lineId: await line(orderId), quantity: 10 })).ok).toBe(true);
  expect((await detail(code)).proposals).toMatchObject([{ backToman: DEVICE_TOMAN, change: { from: { quantity: 11 }, to: { quantity: 10 } } }]);
  const agreed = await Promise.all([answer(code, 'agree'), answer(code, 'agree')]);
  expect(agreed.filter((one) => one.ok)).toHaveLength(1);
  expect(await stockOf(shop)).toBe(90);
  expect(await walletOf()).toBe(DEVICE_TOMAN);
  expect(await rows('select quantity, total_toman::int as total from order_lines')).toEqual([{ quantity: 11, total: 11 * DEVICE_TOMAN }]);
  // Cancelled later, what went back is not owed again.
  expect((await moveOrder(staff('support'), { orderId, event: 'cancel', expectedState: 'queued', reason: 'خواست خریدار', cause: 'buyer-asked' })).ok).toBe(
    true,
  );
  expect((await rows('select amount_toman::int as n from refunds')).map((one) => one.n)).toEqual([10 * DEVICE_TOMAN]);
  expect(await stockOf(shop)).toBe(100);
  await carryOutRefunds(clockContext(shop.rt, 'test'));
  expect(await books(shop)).toMatchObject({ sales: -0 + 0, 'refunds-due': 0, all: 0 });
});

test('[ORD-8: what was missing] fewer because one was missing, declined: one piece is written off and the others come back; a cancellation says how many were missing', async () => {
  const { orderId, code } = await paid(3);
  expect((await ask(orderId, { expectedState: 'placed', kind: 'fewer', cause: 'out-of-stock', lineId: await line(orderId), quantity: 2 })).ok).toBe(true);
  expect(await answer(code, 'decline')).toMatchObject({ ok: true, value: { state: 'refund-pending' } });
  expect(await stockOf(shop)).toBe(99);
  const other = await paid(3);
  const cancel = { orderId: other.orderId, event: 'cancel', expectedState: 'placed', reason: 'یکی شکسته بود', cause: 'out-of-stock' } as const;
  for (const missing of [0, 4, 1.5, -1])
    expect(await moveOrder(staff('support'), { ...cancel, lineId: await line(other.orderId), missing })).toMatchObject({
      code: 'orders.cancel.missing',
      field: 'missing',
      facts: { most: 3 },
    });
  expect((await moveOrder(staff('support'), { ...cancel, lineId: await line(other.orderId), missing: 1 })).ok).toBe(true);
  expect(await stockOf(shop)).toBe(98);
});

test('[ORD-8] out of stock, cancelled: the buyer is told which reason and which words, the money goes back, and what was not there does not come onto the shelf', async () => {
  const { orderId, code } = await paid();
  const desk = staff('support');
  const cancel = { orderId, event: 'cancel', expectedState: 'placed', reason: 'رنگ مسی آن دیگر ساخته نمی‌شود', cause: 'out-of-stock' } as const;
  expect(await moveOrder(desk, cancel)).toMatchObject({ code: 'orders.cancel.line', field: 'line' });
  expect(await moveOrder(desk, { ...cancel, lineId: 4711 })).toMatchObject({ code: 'orders.cancel.line' });
  expect(await moveOrder(desk, { ...cancel, lineId: await line(orderId) })).toMatchObject({ ok: true, value: { state: 'refund-pending' } });
  expect(await stockOf(shop)).toBe(99);
  expect((await said(shop)).find((one) => one.notice === 'orders.cancelled')?.body).toContain('موجود نبودن کالا - رنگ مسی آن دیگر ساخته نمی‌شود');
  const seen = await detail(code);
  expect(seen.timeline.find((step) => step.step === 'cancelled')).toMatchObject({ cause: 'out-of-stock', reason: 'رنگ مسی آن دیگر ساخته نمی‌شود' });
  expect(seen.refunds).toMatchObject([{ amountToman: DEVICE_TOMAN }]);
  expect(await rows(`select cause, delta from stock_moves where subject = $1 order by id`, [`order:${orderId}`])).toEqual([
    { cause: 'held', delta: -1 },
    { cause: 'cancelled', delta: 1 },
    { cause: 'missing', delta: -1 },
  ]);
});

test('[ORD-8] replaced: a cheaper unit is proposed, kept for the buyer, and its difference goes to the wallet; the order goes on with it', async () => {
  const { orderId, code } = await paid();
  await rows('update stock set available = 1 where variant_id = $1', [shop.other.variantId]);
  shop.at(new Date('2026-11-21T20:30:00Z'));
  await queuePlacedOrders(clockContext(shop.rt, 'test'));
  const lineId = await line(orderId);
  const wish = { expectedState: 'queued', kind: 'replacement', cause: 'out-of-stock', lineId, variantId: shop.other.variantId } as const;
  expect(await ask(orderId, { ...wish, variantId: 4711 })).toMatchObject({ code: 'orders.proposal.unit' });
  expect(await ask(orderId, { ...wish, variantId: shop.unit.variantId, colourId: shop.unit.black })).toMatchObject({ code: 'orders.proposal.same' });
  // Nobody gives a difference away unseen: it is said, and only what was seen is sent.
  expect(await ask(orderId, wish)).toMatchObject({ code: 'orders.proposal.unseen', facts: { paidToman: DEVICE_TOMAN, listToman: OTHER_TOMAN } });
  expect(await ask(orderId, { ...wish, seenToman: OTHER_TOMAN - 1 })).toMatchObject({ code: 'orders.proposal.other-difference', status: 409 });
  expect((await ask(orderId, { ...wish, seenToman: OTHER_TOMAN })).ok).toBe(true);
  expect(await stockOf(shop, shop.other.variantId)).toBe(0);
  expect((await detail(code)).proposals).toMatchObject([
    { cause: 'out-of-stock', backToman: DEVICE_TOMAN - OTHER_TOMAN, change: { from: { quantity: 1 }, to: { name: 'فشارسنج NB1', totalToman: OTHER_TOMAN } } },
  ]);
  expect(await answer(code, 'agree')).toMatchObject({ ok: true, value: { state: 'queued' } });
  expect(await walletOf()).toBe(DEVICE_TOMAN - OTHER_TOMAN);
  expect([await stockOf(shop), await stockOf(shop, shop.other.variantId)]).toEqual([99, 0]);
  expect(await rows('select variant_id, quantity, state from holds order by id')).toEqual([
    { variant_id: shop.unit.variantId, quantity: 1, state: 'released' },
    { variant_id: shop.other.variantId, quantity: 1, state: 'sold' },
  ]);
  expect(await ask(orderId, wish)).toMatchObject({ code: 'orders.proposal.line-changed' });
  expect((await moveOrder(staff('support'), { orderId, event: 'confirm', expectedState: 'queued' })).ok).toBe(true);
  expect((await books(shop))['all']).toBe(0);
  await expect(rows('update order_lines set quantity = 2')).rejects.toThrow(/paid for/);
  await expect(rows(`update order_proposals set state = 'declined'`)).rejects.toThrow(/does not go from agreed/);
});

test('[ORD-8] replaced by another colour, or by a dearer unit: the difference is a gift with its reason or nothing is sent; refused in time, all of it is refunded', async () => {
  const { orderId, code } = await paid();
  const lineId = await line(orderId);
  await rows('update variants set price_toman = price_toman + 1000000 where id = $1', [shop.unit.variantId]);
  const wish = {
    expectedState: 'placed',
    kind: 'replacement',
    cause: 'price-error',
    lineId,
    variantId: shop.unit.variantId,
    colourId: shop.unit.copper,
  } as const;
  expect(await ask(orderId, { ...wish, cause: 'high-quantity' })).toMatchObject({ code: 'orders.proposal.not-this' });
  const seenToman = DEVICE_TOMAN + 1_000_000;
  expect(await ask(orderId, wish)).toMatchObject({ code: 'orders.proposal.unseen', facts: { paidToman: DEVICE_TOMAN, listToman: seenToman } });
  expect(await ask(orderId, { ...wish, seenToman })).toMatchObject({ code: 'orders.proposal.dearer', field: 'dearer' });
  expect(await ask(orderId, { ...wish, seenToman, dearer: { by: 'gift', reason: ' ' } })).toMatchObject({ code: 'orders.proposal.gift-reason' });
  expect((await ask(orderId, { ...wish, seenToman, dearer: { by: 'gift', reason: 'قیمت را ما اشتباه نوشته بودیم' } })).ok).toBe(true);
  expect((await detail(code)).proposals).toMatchObject([
    { backToman: 0, payToman: 0, giftToman: 1_000_000, change: { to: { colour: { code: 'copper' }, totalToman: DEVICE_TOMAN } } },
  ]);
  expect(await stockOf(shop)).toBe(99);
  // Its working day comes, and it is not queued while the buyer is asked.
  shop.at(new Date('2026-11-21T20:30:00Z'));
  expect(await queuePlacedOrders(clockContext(shop.rt, 'test'))).toEqual({ queued: 0 });
  expect((await withdrawProposal(staff('operations'), { orderId, proposalId: await lastProposal() })).ok).toBe(true);
  expect((await said(shop)).at(-1)?.notice).toBe('orders.not-asked');
  expect(await queuePlacedOrders(clockContext(shop.rt, 'test'))).toEqual({ queued: 1 });
  expect((await ask(orderId, { ...wish, expectedState: 'queued', variantId: shop.other.variantId, colourId: undefined, seenToman: OTHER_TOMAN })).ok).toBe(
    true,
  );
  expect(await answer(code, 'decline')).toMatchObject({ ok: true, value: { state: 'refund-pending' } });
  expect([await stockOf(shop), await stockOf(shop, shop.other.variantId)]).toEqual([100, 100]);
  expect(await walletOf()).toBe(0);
  expect((await rows('select amount_toman::int as n from refunds')).map((one) => one.n)).toEqual([DEVICE_TOMAN]);
});

test('[ORD-8: dearer] a dearer unit is paid from the wallet when its buyer agrees, not before and not without credit; cancelled later it comes back, and the books agree', async () => {
  const { orderId, code } = await paid();
  await rows('update variants set price_toman = price_toman + 1000000 where id = $1', [shop.unit.variantId]);
  const wish = { expectedState: 'placed', kind: 'replacement', cause: 'price-error', variantId: shop.unit.variantId, colourId: shop.unit.copper } as const;
  const seenToman = DEVICE_TOMAN + 1_000_000;
  expect((await ask(orderId, { ...wish, lineId: await line(orderId), seenToman, dearer: { by: 'buyer' } })).ok).toBe(true);
  expect((await detail(code)).proposals).toMatchObject([{ payToman: 1_000_000, change: { to: { totalToman: seenToman } } }]);
  expect(await answer(code, 'agree')).toMatchObject({ ok: false, code: 'wallet.credit.insufficient' });
  expect((await detail(code)).proposals).toMatchObject([{ state: 'open' }]);
  await addCredit(shop, ctx, 1_500_000);
  const both = await Promise.all([answer(code, 'agree'), answer(code, 'agree')]);
  expect(both.filter((one) => one.ok)).toHaveLength(1);
  expect(await walletOf()).toBe(500_000);
  expect((await books(shop))['all']).toBe(0);
  expect((await moveOrder(staff('support'), { orderId, event: 'cancel', expectedState: 'placed', reason: 'خواست خریدار', cause: 'buyer-asked' })).ok).toBe(
    true,
  );
  expect(await walletOf()).toBe(1_500_000);
  await carryOutRefunds(clockContext(shop.rt, 'test'));
  expect(await books(shop)).toMatchObject({ 'refunds-due': 0, all: 0 });
});

test('[ORD-8: what was missing] of three one is missing and another unit takes the place of all: two go back on the shelf', async () => {
  const { orderId, code } = await paid(3);
  const wish = { expectedState: 'placed', kind: 'replacement', cause: 'out-of-stock', variantId: shop.other.variantId, seenToman: 3 * OTHER_TOMAN } as const;
  expect(await ask(orderId, { ...wish, lineId: await line(orderId), missing: 4 })).toMatchObject({ code: 'orders.proposal.missing' });
  expect((await ask(orderId, { ...wish, lineId: await line(orderId), missing: 1 })).ok).toBe(true);
  expect((await answer(code, 'agree')).ok).toBe(true);
  expect(await stockOf(shop)).toBe(99);
});

test('[ORD-8: with a code and a second line] the discount stays with what was paid; only the changed line changes', async () => {
  await rows(`insert into discount_codes (code, kind, value) values ('MEHR', 'percent', 10)`);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black, shop.unit.engraving], engraving: ['AVA'], quantity: 2 });
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
  const { applyCode } = await import('../../cart/apply-code');
  await applyCode(ctx, 'mehr');
  const placed = await placeOrder(ctx, orderForm((await cartView(ctx, 'tehran')).priced.totalToman));
  if (!placed.ok) throw new Error(placed.code);
  const { orderId, code } = placed.value;
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  expect((await ask(orderId, { expectedState: 'placed', kind: 'fewer', cause: 'out-of-stock', lineId: await line(orderId), quantity: 1 })).ok).toBe(true);
  expect((await answer(code, 'agree')).ok).toBe(true);
  expect(await walletOf()).toBe(((DEVICE_TOMAN + 250_000) * 9) / 10);
  expect(await stockOf(shop)).toBe(98);
  expect((await books(shop))['all']).toBe(0);
});

test('[ROLE-1: proposals] only who works on orders proposes and takes back; unpaid and sent orders are proposed nothing', async () => {
  const unpaid = await order(shop, ctx);
  expect(await ask(unpaid.orderId, { expectedState: 'awaiting-payment' })).toMatchObject({ code: 'orders.proposal.not-now' });
  const other = await buyer(shop, 2);
  const made = await order(shop, other, 11);
  await comeBack(shop, await atGateway(other, made.code, 'pay'));
  const wish: Propose = { orderId: made.orderId, expectedState: 'under-review', kind: 'terms', cause: 'high-quantity', words: 'شرط' };
  for (const role of ['editor', 'after-sales', 'agent']) expect(await propose(staff(role), wish)).toMatchObject({ status: 403 });
  expect(await propose(other, wish)).toMatchObject({ status: 403 });
  expect(await propose(staff('support'), { ...wish, words: ' ' })).toMatchObject({ code: 'orders.words.missing', field: 'words' });
  expect(await propose(staff('support'), { ...wish, expectedState: 'queued' })).toMatchObject({ status: 409 });
  expect((await propose(staff('support'), wish)).ok).toBe(true);
  expect(await withdrawProposal(staff('editor'), { orderId: made.orderId, proposalId: await lastProposal() })).toMatchObject({ status: 403 });
});
