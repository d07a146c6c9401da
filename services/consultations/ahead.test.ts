import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { tick } from '../../tests/consultation-clock';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { give, withFile } from '../../tests/health';
import { book, patient } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { clockOf, userOf } from '../../tests/wallet';
import type { Ctx } from '../context';
import { clockContext } from '../clock-context';
import { doAhead, type Ahead } from './ahead';
import { cancelReservation } from './cancel';
import { moveToSlot } from './move';

/* The doctor sees patients on Saturdays from nine to ten in Tehran; it is half past eight on such a Saturday, a week before the first time. */
let shop: Shop;
let ctx: Ctx;
let doctor: Bookable;
const [NEXT, LATER] = ['2026-11-28T05:30:00Z', '2026-12-05T05:30:00Z'];

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const told = async (notice: string) =>
  rows<{ to: string; expires: Date | null }>(`select recipient as to, expires_at as expires from messages where notice = $1 order by recipient`, [
    `reservations.${notice}`,
  ]);
const phoneOf = async (by: Ctx) => (await rows<{ phone: string }>(`select phone from users where id = $1`, [userOf(by)]))[0]?.phone;
const asleep = async () =>
  (await rows<{ id: string }>(`select id from outbox where kind = 'ahead' and done_at is null order by due_at, id`)).map(({ id }) => id.split(':')[0]);

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
  ctx = await patient(shop, 1);
});
afterEach(() => shop.stop());

test('[CONS-8, JOB-1: reminders] a patient is reminded a day and a quarter of an hour before, a doctor called a quarter before, each once, without a word of health, and not after the start', async () => {
  await book(shop, ctx, doctor, NEXT);
  expect(await asleep()).toEqual(['remind-day', 'call-doctor', 'remind-soon', 'look-late']);
  expect(await tick(shop, '2026-11-27T05:29:59Z')).toEqual([]);
  expect((await tick(shop, '2026-11-27T05:30:00Z')).map((id) => id.split(':')[0])).toEqual(['remind-day']);
  expect(await told('remind')).toEqual([{ to: await phoneOf(ctx), expires: new Date(NEXT) }]);
  await tick(shop, '2026-11-28T05:15:00Z');
  expect(await told('remind')).toHaveLength(2);
  expect(await told('doctor-soon')).toEqual([{ to: await phoneOf(doctor.ctx), expires: new Date(NEXT) }]);
  // The same job again, as a queue may bring it.
  const [row] = await rows<{ id: string; payload: Ahead }>(`select id, payload from outbox where id like 'remind-soon:%'`);
  expect(await doAhead(clockContext(shop.rt, 'again'), row?.id ?? '', row?.payload as Ahead)).toBe('before');
  expect(await told('remind')).toHaveLength(2);
  expect(await rows(`select 1 from messages where notice = 'reservations.remind' and body ~ 'آزمون|Azmoun|پزشک|doctor|سلامت|health'`)).toEqual([]);
});

test('[CONS-8, CONS-3: family] whoever booked for an adult is reminded beside its patient, who is the one to come', async () => {
  const mother = await withFile(shop, 2);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  await book(shop, ctx, doctor, NEXT, mother.ref);
  await tick(shop, '2026-11-28T05:20:00Z');
  const people = [await phoneOf(ctx), await phoneOf(mother.ctx)].sort();
  // After an outage the early reminder is left out, since the other one is due.
  expect((await told('remind')).map(({ to }) => to)).toEqual(people);
});

test('[CONS-8, LANG-3] whoever booked in English is reminded in English, whatever their account speaks; its patient in their own', async () => {
  const mother = await withFile(shop, 2);
  await give(shop, mother.id, { relation: 'family-see', user: userOf(ctx) });
  await book(shop, { ...ctx, lang: 'en' }, doctor, NEXT, mother.ref);
  await tick(shop, '2026-11-28T05:20:00Z');
  const spoken = await rows<{ hers: boolean; lang: string }>(
    `select recipient = $1 as hers, lang::text as lang from messages where notice = 'reservations.remind' order by 1`,
    [await phoneOf(mother.ctx)],
  );
  expect(spoken).toEqual([
    { hers: false, lang: 'en' },
    { hers: true, lang: 'fa' },
  ]);
});

test('[CONS-8, CONS-4] a time that was moved or cancelled reminds of nothing; the one that it became does', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  const now = () => ({ ...ctx, now: clockOf(shop).now });
  expect(await moveToSlot(now(), { once: ulid(), code, startsAt: new Date(LATER) })).toMatchObject({ ok: true });
  await tick(shop, '2026-11-28T05:20:00Z');
  expect([await told('remind'), await told('doctor-soon')]).toEqual([[], []]);
  await tick(shop, '2026-12-02T05:30:00Z');
  expect(await cancelReservation(now(), { once: ulid(), code, shownToman: 125_000 })).toMatchObject({ ok: true });
  await tick(shop, '2026-12-05T05:20:00Z');
  expect([await told('remind'), await asleep()]).toEqual([[], ['look-late']]);
});

test('[CONS-8, JOB-1: reminders] a clock that comes too late says nothing of what has begun', async () => {
  await book(shop, ctx, doctor, NEXT);
  await tick(shop, '2026-11-28T05:30:00Z');
  expect([await told('remind'), await told('doctor-soon')]).toEqual([[], []]);
});
