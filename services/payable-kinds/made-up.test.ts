import { afterEach, beforeEach, expect, test } from 'vitest';
import { buyer, comeBack, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit, clockOf, userOf, walletState } from '../../tests/wallet';
import { checkDiscount, discountByLine } from '#domain/orders/discount';
import { toman } from '#domain/money';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { discountTerms } from '../discounts/terms';
import { holdCode, usesOf } from '../discounts/use';
import { issueInvoice } from '../invoices/issue';
import { invoiceOf } from '../invoices/issued';
import { keepParty } from '../invoices/party';
import type { PayableKind } from '../payables/kind';
import { lockPayable } from '../payables/lock';
import { awaitsPayment, openPayable, payableId } from '../payables/row';
import { keepTraces } from '../payables/traces';
import { endUnpaidPayable, newAttempt, openAttempt } from '../payments/attempts';
import { cameBack } from '../payments/came-back';
import { payFromWallet } from '../payments/from-wallet';
import { openSession } from '../payments/open-session';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { finishRefundByHand } from '../refunds/finish-by-hand';
import { owe, partsPaid, sumOfParts, upTo } from '../refunds/owe';
import { commit } from '../store/commit';
import { holdCredit, releaseCredit } from '../wallet/hold';
import { refundPage, refundPayable } from '../staff/refund-page';
import { workDue } from '../work/due';
import { releaseCode } from '../discounts/use';
import { payableKinds } from './all';
import { warnOfDeadline } from '../work/warn';
import type { Warning } from '../deadlines/warnings';

/*
 * A kind of its own, made up here: a workshop whose places are paid. Nothing of payments, wallet, refunds, discounts or
 * invoices knows of it; all that it says is the value below, its own table and what it asks those folders for.
 */
type Place = { id: string; user_id: number; state: string };
const PRICE = 1_000_000;
const heard: string[] = [];

let shop: Shop;
let ctx: Ctx;

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];

/** A kind with a table of its own, which it reads by whatever transaction the verb runs in. */
const workshop: PayableKind<Place> = {
  name: 'workshop',
  once: false,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',
  async lock(tx, subject) {
    const found = await tx.execute<Place>(`select * from workshop_places where id = '${subject}' for update`);
    return (found.rows[0] as Place | undefined) ?? null;
  },
  mayBePaid: (_tx, _ctx, place) =>
    Promise.resolve(
      place.state === 'kept' ? { kind: 'yes' } : place.state === 'taken' ? { kind: 'paid' } : { kind: 'over', why: refuse('orders.not-payable') },
    ),
  async onPaid(tx, at, place, { payable, payment, walletToman }) {
    await tx.execute(`update workshop_places set state = 'taken' where id = '${place.id}'`);
    const side = (account: string, amountToman: number) => [
      { account, amountToman },
      { account: 'workshops', amountToman: -amountToman },
    ];
    const paid = { walletToman, gatewayToman: payment?.amountToman ?? 0 };
    const line = {
      name: { fa: 'کارگاه شنیدن قلب', en: 'Workshop: hearing the heart' },
      sku: 'WS',
      colour: null,
      engraving: [],
      quantity: 1,
      engravingToman: 0,
    };
    const off = PRICE - payable.totalToman;
    const made = await issueInvoice(tx, at, {
      payableId: payable.id,
      order: null,
      party: { payableId: payable.id, userId: place.user_id, otherwise: 'مهمان' },
      paid,
      of: {
        ...{ orderCode: place.id, placedAt: at.now.toISOString(), phone: '', address: null, receiver: null },
        lines: [{ ...line, unitToman: PRICE, grossToman: PRICE, discountToman: off, totalToman: payable.totalToman }],
        ...{ goodsToman: PRICE, discountToman: off, deliveryToman: 0, proof: [] },
      },
    });
    if (!made.ok) throw new Error(made.code);
    return {
      audit: { action: 'workshops.taken', subject: payable.id },
      entry: [
        ...(payment ? [{ cause: 'payments.received', subject: `payment:${payment.id}`, lines: side(`gateway:${payment.provider}`, payment.amountToman) }] : []),
        ...(walletToman > 0 ? [{ cause: 'payables.paid-by-wallet', subject: payable.id, lines: side(`wallet:${place.user_id}`, walletToman) }] : []),
      ],
    };
  },
  async onUnpaid(tx, _ctx, place, { why }) {
    await tx.execute(`update workshop_places set state = 'free' where id = '${place.id}'`);
    heard.push(`unpaid ${why}`);
    return {};
  },
  onRefunded: (_tx, _ctx, _place, { step, why, amountToman, whole }) => {
    heard.push(`${step} ${why} ${amountToman}${whole ? '' : ' apart'}`);
    return Promise.resolve({});
  },
};

