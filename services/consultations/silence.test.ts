import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { tick } from '../../tests/consultation-clock';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { book, patient, PRICE } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { clockOf, userOf, wrongWallets } from '../../tests/wallet';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { doctorActs, patientEnters } from '../meetings/acts';
import { cancelReservation } from './cancel';
import { endSilence, type Why } from './silence';

/* Doctors see patients on Saturdays from nine to ten in Tehran, 5:30 to 6:30 by the clock of the world; all of them are general practitioners who speak Persian. */
let shop: Shop;
let ctx: Ctx;
let doctor: Bookable;
const DAY = '2026-11-28';
const [FIRST, SECOND] = [`${DAY}T05:30:00Z`, `${DAY}T05:45:00Z`];
const at = (time: string) => new Date(`${DAY}T${time}Z`);

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
type Meeting = { id: number; doctor: number; starts: Date; state: string; why: Why | null };
const meetings = () => rows<Meeting>(`select id, doctor_id as doctor, starts_at as starts, state, why from consultations order by id`);
const reservation = async () =>
  (
    await rows<{ state: string; doctor: number; starts: Date; times: number }>(
      `select state, doctor_id as doctor, starts_at as starts, assigned_times as times from reservations order by id`,
    )
  )[0];
const marks = () => rows<{ kind: string; doctor: number }>(`select kind, doctor_id as doctor from doctor_marks order by at, kind`);
const told = async () =>
  (
    await rows<{ notice: string; n: number }>(
      `select notice, count(*)::int as n from messages where notice ~ 'silent|assigned|owed|doctor-booked' group by 1 order by 1`,
    )
  ).map(({ notice, n }) => `${notice.split('.')[1]} ${n}`);
const taken = () => rows(`select doctor_id as doctor, starts_at as starts from slots where reservation_id is not null order by 1, 2`);
const enter = (meetingId: number, time: string) => patientEnters(shop.rt.db, meetingId, at(time));
const close = (doctorId: number) =>
  rows(`delete from slots where doctor_id = $1 and reservation_id is null and starts_at < '2026-11-29T12:00:00Z'`, [doctorId]);
const open = (doctorId: number, ...moments: string[]) =>
  rows(`insert into slots (doctor_id, starts_at, kinds) select $1, at, '{online}' from unnest($2::timestamptz[]) as at`, [doctorId, moments]);

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
  ctx = await patient(shop, 1);
  await rows(`insert into staff (id, name, email) values (7, 'Mahsa', 'mahsa@zarban.example')`);
  await rows(`insert into staff_roles (parent_id, "order", value) values (7, 1, 'operations')`);
});
afterEach(async () => {
  const wrong = await wrongWallets(shop);
  await shop.stop();
  expect(wrong).toEqual([]);
});

test('[CONS-6: silence] five minutes after both have begun the patient of a silent doctor has the same doctor’s next time: the old meeting is closed, the slot changed, both told, in one step, without money', async () => {
  await book(shop, ctx, doctor, FIRST);
  const before = await rows(`select account, sum(amount_toman)::int from ledger_postings group by 1 order by 1`);
  await tick(shop, at('05:25:00'));
  expect(await enter(1, '05:25:00')).toBe(true);
  await tick(shop, at('05:34:59.999'));
  expect((await meetings()).map(({ state }) => state)).toEqual(['running']);
  expect(await tick(shop, at('05:35:00'), { round: false })).toEqual(['silence:1:1']);
  const [old, next] = await meetings();
  expect(old).toMatchObject({
    state: 'moved',
    why: { by: 'clock', found: 'same-soon', enough: false, steps: [{ rule: 'same-soon', found: 'taken', until: at('06:35:00').toISOString() }] },
  });
  expect(next).toMatchObject({ state: 'waiting', doctor: doctor.id, starts: new Date(SECOND), why: null });
  expect(await reservation()).toEqual({ state: 'booked', doctor: doctor.id, starts: new Date(SECOND), times: 1 });
  expect(await taken()).toEqual([{ doctor: doctor.id, starts: new Date(SECOND) }]);
  expect(await rows(`select closed_at is not null as closed from rooms order by id`)).toEqual([{ closed: true }, { closed: false }]);
  expect(await told()).toEqual(['assigned 1', 'doctor-booked 2', 'doctor-silent 1', 'doctor-silent 1']);
  expect((await marks()).map(({ kind }) => kind)).toEqual(['late', 'silent']);
  expect(await rows(`select account, sum(amount_toman)::int from ledger_postings group by 1 order by 1`)).toEqual(before);
  // A second clock, or the same once more, finds nothing.
  expect(await endSilence(clockContext(shop.rt, 'again'), 'silence:1:1', 1)).toBeNull();
  expect((await meetings()).map(({ state }) => state)).toEqual(['moved', 'waiting']);
});

