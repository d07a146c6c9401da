import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { pressLater } from '../../tests/gateway';
import { give, withChild, withFile } from '../../tests/health';
import { book, hold, patient, pay, PRICE, toBank, want } from '../../tests/reservations';
import { buyer, comeBack, openShop, type Shop } from '../../tests/shop';
import { addCredit, clockOf, userOf, walletState, wrongWallets } from '../../tests/wallet';
import type { Ctx } from '../context';
import { acceptTerms, needsTerms } from '../accounts/consents';
import { fillSlots } from '../doctors/fill';
import { invoiceOf } from '../invoices/issued';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { applyReservationCode } from './apply-code';
import { bookForm, bookPage } from './book-page';
import { cancelReservation } from './cancel';
import { deskReservations } from './desk';
import { giveUpReservation } from './give-up';
import { holdSlot } from './hold';
import { appointmentPage, myAppointments, type AppointmentPage } from './mine';
import { doctorTimes } from './of-doctor';
import { moveToSlot } from './move';
import { movePage } from './move-page';
import { priceReservationWith } from './price-with';
import { takeBack } from './repay';
import { settleDueReservations } from './settle';

/*
 * The doctors of these tests see patients on Saturdays from nine to ten in Tehran, 5:30 to 6:30 by the clock of the world; it
 * is half past eight on such a Saturday.
 */
let shop: Shop;
let ctx: Ctx;
let doctor: Bookable;
const [NEXT, AFTER, LATER] = ['2026-11-28T05:30:00Z', '2026-11-28T05:45:00Z', '2026-12-05T05:30:00Z'];

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const refused = (text: string, values: unknown[] = []) =>
  shop.database.pool.query(text, values).then(
    () => 'taken',
    ({ constraint, message }: { constraint?: string; message: string }) => constraint ?? message,
  );
const states = async () =>
  Object.fromEntries(
    (await rows<{ state: string; n: number }>(`select state, count(*)::int as n from reservations group by 1`)).map(({ state, n }) => [state, n]),
  );
const taken = async () =>
  (await rows<{ at: Date }>(`select starts_at as at from slots where reservation_id is not null order by 1`)).map(({ at }) => at.toISOString().slice(0, 16));
const books = async () =>
  Object.fromEntries(
    (
      await rows<{ account: string; sum: number }>(
        'select account, sum(amount_toman)::int as sum from ledger_postings group by 1 having sum(amount_toman) <> 0 order by 1',
      )
    ).map(({ account, sum }) => [account.replace(/^(wallet|doctor):\d+$/, '$1'), sum]),
  );
const at = (moment: string | number) => {
  const now = typeof moment === 'string' ? new Date(moment) : new Date(clockOf(shop).now.getTime() + moment * 60_000);
  shop.at(now);
  return now;
};
const now = (by: Ctx = ctx) => ({ ...by, now: clockOf(shop).now });
const cancel = (code: string, shownToman: number, by = ctx, once: string = ulid()) => cancelReservation(now(by), { once, code, shownToman });
const shown = async (code: string, by = ctx) => (await appointmentPage(now(by), code)) as AppointmentPage;
const notices = async () =>
  (await rows<{ notice: string }>(`select notice from messages where notice like 'reservations.%' order by notice`)).map(({ notice }) => notice.slice(13));

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
  ctx = await patient(shop, 1);
});
afterEach(async () => {
  const wrong = await wrongWallets(shop);
  await shop.stop();
  expect(wrong).toEqual([]);
});