beforeEach(async () => {
  heard.length = 0;
  shop = await openShop();
  shop.rt.payables = { ...payableKinds, workshop };
  ctx = await buyer(shop);
  await rows('create table workshop_places (id text primary key, user_id integer not null, state text not null)');
  await rows(
    `insert into discount_codes (code, kind, value, uses_limit, active) values ('TENTH', 'percent', 10, 1, true), ('GOODS', 'percent', 10, null, true)`,
  );
  await rows(`insert into discount_codes_holds_for ("order", parent_id, value) select 1, id, 'goods' from discount_codes where code = 'GOODS'`);
});
afterEach(() => shop.stop());

type Book = { id: string; walletToman: number; code?: string };

/** Books a place: a price with its code, its proof and its party, credit held, and an attempt to pay the rest. */
function book(by: Ctx, { id, walletToman, code }: Book): Promise<Result<string>> {
  return commit<string>(by, async (tx) => {
    const userId = userOf(by);
    const terms = code ? await discountTerms(tx, { code }, true) : null;
    const lines = [{ variantId: 0, grossToman: toman(PRICE) }];
    const held = code ? checkDiscount(terms, await usesOf(tx, by, { codeId: terms?.id ?? 0, userId, purpose: 'workshop' }), lines) : ok(null);
    if (!held.ok) return held;
    const off = held.value ? (discountByLine(held.value, lines, toman(PRICE))[0] ?? 0) : 0;
    await tx.execute(`insert into workshop_places values ('${id}', ${userId}, 'kept')`);
    const payUntil = new Date(by.now.getTime() + 20 * 60_000);
    const payable = await openPayable(tx, by, { kind: 'workshop', subject: id, userId, code: id, totalToman: PRICE - off, payUntil });
    await keepTraces(tx, payable.id, [
      { rule: 'price', line: 0, amountToman: toman(PRICE), facts: {} },
      ...(off > 0 ? [{ rule: 'discount' as const, line: 0, amountToman: toman(-off), facts: { code: code ?? '' } }] : []),
    ]);
    await keepParty(tx, { payableId: payable.id, userId, otherwise: 'مهمان' }, { kind: 'individual', nationalCode: '0084575948' });
    if (walletToman > 0) {
      const kept = await holdCredit(tx, by, { payableId: payable.id, userId, amountToman: walletToman });
      if (!kept.ok) return kept;
    }
    if (held.value) {
      const used = await holdCode(tx, by, held.value, { payableId: payable.id, userId });
      if (!used.ok) return used;
    }
    if (walletToman < payable.totalToman) await newAttempt(tx, by, { payable, amountToman: payable.totalToman - walletToman });
    return { value: payable.id, audit: [] };
  });
}

/** Goes to the gateway and pays there; gives the authority. */
async function payAtGateway(by: Ctx, id: string): Promise<string> {
  const attempt = await openAttempt(by, id);
  if (!attempt.ok) throw new Error(attempt.code);
  const to = { payment: attempt.value, userId: userOf(by), description: 'workshop', callbackUrl: 'http://127.0.0.1:9/', reference: id };
  const opened = await openSession(by, to);
  if (!opened.ok) throw new Error(opened.code);
  const { payUrl } = opened.value;
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
  return payUrl.slice(payUrl.lastIndexOf('/') + 1);
}

/** The kind's own service gives a part back: less is due than was paid. */
function giveBack(id: string, amountToman: number, cause: string) {
  return commit<number>(clockOf(shop), async (tx) => {
    const at = await lockPayable(tx, clockOf(shop), id);
    if (!at) return refuse('payments.payment.unknown');
    const parts = upTo(await partsPaid(tx, id), amountToman);
    const sum = sumOfParts(parts);
    if (sum < amountToman) return refuse('common.changed-meanwhile', undefined, { status: 409 });
    const { later } = await owe(tx, clockOf(shop), {
      payable: at.payable,
      parts,
      why: 'less-due',
      cause,
      promise: 'payments.refund',
      subject: `${id}:${cause}`,
    });
    const lines = [
      { account: 'workshops', amountToman: sum },
      { account: 'refunds-due', amountToman: -sum },
    ];
    return { value: sum, audit: [], entry: { cause: 'workshops.less', subject: `${id}:${cause}`, lines }, tell: later };
  });
}

