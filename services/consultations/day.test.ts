import { afterEach, beforeEach, expect, test } from 'vitest';
import { tick } from '../../tests/consultation-clock';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { book, patient } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { clockOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { doctorActs, patientEnters } from '../meetings/acts';
import { beHere } from './be-here';
import { doctorDay } from './day';
import { publicPunctuality } from './punctual';
import { deskWatch } from './watch';

/* The doctor sees patients on Saturdays from nine to ten in Tehran, 5:30 to 6:30 by the clock of the world. */
let shop: Shop;
let doctor: Bookable;
const DAY = '2026-11-28';
const at = (time: string) => new Date(`${DAY}T${time}Z`);
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const by = (one: Ctx): Ctx => ({ ...one, now: clockOf(shop).now });
const day = async (one: Bookable = doctor) => {
  const found = await doctorDay(by(one.ctx));
  if (!found.ok) throw new Error(found.code);
  return found.value;
};
const line = async () => (await day()).times.map(({ startsAt, state }) => `${startsAt.toISOString().slice(11, 16)} ${state}`);

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
});
afterEach(() => shop.stop());

test('[DOC-3, CONS-8] a doctor’s day: who is met when, who waits and since when, what is free, taken from them, missed and held; nobody else’s', async () => {
  const people = await Promise.all([1, 2, 3].map((n) => patient(shop, n)));
  await rows(`update users set first_name = 'مهتاب', last_name = 'نیک‌رأی' where id in (select user_id from reservations) or id = $1`, [
    (people[0]?.actor as { userId: number }).userId,
  ]);
  for (const [n, one] of people.entries()) await book(shop, one, doctor, `${DAY}T${['05:30', '05:45', '06:00'][n]}:00Z`);
  shop.at(at('05:10:00'));
  await patientEnters(shop.rt.db, 1, at('05:10:00'));
  expect(await line()).toEqual(['05:30 booked', '05:45 booked', '06:00 booked', '06:15 free']);
  expect((await day()).next).toMatchObject({
    patient: 'مهتاب نیک‌رأی',
    enteredAt: at('05:10:00'),
    mayBeHere: false,
    hereAt: at('05:15:00'),
    doctor: { is: 'expected' },
    silentAt: at('05:35:00'),
  });
  shop.at(at('05:20:00'));
  const code = (await day()).next?.code ?? '';
  expect(await beHere(by(doctor.ctx), code)).toMatchObject({ ok: true });
  expect((await day()).next).toMatchObject({ mayBeHere: false, doctor: { is: 'here', since: at('05:20:00') }, silentAt: null });
  await tick(shop, at('05:31:00'));
  expect(await line()).toEqual(['05:30 now', '05:45 booked', '06:00 booked', '06:15 free']);
  await tick(shop, at('05:46:00'));
  expect((await line())[0]).toBe('05:30 done');
  // The second one waits in vain and goes to the time that is free; the third never comes.
  await patientEnters(shop.rt.db, 2, at('05:46:00'));
  await tick(shop, at('05:51:00'));
  expect(await line()).toEqual(['05:30 done', '05:45 taken', '06:00 booked', '06:15 booked']);
  await doctorActs(shop.rt.db, 3, at('06:01:00'));
  await tick(shop, at('06:16:00'));
  expect((await line())[2]).toBe('06:00 missed');
  expect((await day()).punctual).toEqual({ onTime: 1, of: 4 });
  expect(await publicPunctuality(by(people[0] as Ctx), doctor.id)).toBeNull();
  for (const n of [10])
    await rows(
      `with r as (select * from consultations where id = 1) insert into consultations (reservation_id, ordinal, doctor_id, starts_at, state, created_at, ended_at) select reservation_id, $1, doctor_id, starts_at, 'missed', created_at, now() from r`,
      [n],
    );
  await rows(
    `insert into doctor_marks (consultation_id, kind, doctor_id, at) select id, 'on-time', doctor_id, now() from consultations where ordinal >= 10 limit 1`,
  );
  expect(await publicPunctuality(by(people[0] as Ctx), doctor.id)).toEqual({ onTime: 2, of: 5 });
  const other = await bookableDoctor(shop, 2);
  expect((await day(other)).times.filter(({ state }) => state !== 'free')).toEqual([]);
  expect(await doctorDay(by(people[0] as Ctx))).toMatchObject({ ok: false, status: 404 });
});

test('[ADM-3, CONS-6, CONS-8] the desk reads who is late, who was silent and what became of it, what is owed and who did not come, and no patient’s name', async () => {
  await rows(`insert into staff (id, name, email) values (7, 'Mahsa', 'mahsa@zarban.example')`);
  const desk = () => ({ ...by(doctor.ctx), lang: 'en' as const, actor: { kind: 'staff' as const, staffId: 7, name: 'Mahsa', roles: ['operations' as const] } });
  const people = await Promise.all([1, 2, 3].map((n) => patient(shop, n)));
  for (const [n, one] of people.entries()) await book(shop, one, doctor, `${DAY}T${['05:30', '05:45', '06:00'][n]}:00Z`);
  await patientEnters(shop.rt.db, 1, at('05:20:00'));
  await tick(shop, at('05:26:00'));
  const seen = async () => (await deskWatch(desk())).map(({ kind, became, startsAt }) => `${startsAt.toISOString().slice(11, 16)} ${kind} ${became.is}`);
  expect(await seen()).toEqual(['05:30 late waits']);
  await tick(shop, at('05:35:00'));
  expect(await seen()).toEqual(['05:30 silent assigned']);
  await doctorActs(shop.rt.db, 2, at('05:50:00'));
  await tick(shop, at('06:16:30'));
  expect(await seen()).toEqual(['06:15 late waits', '06:00 owed repay', '05:45 missed nothing', '05:30 silent assigned']);
  const [row] = await deskWatch(desk());
  expect(row).toMatchObject({ doctor: 'Dr Bahar Azmounpour', punctual: { onTime: 0 } });
  expect(JSON.stringify(await deskWatch(desk()))).not.toContain('کهن‌سار');
  await expect(deskWatch(by(doctor.ctx))).rejects.toThrow();
});