test('[CONS-6: silence] a doctor who did anything, be it that they are here, is not silent; nobody waiting, nobody is', async () => {
  await book(shop, ctx, doctor, FIRST);
  const second = await patient(shop, 2);
  await book(shop, second, doctor, SECOND);
  await enter(1, '05:20:00');
  expect(await doctorActs(shop.rt.db, 1, at('05:34:00'))).toBe(true);
  await tick(shop, at('05:40:00'));
  expect((await meetings()).map(({ state }) => state)).toEqual(['running', 'waiting']);
  await tick(shop, at('05:52:00'));
  expect((await meetings()).map(({ state }) => state)).toEqual(['ended', 'running']);
  expect(await told()).toEqual(['doctor-booked 2']);
});

test('[CONS-6: search] by the rules in their order: another doctor within half an hour, the same one within a day, none; each told with its reasons', async () => {
  const other = await bookableDoctor(shop, 2);
  await close(doctor.id);
  await open(doctor.id, FIRST);
  await book(shop, ctx, doctor, FIRST);
  // Nearer in time, but not of the category; and one beyond the half hour.
  const kids = await bookableDoctor(shop, 3);
  await rows(`update doctors_categories set value = 'kids' where parent_id = $1`, [kids.id]);
  await close(other.id);
  await open(other.id, `${DAY}T06:00:00Z`, `${DAY}T06:15:00Z`);
  await enter(1, '05:29:00');
  await tick(shop, at('05:35:00'));
  expect(await reservation()).toEqual({ state: 'booked', doctor: other.id, starts: at('06:00:00'), times: 1 });
  expect((await meetings())[0]?.why?.steps.map(({ rule, found }) => `${rule} ${found}`)).toEqual(['same-soon none', 'other-soon taken']);
  // That one is silent, too: the first is not asked again, and nobody is there but the second one tomorrow.
  await close(other.id);
  await open(other.id, '2026-11-29T05:00:00Z');
  await rows(`update doctors set published = false where id = $1`, [kids.id]);
  await enter(2, '05:58:00');
  await tick(shop, at('06:05:00'));
  expect(await reservation()).toEqual({ state: 'booked', doctor: other.id, starts: new Date('2026-11-29T05:00:00Z'), times: 2 });
  expect((await meetings())[1]?.why?.steps.map(({ rule, found }) => `${rule} ${found}`)).toEqual(['same-soon none', 'other-soon none', 'same-later taken']);
  await close(other.id);
  await rows(`select 1`);
  await patientEnters(shop.rt.db, 3, new Date('2026-11-29T05:00:00Z'));
  await tick(shop, '2026-11-29T05:05:00Z');
  expect(await reservation()).toMatchObject({ state: 'owed', times: 2 });
  expect((await meetings()).map(({ state }) => state)).toEqual(['moved', 'moved', 'moved']);
  expect((await meetings())[2]?.why).toMatchObject({ found: null, enough: false, steps: [{ found: 'none' }, { found: 'none' }, { found: 'none' }] });
  expect((await told()).slice(0, 1)).toEqual(['assigned 2']);
  expect(await rows(`select 1 from messages where notice = 'reservations.owed'`)).toHaveLength(1);
});

test('[CONS-6: search] the same doctor’s next time is given once, and after three times the house pays back', async () => {
  await open(doctor.id, `${DAY}T06:30:00Z`, `${DAY}T06:45:00Z`, `${DAY}T07:00:00Z`);
  await book(shop, ctx, doctor, FIRST);
  const found: (string | null | undefined)[] = [];
  for (let n = 1; n <= 4; n += 1) {
    const [live] = await rows<{ id: number; starts: Date }>(`select id, starts_at as starts from consultations where state in ('waiting', 'running')`);
    if (!live) break;
    await patientEnters(shop.rt.db, live.id, live.starts);
    await tick(shop, new Date(live.starts.getTime() + 300_000));
    const [done] = await rows<{ why: Why }>(`select why from consultations where id = $1`, [live.id]);
    found.push(done?.why.enough ? 'enough' : done?.why.found);
  }
  expect(found).toEqual(['same-soon', 'same-later', 'same-later', 'enough']);
  expect(await reservation()).toMatchObject({ state: 'owed', times: 3 });
});