const books = async () =>
  Object.fromEntries(
    (await rows<{ account: string; sum: number }>('select account, sum(amount_toman)::int as sum from ledger_postings group by 1')).map(({ account, sum }) => [
      account,
      sum,
    ]),
  );
const kept = async (id: string) => (await rows<{ state: string }>('select state from payables where id = $1', [id]))[0]?.state;

test('[DISC-2, WAL-3, ORD-2, ORD-9] a kind that nobody knows is paid by wallet and gateway with a code, invoiced, and refunded twice in part', async () => {
  await addCredit(shop, ctx, 300_000);
  expect(await book(ctx, { id: 'W1', walletToman: 300_000, code: 'GOODS' })).toMatchObject({ ok: false, code: 'discounts.code.for-else' });
  expect(await book(ctx, { id: 'W1', walletToman: 300_000, code: 'TENTH' })).toMatchObject({ ok: true });
  const id = payableId('workshop', 'W1');
  const second = await buyer(shop, 2);
  expect(await book(second, { id: 'W2', walletToman: 0, code: 'TENTH' })).toMatchObject({ ok: false, code: 'discounts.code.used-up' });
  const authority = await payAtGateway(ctx, id);
  const clock = clockOf(shop);
  const back = await Promise.all([cameBack(clock, authority), cameBack(clock, authority), cameBack(clock, authority)]);
  expect(back.map((one) => one?.outcome)).toEqual(['paid', 'paid', 'paid']);
  expect(await comeBack(shop, authority)).toEqual({ kind: 'unknown' });
  expect(await kept(id)).toBe('paid');
  expect(await books()).toMatchObject({ workshops: -900_000, 'gateway:sandbox': 900_000, [`wallet:${userOf(ctx)}`]: 0 });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 0, held: 0, history: ['deposit succeeded 300000 → 300000', 'use succeeded 300000 → 0'] });
  const invoice = await invoiceOf(shop.rt.db, id);
  expect(invoice?.content).toMatchObject({ totalToman: 900_000, discountToman: 100_000, address: null, paid: { walletToman: 300_000, gatewayToman: 600_000 } });

  // 350,000 first: the wallet's 300,000 and 50,000 of the card; then another 100,000 of the card.
  expect(await giveBack(id, 350_000, 'shorter')).toMatchObject({ ok: true });
  // What is owed warns by itself: no kind says so anew.
  const [warning] = await rows<{ id: string; payload: Warning; due_at: Date }>(
    `select id, payload, due_at from outbox where kind = 'warn' and payload ->> 'subject' = $1`,
    [`${id}:shorter`],
  );
  if (!warning) throw new Error('what is owed does not warn');
  expect(await warnOfDeadline({ ...clock, now: warning.due_at }, warning.id, warning.payload)).toBe('said');
  expect(await giveBack(id, 100_000, 'moved')).toMatchObject({ ok: true });
  await expect(giveBack(id, 1, 'moved')).rejects.toThrow();
  await carryOutRefunds(clock);
  shop.at(new Date(clock.now.getTime() + 3 * 60_000));
  await carryOutRefunds(clockOf(shop));
  expect(
    shop.gateway.sessions
      .all()
      .flatMap((session) => session.refunds ?? [])
      .map((one) => one.rial)
      .sort((a, b) => a - b),
  ).toEqual([500_000, 1_000_000]);
  expect(heard).toEqual(expect.arrayContaining(['done less-due 350000 apart', 'done less-due 100000 apart']));
  expect(await giveBack(id, 450_001, 'too-much')).toMatchObject({ ok: false });
  expect(await books()).toMatchObject({ workshops: -450_000, 'refunds-due': 0, 'gateway:sandbox': 750_000, [`wallet:${userOf(ctx)}`]: -300_000 });
});

