import { afterEach, beforeEach, expect, test } from 'vitest';
import { tick } from '../../tests/consultation-clock';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { give, withChild, withFile } from '../../tests/health';
import { book, patient, PRICE } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { clockOf, userOf, walletState, wrongWallets } from '../../tests/wallet';
import type { Ctx } from '../context';
import { doctorActs } from '../meetings/acts';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { askAnotherTime } from './ask-another';
import { beHere } from './be-here';
import { enterWaitingRoom } from './enter';
import { appointmentPage, type AppointmentPage } from './mine';
import { refuseAssigned } from './refuse-assigned';

/* The doctor sees patients on Saturdays from nine to ten in Tehran, 5:30 to 6:30 by the clock of the world. */
let shop: Shop;
let ctx: Ctx;
let doctor: Bookable;
const DAY = '2026-11-28';
const FIRST = `${DAY}T05:30:00Z`;
const at = (time: string) => new Date(`${DAY}T${time}Z`);
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const by = (one: Ctx = ctx): Ctx => ({ ...one, now: clockOf(shop).now });
const shown = async (code: string, one = ctx) => (await appointmentPage(by(one), code)) as AppointmentPage;
const enter = (code: string, one = ctx) => enterWaitingRoom(by(one), code);

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

test('[CONS-6: waiting] the waiting room opens an hour before and closes with the time; who comes is told once, and the page says when silence ends', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  shop.at(at('04:29:59'));
  expect(await shown(code)).toMatchObject({ waiting: { isOpen: false, opensAt: at('04:30:00'), own: true, enteredAt: null, silentAt: null } });
  expect(await enter(code)).toMatchObject({ ok: false, code: 'reservations.enter.too-early', status: 409 });
  shop.at(at('05:17:00'));
  const pressed = await Promise.all([enter(code), enter(code), enter(code)]);
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect(await rows(`select 1 from audit where action = 'reservations.enter'`)).toHaveLength(1);
  shop.at(at('05:20:00'));
  expect(await enter(code)).toMatchObject({ ok: true });
  expect(await shown(code)).toMatchObject({
    waiting: { enteredAt: at('05:17:00'), silentAt: at('05:35:00'), doctor: { is: 'expected', from: at('05:25:00') }, mayAsk: false },
  });
  shop.at(at('05:28:30'));
  expect(await shown(code)).toMatchObject({ waiting: { doctor: { is: 'late', minutes: 4 } } });
  expect(await beHere(by(doctor.ctx), code)).toMatchObject({ ok: true });
  expect(await shown(code)).toMatchObject({ waiting: { doctor: { is: 'here', since: at('05:28:30') }, silentAt: null } });
  shop.at(at('05:45:00'));
  expect(await enter(code)).toMatchObject({ ok: false, code: 'reservations.enter.over', status: 409 });
  expect((await shown(code)).waiting).toBeNull();
});

test('[CONS-6: waiting, CONS-3: family] the patient comes, not whoever booked for an adult; a parent comes for a child; a stranger finds nothing', async () => {
  const mother = await withFile(shop, 2);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  const hers = await book(shop, ctx, doctor, FIRST, mother.ref);
  const child = await withChild(shop, ctx, '2030-01-01');
  const childs = await book(shop, ctx, doctor, `${DAY}T05:45:00Z`, child.ref);
  shop.at(at('05:20:00'));
  expect(await enter(hers)).toMatchObject({ ok: false, code: 'reservations.enter.not-yours', status: 403 });
  expect((await shown(hers)).waiting?.own).toBe(false);
  expect(await enter(hers, mother.ctx)).toMatchObject({ ok: true });
  expect(await enter(childs)).toMatchObject({ ok: true });
  const stranger = await withFile(shop, 3);
  expect(await enter(hers, stranger.ctx)).toMatchObject({ ok: false, status: 404 });
  expect(await askAnotherTime(by(stranger.ctx), { code: hers, meetingNo: 1 })).toMatchObject({ ok: false, status: 404 });
  expect(await refuseAssigned(by(mother.ctx), hers)).toMatchObject({ ok: false, status: 404 });
});