test('[CONS-3: hold] pressed many times a slot is kept once; whoever is second is told the three nearest, and what was let go is there again', async () => {
  const once = ulid();
  const held = await Promise.all([1, 2, 3].map(() => want(shop, ctx, doctor, NEXT, { once })));
  expect(new Set(held.map((one) => (one.ok ? one.value.code : one.code))).size).toBe(1);
  const [code] = held.flatMap((one) => (one.ok ? [one.value.code] : []));
  expect(await rows(`select held_until as until from reservations`)).toEqual([{ until: new Date('2026-11-21T05:15:00Z') }]);
  expect(await taken()).toEqual(['2026-11-28T05:30']);
  const second = await patient(shop, 2);
  const late = await want(shop, second, doctor, NEXT);
  expect(late).toMatchObject({ ok: false, code: 'reservations.time.taken', status: 409 });
  expect(!late.ok && String(late.facts?.['times']).split('؛')).toEqual([
    expect.stringContaining('۹:۱۵'),
    expect.stringContaining('۹:۳۰'),
    expect.stringContaining('۹:۴۵'),
  ]);
  expect(await giveUpReservation(now(), code ?? '')).toMatchObject({ ok: true, value: { state: 'given-up' } });
  expect(await giveUpReservation(now(), code ?? '')).toMatchObject({ ok: true });
  expect(await want(shop, second, doctor, NEXT)).toMatchObject({ ok: true });
  expect(await states()).toEqual({ 'given-up': 1, held: 1 });
});

test('[CONS-3: hold] many at once for the same few slots: each slot has one, the others none, and a patient has one however many are asked for', async () => {
  const others = await Promise.all([2, 3, 4, 5, 6, 7].map((number) => patient(shop, number)));
  const slots = ['05:30', '05:45'].map((time) => `2026-11-28T${time}:00Z`);
  const asked = await Promise.all(others.flatMap((one) => slots.map((slot) => want(shop, one, doctor, slot))));
  expect(asked.filter((one) => one.ok)).toHaveLength(2);
  for (const one of asked) if (!one.ok) expect(['reservations.time.taken', 'reservations.patient.has-one']).toContain(one.code);
  const doctors = [doctor, await bookableDoctor(shop, 2), await bookableDoctor(shop, 3)];
  const mine = await Promise.all(Array.from({ length: 12 }, (_, n) => want(shop, ctx, doctors[n % 3]!, LATER)));
  expect(mine.filter((one) => one.ok)).toHaveLength(1);
  expect(new Set(mine.flatMap((one) => (one.ok ? [] : [one.code])))).toEqual(new Set(['reservations.patient.has-one']));
});

test('[CONS-3: hold, CONS-2] what is not offered is not kept: another kind, too soon, another price, no such time, a suspended doctor', async () => {
  expect(await want(shop, ctx, doctor, '2026-11-21T05:45:00Z')).toMatchObject({ ok: false, code: 'reservations.time.taken' });
  expect(await want(shop, ctx, doctor, '2026-11-28T11:00:00Z')).toMatchObject({ ok: false, code: 'reservations.time.taken' });
  const asked = { once: ulid(), slug: `doctor-${doctor.userId}`, startsAt: new Date(NEXT), patient: 'mine', terms: false };
  expect(await holdSlot(ctx, { ...asked, kind: 'counselling', shownToman: PRICE })).toMatchObject({ ok: false, status: 404 });
  expect(await holdSlot(ctx, { ...asked, kind: 'online', shownToman: 1 })).toMatchObject({ ok: false, code: 'reservations.other-price', status: 409 });
  await rows(`update account_roles set state = 'suspended' where user_id = $1`, [doctor.userId]);
  expect(await want(shop, ctx, doctor, NEXT)).toMatchObject({ ok: false, status: 404 });
  expect(await taken()).toEqual([]);
});

test('[LEGAL-2] the terms are accepted with the first booking, and kept', async () => {
  const fresh = await buyer(shop, 9);
  expect(await want(shop, fresh, doctor, NEXT)).toMatchObject({ ok: false, code: 'accounts.terms.not-accepted' });
  expect(await taken()).toEqual([]);
  expect(await want(shop, fresh, doctor, NEXT, { terms: true })).toMatchObject({ ok: true });
  expect(await needsTerms(fresh)).toBe(false);
});