test('[CONS-6: end] when the time is over: held it is earned; missed it is forfeited without a cancel; with nobody there it is owed; entered late, the silence is moved at the end', async () => {
  await open(doctor.id, `${DAY}T06:30:00Z`);
  const people = [ctx, ...(await Promise.all([2, 3, 4].map((n) => patient(shop, n))))];
  const times = ['05:30', '05:45', '06:00', '06:15'];
  const codes: string[] = [];
  for (const [n, one] of people.entries()) codes.push(await book(shop, one, doctor, `${DAY}T${times[n]}:00Z`));
  await enter(1, '05:29:00');
  await doctorActs(shop.rt.db, 1, at('05:30:00'));
  await doctorActs(shop.rt.db, 2, at('05:44:00'));
  await tick(shop, at('05:45:59'));
  expect(await rows(`select state from reservations order by id`)).toEqual(['booked', 'booked', 'booked', 'booked'].map((state) => ({ state })));
  await tick(shop, at('05:46:00'));
  await tick(shop, at('06:01:00'));
  await tick(shop, at('06:16:00'));
  await enter(4, '06:27:00');
  await tick(shop, at('06:29:59'));
  expect(await rows(`select state from reservations order by id`)).toEqual(['done', 'forfeited', 'owed', 'booked'].map((state) => ({ state })));
  await tick(shop, at('06:30:00'), { round: false });
  expect((await meetings()).map(({ state }) => state)).toEqual(['ended', 'missed', 'called-off', 'moved']);
  expect(await rows(`select state from reservations where id = 4`)).toEqual([{ state: 'owed' }]);
  expect(await rows(`select cancelled_at from reservations where state = 'forfeited'`)).toEqual([{ cancelled_at: null }]);
  expect(await rows(`select account, sum(amount_toman)::int as sum from ledger_postings where account ~ 'doctor|consultations' group by 1 order by 1`)).toEqual(
    [
      { account: 'consultations', sum: -0.3 * 2 * PRICE },
      { account: 'consultations-unearned', sum: -2 * PRICE },
      { account: `doctor:${doctor.id}`, sum: -0.7 * 2 * PRICE },
    ],
  );
  expect(
    await rows(`select recipient = (select phone from users where id = $1) as hers from messages where notice = 'reservations.missed'`, [
      userOf(people[1] as Ctx),
    ]),
  ).toEqual([{ hers: true }]);
});

test('[CONS-6: silence] after an outage the round moves what its own clock did not, and a late one does the right thing for now', async () => {
  await book(shop, ctx, doctor, FIRST);
  await enter(1, '05:25:00');
  await rows(`delete from outbox where id = 'silence:1:1'`);
  await tick(shop, at('05:50:00'));
  expect(await reservation()).toMatchObject({ state: 'booked', starts: at('06:00:00') });
});

test('[CONS-6, CONS-4] what the house gave is not cancelled for half or nothing by a page that stood open', async () => {
  const code = await book(shop, ctx, doctor, FIRST);
  await enter(1, '05:25:00');
  await tick(shop, at('05:35:00'));
  const answer = await cancelReservation({ ...ctx, now: clockOf(shop).now }, { once: ulid(), code, shownToman: 0 });
  expect(answer).toMatchObject({ ok: false, code: 'reservations.cancel.assigned', status: 409 });
  expect(await reservation()).toMatchObject({ state: 'booked' });
});