test('[CONS-8] a doctor is here for their own talk alone, from a quarter before until it is over; in time or late is marked once', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  const other = await bookableDoctor(shop, 2);
  shop.at(at('05:14:59'));
  expect(await beHere(by(doctor.ctx), code)).toMatchObject({ ok: false, code: 'reservations.here.too-early', status: 409 });
  shop.at(at('05:20:00'));
  expect(await beHere(by(other.ctx), code)).toMatchObject({ ok: false, status: 404 });
  expect(await beHere(by(), code)).toMatchObject({ ok: false, status: 404 });
  expect((await Promise.all([1, 2].map(() => beHere(by(doctor.ctx), code)))).every(({ ok }) => ok)).toBe(true);
  expect(await rows(`select 1 from audit where action = 'reservations.here'`)).toHaveLength(1);
  await tick(shop, at('05:25:00'));
  expect(await rows(`select kind from doctor_marks`)).toEqual([{ kind: 'on-time' }]);
  expect(await rows(`select 1 from messages where notice = 'reservations.doctor-late'`)).toEqual([]);
  await tick(shop, at('05:46:00'));
  expect(await beHere(by(doctor.ctx), code)).toMatchObject({ ok: false, code: 'reservations.here.over', status: 409 });
});

test('[CONS-6: ask] the patient of a doctor who fell silent after beginning asks for another time, five minutes after the last sign; pressed twice it is one', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  shop.at(at('05:29:00'));
  await enter(code);
  await doctorActs(shop.rt.db, 1, at('05:30:00'));
  await doctorActs(shop.rt.db, 1, at('05:33:00'));
  await tick(shop, at('05:37:59'));
  const ask = () => askAnotherTime(by(), { code, meetingNo: 1 });
  expect(await ask()).toMatchObject({ ok: false, code: 'reservations.another.not-now', status: 409 });
  expect((await shown(code)).waiting).toMatchObject({ mayAsk: false, mayComeToAsk: true });
  shop.at(at('05:38:00'));
  expect((await shown(code)).waiting).toMatchObject({ mayAsk: true });
  const pressed = await Promise.all([ask(), ask(), ask()]);
  expect(pressed.map((one) => one.ok && one.value.state)).toEqual(['booked', 'booked', 'booked']);
  expect(await rows(`select state from consultations order by id`)).toEqual([{ state: 'moved' }, { state: 'waiting' }]);
  expect((await rows<{ kind: string }>(`select kind from doctor_marks order by kind`)).map(({ kind }) => kind)).toEqual(['late', 'left']);
  expect(await shown(code)).toMatchObject({
    startsAt: at('05:45:00'),
    explained: { why: { by: 'patient', found: 'same-soon' }, wasAt: at('05:30:00'), otherDoctor: false, mayRefuse: true },
  });
});

test('[CONS-6: refuse] a time that the house gave may be refused until it starts: all of the money goes back once, and the time is free', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  expect(await refuseAssigned(by(), code)).toMatchObject({ ok: false, code: 'reservations.refuse.not-now', status: 409 });
  shop.at(at('05:25:00'));
  await enter(code);
  await tick(shop, at('05:35:00'));
  const page = await shown(code);
  expect(page).toMatchObject({ explained: { mayRefuse: true }, mayMove: false, paidToman: PRICE });
  const pressed = await Promise.all([1, 2].map(() => refuseAssigned(by(), code)));
  expect(pressed.map((one) => one.ok && one.value.backToman)).toEqual([PRICE, PRICE]);
  expect(await rows(`select state from reservations`)).toEqual([{ state: 'refunded' }]);
  expect(await rows(`select state from consultations order by id`)).toEqual([{ state: 'moved' }, { state: 'called-off' }]);
  expect(await rows(`select 1 from slots where reservation_id is not null`)).toEqual([]);
  await carryOutRefunds(clockOf(shop));
  shop.at(at('05:40:00'));
  await carryOutRefunds(clockOf(shop));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: PRICE });
  expect(await rows(`select 1 from ledger_postings where account = 'consultations-unearned' having sum(amount_toman) <> 0`)).toEqual([]);
});

test('[CONS-6: refuse] once it has begun, or was chosen, it is not refused any more', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  shop.at(at('05:25:00'));
  await enter(code);
  await tick(shop, at('05:35:00'));
  shop.at(at('05:45:00'));
  expect(await refuseAssigned(by(), code)).toMatchObject({ ok: false, code: 'reservations.refuse.not-now' });
  expect((await shown(code)).explained).toMatchObject({ mayRefuse: false });
});

test('[CONS-6: missed] a patient who never came reads that, and not that they cancelled', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  await doctorActs(shop.rt.db, 1, at('05:30:00'));
  await tick(shop, at('05:46:00'));
  expect(await shown(code)).toMatchObject({ state: 'forfeited', missed: true, cycles: 0 });
});