test('[CONS-3: family] one books for a child and for an adult of one’s family, for nobody else; two live holds an account, and the patient sees what was booked', async () => {
  const child = await withChild(shop, ctx, '2030-01-01');
  const mother = await withFile(shop, 2);
  const stranger = await withFile(shop, 3);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  const form = await bookForm(now());
  expect('ok' in form ? [] : form.patients.map(({ ref }) => ref).sort()).toEqual([child.ref, mother.ref].sort());
  expect(await want(shop, ctx, doctor, NEXT, { patient: stranger.ref })).toMatchObject({ ok: false, code: 'reservations.patient.unknown', status: 404 });
  const code = await hold(shop, ctx, doctor, NEXT, mother.ref);
  await hold(shop, ctx, doctor, AFTER, child.ref);
  expect(await want(shop, ctx, doctor, LATER)).toMatchObject({ ok: false, code: 'reservations.too-many-held' });
  await acceptTerms(mother.ctx);
  expect(await want(shop, mother.ctx, doctor, LATER)).toMatchObject({ ok: false, code: 'reservations.patient.has-one' });
  // The mother sees it, and has none of its money; nobody else sees it.
  expect(await shown(code, mother.ctx)).toMatchObject({ code, byOther: true, bill: null, patient: null, mayMove: false });
  expect(await myAppointments(now(mother.ctx), null)).toMatchObject({ live: [{ code, byOther: true }], past: [] });
  expect(await appointmentPage(now(stranger.ctx), code)).toMatchObject({ ok: false, status: 404 });
  for (const other of [mother.ctx, stranger.ctx]) {
    expect(await pay(shop, other, code, { by: 'gateway' })).toMatchObject({ ok: false, status: 404 });
    expect(await cancel(code, 0, other)).toMatchObject({ ok: false, status: 404 });
    expect(await giveUpReservation(now(other), code)).toMatchObject({ ok: false, status: 404 });
    expect(await moveToSlot(now(other), { once: ulid(), code, startsAt: new Date(LATER) })).toMatchObject({ ok: false, status: 404 });
    expect(await applyReservationCode(now(other), { code, discount: null })).toMatchObject({ ok: false, status: 404 });
  }
});

test('[CONS-1: pay, WAL-3, ORD-2] half by wallet and half at the bank books a time once, with its invoice; both are told, and nothing is earned yet', async () => {
  await addCredit(shop, ctx, 100_000);
  const code = await hold(shop, ctx, doctor, NEXT);
  const authority = await toBank(shop, ctx, code, { by: 'both', walletToman: 100_000 });
  await pressLater(shop, authority);
  await Promise.all([comeBack(shop, authority), comeBack(shop, authority)]);
  expect(await states()).toEqual({ booked: 1 });
  expect(await books()).toEqual({ 'consultations-unearned': -PRICE, 'gateway:sandbox': PRICE });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 0, held: 0 });
  expect(await notices()).toEqual(['booked', 'doctor-booked']);
  // No doctor and no word of health goes by SMS.
  expect(await rows(`select 1 from messages where body ~ 'آزمون|Azmoun|پزشک|doctor'`)).toEqual([]);
  // What tells of a time leads to its page.
  const [told] = await rows<{ link: string }>(`select facts->>'link' as link from messages where notice = 'reservations.booked'`);
  expect(told?.link).toMatch(new RegExp(`/account/appointments/${code}$`));
  const [bill] = await rows<{ id: string }>(`select id from payables where state = 'paid' and kind = 'consultation'`);
  await rows(`update invoice_parties set national_code = '0084575948' where payable_id = $1`, [bill?.id]);
  expect(await pay(shop, ctx, code, { by: 'gateway' })).toMatchObject({ ok: true, value: { payUrl: null } });
  expect((await shown(code)).paidToman).toBe(PRICE);
  expect(await want(shop, ctx, doctor, LATER)).toMatchObject({ ok: false, code: 'reservations.patient.has-one' });
});