test('[ADM-3, ORD-9] what is owed of any kind lies in the desk’s queue of refunds, and is finished there by its own page', async () => {
  await book(ctx, { id: 'W1', walletToman: 0 });
  const id = payableId('workshop', 'W1');
  await cameBack(clockOf(shop), await payAtGateway(ctx, id));
  await giveBack(id, 250_000, 'shorter');
  const [staff] = await rows<{ id: number }>(`insert into staff (name, email) values ('Mahsa', 'mahsa@zarban.example') returning id`);
  const as = (role: string) => testContext(shop.rt, { actor: { kind: 'staff', staffId: staff?.id ?? 0, name: 'Mahsa', roles: [role] } });
  const queue = async () => (await workDue(as('operations'), { queue: 'refunds' })).spans.flatMap(({ items }) => items);
  const [item] = await queue();
  expect(item).toMatchObject({ id: null, code: 'W1', state: 'waiting', amountToman: 250_000, clock: 'desk 30' });
  expect(item?.dueAt).not.toBeNull();
  const refundId = item?.key.slice('refunds:'.length) ?? '';
  expect(await refundPage(as('operations'), refundId)).toMatchObject({
    kind: 'workshop',
    code: 'W1',
    payableId: id,
    refund: { amountToman: 250_000, calls: [] },
  });
  await expect(refundPage(as('editor'), refundId)).rejects.toThrow('admin.orders.read');
  expect([await refundPayable(as('operations'), refundId), await refundPayable(as('editor'), refundId)]).toEqual([id, null]);
  expect(await finishRefundByHand(as('operations'), { payableId: id, refundId, reference: '140508301234567890' })).toMatchObject({ ok: true });
  expect(await queue()).toEqual([]);
});

test('[ORD-9: one refund] two who give back the same money at once give back no more than was paid', async () => {
  await addCredit(shop, ctx, PRICE);
  await book(ctx, { id: 'W1', walletToman: PRICE });
  const id = payableId('workshop', 'W1');
  const paid = await commit(ctx, async (tx) => {
    const at = await lockPayable(tx, ctx, id);
    return at ? payFromWallet(tx, ctx, at) : refuse('payments.payment.unknown');
  });
  expect(paid).toMatchObject({ ok: true });
  const [hold] = await rows<{ id: string }>(`select id from wallet_holds where payable_id = $1 and state = 'used'`, [id]);
  const write = (cause: string) =>
    rows(
      `insert into refunds (id, user_id, payable_id, hold_id, why, cause, calendar, subject, amount_toman, destination, state, asked_at, next_at)
      values ($1, $2, $3, $4, 'less-due', $1, 'orders 72', $1, 600000, 'wallet', 'waiting', now(), now())`,
      [cause, userOf(ctx), id, hold?.id],
    ).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  expect((await Promise.all([write('one'), write('two')])).sort()).toEqual(['no more goes back than was paid', 'taken']);
});

test('[ORD-4, ORD-13] money that comes for what has ended goes back whole, and with it what it kept is free', async () => {
  await addCredit(shop, ctx, 400_000);
  await book(ctx, { id: 'W1', walletToman: 400_000, code: 'TENTH' });
  const id = payableId('workshop', 'W1');
  const authority = await payAtGateway(ctx, id);
  const over = await commit(clockOf(shop), async (tx) => {
    const at = await lockPayable(tx, clockOf(shop), id);
    expect(at && awaitsPayment(at.payable, ctx.now)).toBe(true);
    await tx.execute(`update workshop_places set state = 'free' where id = 'W1'`);
    await releaseCredit(tx, ctx, id);
    await releaseCode(tx, ctx, id);
    await endUnpaidPayable(tx, ctx, id, 'expire');
    return { value: null, audit: [] };
  });
  expect(over.ok).toBe(true);
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 400_000, held: 0 });
  expect(await cameBack(clockOf(shop), authority)).toMatchObject({ outcome: 'back' });
  expect(await kept(id)).toBe('ended');
  expect(heard).toEqual(['unpaid paid-late', 'owed paid-late 500000']);
  await carryOutRefunds(clockOf(shop));
  expect(heard.at(-1)).toBe('done paid-late 500000');
  expect(await books()).toMatchObject({ 'gateway:sandbox': 400_000, 'refunds-due': 0 });
  // The code's one use is free again, for whoever comes next.
  expect(await book(ctx, { id: 'W2', walletToman: 400_000, code: 'TENTH' })).toMatchObject({ ok: true });
});