test('[CONS-6: race] a doctor’s first word and two clocks at one moment: one wins, never both and never neither', async () => {
  const people = await Promise.all([1, 2, 3, 4].map((n) => patient(shop, 10 + n)));
  const times = ['05:30', '05:45', '06:00', '06:15'];
  await open(
    doctor.id,
    ...['08:00', '08:15', '08:30', '08:45'].map((time) => `${DAY}T${time}:00Z`),
    ...['10', '11', '12', '13'].map((hour) => `${DAY}T${hour}:00:00Z`),
  );
  for (const [n, one] of people.entries()) await book(shop, one, doctor, `${DAY}T${times[n]}:00Z`);
  for (const n of [1, 2, 3, 4]) await enter(n, '05:20:00');
  shop.at(at('06:20:00'));
  const clock = clockContext(shop.rt, 'silence');
  const ends = await Promise.all(
    [1, 2, 3, 4].map(async (id) => {
      const [acted, first, second] = await Promise.all([
        doctorActs(shop.rt.db, id, at('06:20:00')),
        endSilence(clock, `silence:${id}:1`, id),
        endSilence(clock, `silence:${id}:1`, id),
      ]);
      return Number(acted) + Number(first !== null) + Number(second !== null);
    }),
  );
  expect(ends).toEqual([1, 1, 1, 1]);
});

test('[CONS-6: race] more silent doctors than free times, two clocks each: every free time has one patient, the others are owed, none twice', async () => {
  const doctors = [doctor, ...(await Promise.all([2, 3, 4, 5, 6].map((n) => bookableDoctor(shop, n))))];
  const people = await Promise.all(doctors.map((_, n) => patient(shop, 20 + n)));
  for (const one of doctors) await close(one.id);
  for (const [n, one] of doctors.entries()) {
    await open(one.id, FIRST);
    await book(shop, people[n] as Ctx, one, FIRST);
  }
  for (const n of doctors.keys()) await enter(n + 1, '05:25:00');
  const stand = await bookableDoctor(shop, 9);
  await close(stand.id);
  await open(stand.id, ...['05:45', '06:00'].map((time) => `${DAY}T${time}:00Z`));
  await open(doctors[0]?.id ?? 0, `${DAY}T06:00:00Z`);
  shop.at(at('05:35:00'));
  const clock = clockContext(shop.rt, 'silence');
  const done = await Promise.all(doctors.flatMap((_, n) => [1, 2].map(() => endSilence(clock, `silence:${n + 1}:1`, n + 1))));
  expect(done.filter((one) => one === null)).toHaveLength(6);
  expect(done.filter((one) => one?.state === 'booked')).toHaveLength(3);
  expect(await rows(`select state, count(*)::int as n from reservations group by 1 order by 1`)).toEqual([
    { state: 'booked', n: 3 },
    { state: 'owed', n: 3 },
  ]);
  expect(await rows(`select 1 from slots where starts_at > $1 and starts_at < '2026-11-28T07:00:00Z' and reservation_id is not null`, [FIRST])).toHaveLength(3);
});

test('[CONS-6, CONS-8: the database] a talk goes to another doctor counted and with its moment alone; a mark is of its meeting’s own doctor, never in time and late, and stays', async () => {
  const refused = (text: string, values: unknown[] = []) =>
    shop.database.pool.query(text, values).then(
      () => 'taken',
      ({ constraint, message }: { constraint?: string; message: string }) => constraint ?? message,
    );
  const other = await bookableDoctor(shop, 2);
  await book(shop, ctx, doctor, FIRST);
  expect(await refused(`update reservations set doctor_id = $1`, [other.id])).toBe('reservations_kept');
  expect(await refused(`update reservations set assigned_times = 2, assigned_at = now()`)).toBe('reservations_kept');
  expect(await refused(`update reservations set assigned_at = now()`)).toBe('reservations_assigned');
  // Counted and with its moment it goes, but not without its slot and its meeting.
  expect(['reservations_have_slots', 'reservations_have_meetings']).toContain(
    await refused(`update reservations set doctor_id = $1, assigned_times = 1, assigned_at = now()`, [other.id]),
  );
  const mark = (kind: string, of: number) => refused(`insert into doctor_marks (consultation_id, kind, doctor_id, at) values (1, $1, $2, now())`, [kind, of]);
  expect(await mark('late', other.id)).toBe('doctor_marks_hold');
  expect(await mark('asleep', doctor.id)).toBe('doctor_marks_kinds');
  expect(await mark('late', doctor.id)).toBe('taken');
  expect(await mark('on-time', doctor.id)).toBe('doctor_marks_hold');
  for (const what of [`update doctor_marks set kind = 'silent'`, `delete from doctor_marks`]) expect(await refused(what)).toBe('doctor_marks_kept');
});