test('[ORD-2] an invoice of a consultation names its kind and doctor, and what a code took off; a code is priced before the wallet pays', async () => {
  await rows(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true)`);
  await addCredit(shop, ctx, PRICE);
  const code = await hold(shop, ctx, doctor, NEXT);
  expect(await priceReservationWith(now(), { reservation: code, code: 'mehr' })).toMatchObject({
    ok: true,
    value: { baseToman: PRICE, discountToman: 25_000, payableToman: 225_000, availableToman: PRICE, missingToman: 0 },
  });
  expect(await applyReservationCode(now(), { code, discount: 'MEHR' })).toMatchObject({ ok: true, value: { totalToman: 225_000 } });
  expect((await shown(code)).promise).toEqual({ backToman: 112_500, until: new Date('2026-11-26T05:30:00Z') });
  const [bill] = await rows<{ id: string }>(`select id from payables where state = 'open' and kind = 'consultation'`);
  await rows(`update invoice_parties set national_code = '0084575948' where payable_id = $1`, [bill?.id]);
  expect(await pay(shop, ctx, code, { by: 'wallet' })).toMatchObject({ ok: false, code: 'reservations.other-price' });
  expect(await pay(shop, ctx, code, { by: 'wallet' }, 225_000)).toMatchObject({ ok: true });
  const invoice = await invoiceOf(shop.rt.db, bill?.id ?? '');
  expect(invoice?.content).toMatchObject({ totalToman: 225_000, goodsToman: PRICE, discountToman: 25_000, paid: { walletToman: 225_000, gatewayToman: 0 } });
  expect(invoice?.content.lines[0]?.name.fa).toBe('آنلاین، دکتر بهار آزمون‌پور، ۱۵ دقیقه');
  expect((await shown(code)).invoice).toBe(invoice?.number);
});

test('[DISC-3] a time that is given up takes its code with it; one that runs out gives it back', async () => {
  await rows(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true), ('TIR', 'percent', 10, true)`);
  const first = await hold(shop, ctx, doctor, NEXT);
  expect(await applyReservationCode(now(), { code: first, discount: 'MEHR' })).toMatchObject({ ok: true });
  expect(await giveUpReservation(now(), first)).toMatchObject({ ok: true });
  const second = await hold(shop, ctx, doctor, NEXT);
  expect(await applyReservationCode(now(), { code: second, discount: 'MEHR' })).toMatchObject({ ok: false, code: 'discounts.code.voided' });
  expect(await applyReservationCode(now(), { code: second, discount: 'TIR' })).toMatchObject({ ok: true });
  at(16);
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 1 });
  const third = await hold(shop, ctx, doctor, NEXT);
  expect(await applyReservationCode(now(), { code: third, discount: 'TIR' })).toMatchObject({ ok: true });
});

test('[CONS-3: hold, JOB-1: reservations] an unpaid time is free after fifteen minutes; money that comes later takes it while it is free, else goes back whole', async () => {
  const code = await hold(shop, ctx, doctor, NEXT);
  const late = await toBank(shop, ctx, code);
  at(14);
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 0 });
  at(2);
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 1 });
  expect([await states(), await taken()]).toEqual([{ lapsed: 1 }, []]);
  expect(await pay(shop, ctx, code, { by: 'gateway' })).toMatchObject({ ok: false, code: 'reservations.bill.void' });
  await pressLater(shop, late);
  await comeBack(shop, late);
  expect([await states(), await taken()]).toEqual([{ booked: 1 }, ['2026-11-28T05:30']]);
  // The same again, and meanwhile somebody else took the time.
  const [two, three] = [await patient(shop, 2), await patient(shop, 3)];
  const gone = await toBank(shop, two, await hold(shop, two, doctor, AFTER));
  at(16);
  await settleDueReservations(clockOf(shop));
  await hold(shop, three, doctor, AFTER);
  await pressLater(shop, gone);
  await comeBack(shop, gone);
  await carryOutRefunds(clockOf(shop));
  at(3);
  await carryOutRefunds(clockOf(shop));
  expect(await books()).toEqual({ 'consultations-unearned': -PRICE, 'gateway:sandbox': PRICE });
  // Somebody who has another appointment by now gets the money back, too.
  const four = await patient(shop, 4);
  const other = await toBank(shop, four, await hold(shop, four, doctor, LATER));
  at(16);
  await settleDueReservations(clockOf(shop));
  await hold(shop, four, doctor, '2026-12-05T05:45:00Z');
  await pressLater(shop, other);
  await comeBack(shop, other);
  expect(await states()).toMatchObject({ booked: 1, held: 1 });
  expect((await books())['refunds-due']).toBe(-PRICE);
});

