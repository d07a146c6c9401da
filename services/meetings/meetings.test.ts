import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { book, hold, patient, PRICE } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { clockOf } from '../../tests/wallet';
import { cancelReservation } from '../consultations/cancel';
import { moveToSlot } from '../consultations/move';
import { settleDueReservations } from '../consultations/settle';
import type { Ctx } from '../context';
import { doctorActs, patientEnters } from './acts';
import { roomKeyOf } from './keys';

/* The doctors of these tests see patients on Saturdays from nine to ten in Tehran; it is half past eight on such a Saturday. */
let shop: Shop;
let ctx: Ctx;
let doctor: Bookable;
const [NEXT, LATER] = ['2026-11-28T05:30:00Z', '2026-12-05T05:30:00Z'];
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const refused = (text: string, values: unknown[] = []) =>
  shop.database.pool.query(text, values).then(
    () => 'taken',
    ({ constraint, message }: { constraint?: string; message: string }) => constraint ?? message,
  );
type Shown = { ordinal: number; state: string; starts_at: Date; closed: boolean };
const meetings = () =>
  rows<Shown>(
    `select c.ordinal, c.state, c.starts_at, r.closed_at is not null as closed from consultations c join rooms r on r.consultation_id = c.id order by c.id`,
  );
const now = (by: Ctx = ctx) => ({ ...by, now: clockOf(shop).now });
const move = (code: string, to: string) => moveToSlot(now(), { once: ulid(), code, startsAt: new Date(to) });

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
  ctx = await patient(shop, 1);
});
afterEach(() => shop.stop());

test('[CONS-6, CONS-7: room] a talk has its meeting and room from the moment it is booked, and not while it is only kept; moved, it has another, and the first is closed', async () => {
  await hold(shop, await patient(shop, 2), doctor, '2026-11-28T05:45:00Z');
  expect(await meetings()).toEqual([]);
  const code = await book(shop, ctx, doctor, NEXT);
  expect(await meetings()).toEqual([{ ordinal: 1, state: 'waiting', starts_at: new Date(NEXT), closed: false }]);
  const [room] = await rows<{ ref: string; from: Date; until: Date }>(`select ref, open_from as from, open_until as until from rooms`);
  expect(room).toEqual({ ref: expect.stringMatching(/^[\w-]{22}$/), from: new Date('2026-11-28T05:25:00Z'), until: new Date('2026-11-28T05:46:00Z') });
  expect(await move(code, LATER)).toMatchObject({ ok: true });
  expect(await meetings()).toEqual([
    { ordinal: 1, state: 'called-off', starts_at: new Date(NEXT), closed: true },
    { ordinal: 2, state: 'waiting', starts_at: new Date(LATER), closed: false },
  ]);
  expect(await cancelReservation(now(), { once: ulid(), code, shownToman: PRICE / 2 })).toMatchObject({ ok: true });
  expect((await meetings()).map(({ state, closed }) => [state, closed])).toEqual([
    ['called-off', true],
    ['called-off', true],
  ]);
});

test('[CONS-6] what nobody held is called off when it is owed, and another time that is chosen for it has a meeting of its own', async () => {
  const code = await book(shop, ctx, doctor, NEXT);
  shop.at(new Date('2026-11-28T05:46:00Z'));
  await settleDueReservations({ ...now(), actor: { kind: 'clock', job: 'reservations.settle' } });
  expect(await rows(`select state from reservations`)).toEqual([{ state: 'owed' }]);
  expect(await move(code, LATER)).toMatchObject({ ok: true });
  expect((await meetings()).map(({ state }) => state)).toEqual(['called-off', 'waiting']);
});

test('[CONS-6] who came and who did something is kept from the first time, and of a meeting that is over nobody does anything any more', async () => {
  await book(shop, ctx, doctor, NEXT);
  const { db } = shop.rt;
  const [first, second] = [new Date('2026-11-28T05:26:00Z'), new Date('2026-11-28T05:31:00Z')];
  expect([await patientEnters(db, 1, first), await patientEnters(db, 1, second)]).toEqual([true, false]);
  expect([await doctorActs(db, 1, first), await doctorActs(db, 1, second)]).toEqual([true, true]);
  expect(await rows(`select patient_entered_at as entered, doctor_acted_at as acted, doctor_last_at as last from consultations`)).toEqual([
    { entered: first, acted: first, last: second },
  ]);
  expect(await refused(`update consultations set doctor_acted_at = now()`)).toBe('consultations_kept');
  await rows(`with r as (update reservations set state = 'owed', owed_at = now()) update consultations set state = 'called-off', ended_at = now()`);
  expect(await doctorActs(db, 1, second)).toBe(false);
});

test('[CONS-6, CONS-7: room] the database itself: a booked talk has one live meeting at its time, a closed room and what was said in one stay', async () => {
  await book(shop, ctx, doctor, NEXT);
  expect(await refused(`update consultations set state = 'called-off', ended_at = now()`)).toBe('reservations_have_meetings');
  expect(await refused(`update reservations set state = 'owed', owed_at = now()`)).toBe('reservations_have_meetings');
  expect(
    await refused(
      `insert into consultations (reservation_id, ordinal, doctor_id, starts_at, state, created_at) select reservation_id, 2, doctor_id, starts_at, 'waiting', now() from consultations`,
    ),
  ).toBe('consultations_live');
  expect(await refused(`delete from rooms`)).toBe('rooms_kept');
  const say = (seq: number) =>
    refused(
      `insert into chat_messages (room_id, seq, author_id, role, client_id, kind, sealed, at) select 1, $1::integer, user_id, 'patient', 'client-' || $1::integer, 'text', 'x', now() from reservations`,
      [seq],
    );
  expect(await say(1)).toBe('chat_messages_numbered');
  await rows(`update rooms set last_seq = 1`);
  expect(await say(2)).toBe('chat_messages_numbered');
  expect(await say(1)).toBe('taken');
  expect(await refused(`update chat_messages set sealed = 'y'`)).toBe('said_is_kept');
  expect(await refused(`delete from chat_messages`)).toBe('said_is_kept');
  await rows(`update rooms set closed_at = now()`);
  expect(await refused(`update rooms set last_seq = 2`)).toBe('rooms_kept');
  expect(await refused(`update rooms set closed_at = null`)).toBe('rooms_kept');
  expect(
    await refused(
      `insert into consultation_summaries (consultation_id, version, sealed, hash, signed_by, signed_at) select 1, 1, 'x', repeat('a', 43), user_id, now() from reservations`,
    ),
  ).toBe('consultation_summaries_follow');
});

test('[CONS-7: sealed] a room’s key opens with its patient’s alone, a text nowhere but in its place; with the file’s key it is gone', async () => {
  await book(shop, ctx, doctor, NEXT);
  const [{ patientId = 0 } = {}] = await rows<{ patientId: number }>(`select patient_id::int as "patientId" from reservations`);
  const key = await roomKeyOf(shop.rt.db, shop.rt, { roomId: 1, patientId });
  if (!key) throw new Error('no key');
  const sealed = key.seal('message 1', 'تپش قلب دارم');
  expect(key.open('message 1', sealed)).toBe('تپش قلب دارم');
  expect(() => key.open('message 2', sealed)).toThrow();
  await rows(`delete from member_keys`);
  expect(await roomKeyOf(shop.rt.db, shop.rt, { roomId: 1, patientId })).toBeNull();
});