test('[CONS-4, NUM-3] 49 hours ahead half goes to the wallet at once, as the page said before; the rest is the doctor’s and the house’s, and the time is free', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  at('2026-11-26T04:30:00Z');
  const page = await shown(code);
  expect([page.promise, page.inTime, page.backNowToman]).toEqual([{ backToman: 125_000, until: new Date('2026-11-26T05:30:00Z') }, true, 125_000]);
  const once = ulid();
  const done = await Promise.all([1, 2, 3].map(() => cancel(code, page.backNowToman, ctx, once)));
  expect(done.map((one) => one.ok && one.value.backToman)).toEqual([125_000, 125_000, 125_000]);
  expect(await cancel(code, 125_000)).toMatchObject({ ok: true, value: { backToman: 125_000 } });
  expect([await states(), await taken()]).toEqual([{ cancelled: 1 }, []]);
  expect(await books()).toEqual({ 'gateway:sandbox': PRICE, consultations: -37_500, doctor: -87_500, wallet: -125_000 });
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 125_000 });
  expect(await notices()).toEqual(['booked', 'cancelled', 'doctor-booked', 'doctor-freed']);
  expect(await shown(code)).toMatchObject({ state: 'cancelled', backToman: 125_000, cycles: 1 });
});

test('[CONS-4, NUM-3] 47 hours ahead nothing goes back, said before; a page that promised more cancels nothing', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  const { backNowToman: promised } = await shown(code);
  at('2026-11-26T06:30:00Z');
  expect(await cancel(code, promised)).toMatchObject({ ok: false, code: 'reservations.cancel.late', status: 409 });
  expect(await states()).toEqual({ booked: 1 });
  const page = await shown(code);
  expect([page.inTime, page.backNowToman]).toEqual([false, 0]);
  expect(await cancel(code, page.backNowToman)).toMatchObject({ ok: true, value: { backToman: 0 } });
  expect([await states(), await taken()]).toEqual([{ forfeited: 1 }, []]);
  expect(await books()).toEqual({ 'gateway:sandbox': PRICE, consultations: -75_000, doctor: -175_000 });
  expect(await notices()).toEqual(['booked', 'doctor-booked', 'doctor-freed', 'forfeited']);
});

test('[CONS-4: move] a booking is moved once, two days ahead, to a free time; the old one is free for others', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  const second = await patient(shop, 2);
  await hold(shop, second, doctor, AFTER);
  const move = (to: string, once: string = ulid()) => moveToSlot(now(), { once, code, startsAt: new Date(to) });
  expect(await move(AFTER)).toMatchObject({ ok: false, code: 'reservations.time.taken' });
  const once = ulid();
  const moved = await Promise.all([move(LATER, once), move(LATER, once)]);
  expect(moved).toEqual([1, 2].map(() => ({ ok: true, value: { code, startsAt: expect.anything() as unknown } })));
  expect(await taken()).toEqual(['2026-11-28T05:45', '2026-12-05T05:30']);
  expect(await shown(code)).toMatchObject({ state: 'booked', startsAt: new Date(LATER), moved: true, mayMove: false });
  expect(await move(NEXT)).toMatchObject({ ok: false, code: 'reservations.move.not-now' });
  expect(await want(shop, await patient(shop, 3), doctor, NEXT)).toMatchObject({ ok: true });
  expect(await notices()).toEqual(['booked', 'doctor-booked', 'doctor-booked', 'doctor-freed', 'moved']);
  const four = await patient(shop, 4);
  const last = await book(shop, four, doctor, '2026-11-28T06:00:00Z');
  at('2026-11-26T06:00:01Z');
  expect(await moveToSlot(now(four), { once: ulid(), code: last, startsAt: new Date('2026-12-05T05:45:00Z') })).toMatchObject({
    ok: false,
    code: 'reservations.move.not-now',
  });
});

test('[CONS-5, NUM-3] the sixth cancelled booking closes booking for fourteen days, said before; own appointments stay readable, and staff may end it', async () => {
  const days = ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'].flatMap((day) => ['05:30', '05:45'].map((time) => `${day}T${time}:00Z`));
  for (const [n, slot] of days.slice(0, 5).entries()) {
    const code = await book(shop, ctx, doctor, slot);
    expect([(await shown(code)).cycles, (await shown(code)).closesUntil]).toEqual([n, null]);
    expect(await cancel(code, 125_000)).toMatchObject({ ok: true, value: { closedUntil: null } });
  }
  const sixth = await book(shop, ctx, doctor, days[5]!);
  const until = new Date('2026-12-05T20:30:00Z');
  expect((await shown(sixth)).closesUntil).toEqual(until);
  expect(await cancel(sixth, 125_000)).toMatchObject({ ok: true, value: { closedUntil: until } });
  expect(await want(shop, ctx, doctor, days[6]!)).toMatchObject({ ok: false, code: 'reservations.closed', facts: { openDay: until } });
  expect(await bookForm(now())).toMatchObject({ closedUntil: until });
  expect((await shown(sixth)).state).toBe('cancelled');
  at('2026-12-05T20:31:00Z');
  await shop.rt.db.transaction(async (tx) => fillSlots(tx as never, doctor.id, clockOf(shop).now));
  expect(await want(shop, ctx, doctor, days[6]!)).toMatchObject({ ok: true });
});

test('[CONS-5] three times let go in a day are the last of that day', async () => {
  for (let n = 0; n < 3; n += 1) expect(await giveUpReservation(now(), await hold(shop, ctx, doctor, NEXT))).toMatchObject({ ok: true });
  expect(await want(shop, ctx, doctor, NEXT)).toMatchObject({ ok: false, code: 'reservations.too-many-lapsed', status: 429 });
  at('2026-11-21T20:31:00Z');
  expect(await want(shop, ctx, doctor, NEXT)).toMatchObject({ ok: true });
});

test('[CONS-6: owed] a talk that did not take place is owed, and paid back whole by itself after a day, or at once when it is asked for', async () => {
  await addCredit(shop, ctx, 100_000);
  const code = await hold(shop, ctx, doctor, NEXT);
  const authority = await toBank(shop, ctx, code, { by: 'both', walletToman: 100_000 });
  await pressLater(shop, authority);
  await comeBack(shop, authority);
  const second = await patient(shop, 2);
  const other = await book(shop, second, doctor, AFTER);
  at('2026-11-28T05:44:00Z');
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 0 });
  expect(await cancel(code, 0)).toMatchObject({ ok: false, code: 'reservations.cancel.begun' });
  at('2026-11-28T06:01:00Z');
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 2 });
  expect(await states()).toEqual({ owed: 2 });
  expect((await Promise.all([takeBack(now(second), other), takeBack(now(second), other)])).every((one) => one.ok && one.value.backToman === PRICE)).toBe(true);
  at('2026-11-29T06:02:00Z');
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 1 });
  expect(await settleDueReservations(clockOf(shop))).toEqual({ settled: 0 });
  expect([await states(), await taken()]).toEqual([{ refunded: 2 }, []]);
  await carryOutRefunds(clockOf(shop));
  at(3);
  await carryOutRefunds(clockOf(shop));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 100_000 });
  expect(await walletState(shop, second)).toMatchObject({ balance: PRICE });
  expect((await books())['consultations-unearned']).toBeUndefined();
});

test('[CONS-6: choose] what did not take place becomes another time of the same doctor, once, free of charge; the day after which it would be paid back is over', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  const second = await patient(shop, 2);
  at('2026-11-28T06:01:00Z');
  await settleDueReservations(clockOf(shop));
  await hold(shop, second, doctor, LATER);
  expect(await shown(code)).toMatchObject({ state: 'owed', mayMove: true });
  const choose = (to: string, by: Ctx = ctx, once: string = ulid()) => moveToSlot(now(by), { once, code, startsAt: new Date(to) });
  expect(await choose(LATER)).toMatchObject({ ok: false, code: 'reservations.time.taken' });
  expect(await choose('2026-12-05T05:45:00Z', second)).toMatchObject({ ok: false, status: 404 });
  const once = ulid();
  const chosen = await Promise.all([1, 2, 3].map(() => choose('2026-12-05T05:45:00Z', ctx, once)));
  expect(chosen.every((one) => one.ok)).toBe(true);
  expect(await shown(code)).toMatchObject({
    state: 'booked',
    owedAt: null,
    startsAt: new Date('2026-12-05T05:45:00Z'),
    paidToman: PRICE,
    moved: false,
    mayMove: true,
  });
  expect(await taken()).toEqual(['2026-12-05T05:30', '2026-12-05T05:45']);
  at('2026-11-29T06:02:00Z');
  await settleDueReservations(clockOf(shop));
  expect(await shown(code)).toMatchObject({ state: 'booked' });
  expect(await takeBack(now(), code)).toMatchObject({ ok: false });
  expect(await books()).toEqual({ 'consultations-unearned': -PRICE, 'gateway:sandbox': PRICE });
  expect(await notices()).toEqual(['booked', 'doctor-booked', 'doctor-booked', 'moved', 'owed']);
});

test('[CONS-1: page, CONS-3, CONS-4] the page of a time says price, place and what cancelling gives back; taken, it names the three nearest, and who has an open one', async () => {
  const mother = await withFile(shop, 2);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  const page = (startsAt: string, by: Ctx = ctx) => bookPage(now(by), { slug: `doctor-${doctor.userId}`, kind: 'online', startsAt: new Date(startsAt) });
  const free = await page(NEXT);
  expect(free).toMatchObject({
    ok: true,
    value: {
      offer: { priceToman: PRICE, centre: null, inTime: true, promise: { backToman: 125_000, until: new Date('2026-11-26T05:30:00Z') } },
      patients: [{ ref: mother.ref }],
      withOpen: [],
      near: [],
      mine: null,
    },
  });
  const code = await hold(shop, ctx, doctor, NEXT, mother.ref);
  expect(await page(NEXT)).toMatchObject({ ok: true, value: { offer: null, mine: code, withOpen: [mother.ref] } });
  const other = await page(NEXT, await patient(shop, 3));
  expect(other).toMatchObject({
    ok: true,
    value: { offer: null, mine: null, withOpen: [], near: [AFTER, '2026-11-28T06:00:00Z', '2026-11-28T06:15:00Z'].map((one) => new Date(one)) },
  });
  expect(await page(LATER, mother.ctx)).toMatchObject({ ok: true, value: { withOpen: ['mine'] } });
  expect(await bookPage(now(), { slug: 'nobody', kind: 'online', startsAt: new Date(NEXT) })).toMatchObject({ ok: false, status: 404 });
  expect(await bookPage(now(), { slug: `doctor-${doctor.userId}`, kind: 'counselling', startsAt: new Date(NEXT) })).toMatchObject({ ok: false, status: 404 });
});

test('[CONS-4: move] where a booking may go: free times of its doctor, kind and price, but for its own; none once the doctor asks another price', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  const times = async (by: Ctx = ctx) => {
    const found = await movePage(now(by), code);
    return 'ok' in found ? found.status : found.slots.filter(({ free }) => free).map(({ startsAt }) => startsAt.toISOString());
  };
  const free = await times();
  expect(free).toContain(new Date(LATER).toISOString());
  expect(free).not.toContain(new Date(NEXT).toISOString());
  expect(await times(await patient(shop, 3))).toBe(404);
  await rows(`update doctors_services set price_toman = 300000`);
  expect(await times()).toEqual([]);
});

test('[DOC-3, CONS-1] a doctor sees whom they meet from today on, the soonest first, and neither what is only held nor another doctor’s; no money is shown to whom others booked for', async () => {
  const mother = await withFile(shop, 2);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  await rows(`update users set first_name = 'مهتاب', last_name = 'نیک‌رأی' where id = $1`, [userOf(mother.ctx)]);
  const code = await book(shop, ctx, doctor, AFTER, mother.ref);
  // Its patient sees all but its money.
  const { priceToman, paidToman, backToman, backNowToman, promise, availableToman } = await shown(code, mother.ctx);
  expect([priceToman, paidToman, backToman, backNowToman, promise.backToman, availableToman]).toEqual([0, 0, 0, 0, 0, 0]);
  const other = await bookableDoctor(shop, 4);
  await book(shop, await patient(shop, 3), other, NEXT);
  await hold(shop, await patient(shop, 5), doctor, NEXT);
  const seen = async (by: Bookable) => {
    const found = await doctorTimes(now(by.ctx));
    return found.ok ? found.value : found.code;
  };
  expect(await seen(doctor)).toEqual([
    { room: expect.any(String), code, kind: 'online', state: 'booked', startsAt: new Date(AFTER), patient: 'مهتاب نیک‌رأی', centreId: null },
  ]);
  expect(await seen(other)).toHaveLength(1);
  expect(await doctorTimes(now())).toMatchObject({ ok: false, status: 404 });
  at('2026-11-29T05:30:00Z');
  expect(await seen(doctor)).toEqual([]);
});

test('[ADM-3, CONS-5] the desk sees what is live with its doctor and what is due next, soonest first, nobody’s patient, and to whom booking is closed', async () => {
  await rows(`insert into staff (id, name, email) values (7, 'Mahsa', 'mahsa@zarban.example')`);
  const desk = () => ({
    ...ctx,
    lang: 'en' as const,
    now: clockOf(shop).now,
    actor: { kind: 'staff' as const, staffId: 7, name: 'Mahsa', roles: ['operations' as const] },
  });
  const owed = await book(shop, ctx, doctor, NEXT);
  const third = await patient(shop, 3);
  const booked = await book(shop, third, doctor, LATER);
  at('2026-11-28T06:01:00Z');
  await settleDueReservations(clockOf(shop));
  const held = await hold(shop, await patient(shop, 2), doctor, '2026-12-05T05:45:00Z');
  await rows(
    `insert into booking_penalties (user_id, reservation_id, from_at, until_at, cycles) select user_id, id, $2::timestamptz, $2::timestamptz + interval '9 days', 6 from reservations where code = $1`,
    [booked, clockOf(shop).now],
  );
  const seen = await deskReservations(desk());
  expect(seen.live.map(({ code, state, doctor: name, dueAt }) => [code, state, name, dueAt.toISOString()])).toEqual([
    [held, 'held', 'Dr Bahar Azmounpour', '2026-11-28T06:16:00.000Z'],
    [owed, 'owed', 'Dr Bahar Azmounpour', '2026-11-29T06:01:00.000Z'],
    [booked, 'booked', 'Dr Bahar Azmounpour', '2026-12-05T05:46:00.000Z'],
  ]);
  expect(seen.penalties).toMatchObject([{ userId: userOf(third), cycles: 6 }]);
  await expect(deskReservations(now())).rejects.toThrow();
});

test('[CONS-3: the database] no live reservation without its slot, no slot of one that has ended, none rewritten, deleted, or moved twice', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  expect(await refused(`update slots set reservation_id = null where reservation_id is not null`)).toBe('reservations_have_slots');
  expect(await refused(`update reservations set state = 'cancelled', cancelled_at = now() where code = $1`, [code])).toBe('reservations_have_slots');
  expect(await refused(`update reservations set state = 'held' where code = $1`, [code])).not.toBe('taken');
  for (const set of [`price_toman = 1`, `user_id = user_id + 1`, `doctor_id = doctor_id + 1`, `patient_id = patient_id + 1`])
    expect(await refused(`update reservations set ${set} where code = $1`, [code])).toBe('reservations_kept');
  expect(await refused(`delete from reservations`)).toBe('reservations_kept');
  expect(await refused(`update reservations set starts_at = '2026-12-05T05:30:00Z' where code = $1`, [code])).toBe('reservations_moved_once');
  const again = `insert into reservations (code, user_id, patient_id, doctor_id, kind, starts_at, lang, state, created_at, held_until, price_toman)
    select 'ZN-OTHER22', user_id, patient_id, doctor_id, kind, $1, lang, 'held', now(), now(), price_toman from reservations`;
  expect(await refused(again, [NEXT])).toBe('reservations_slot');
  expect(await refused(again, [LATER])).toBe('reservations_patient');
});
