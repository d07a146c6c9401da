import { sql } from '@payloadcms/db-postgres/drizzle';
import { clockContext } from '#services/clock-context';
import { patientEnters } from '#services/meetings/acts';
import { openMeeting } from '#services/meetings/open';
import type { Tx } from '#services/runtime';
import { userOf, type Member } from '../../health';
import type { Shop } from '../../shop';

/** A quarter of an hour at which talks begin, and the moment at which a doctor who said nothing by then is silent. */
export const QUARTER = new Date('2026-11-28T05:30:00.000Z');
export const SILENT = new Date(QUARTER.getTime() + 5 * 60_000);
const QUARTER_MS = 900_000;

/** Opens quarters of a doctor's, counted from the one at which talks begin. */
export async function openQuarters(shop: Shop, doctorId: number, quarters: readonly number[]): Promise<void> {
  await shop.database.pool.query(
    `insert into slots (doctor_id, starts_at, kinds) select $1, at, '{online}' from unnest($2::timestamptz[]) as at on conflict do nothing`,
    [doctorId, quarters.map((n) => new Date(QUARTER.getTime() + n * QUARTER_MS))],
  );
}

export type Talk = { id: number; meetingId: number; room: string };

/** A paid talk at that quarter whose patient has come: meeting, room and armed clock are the portal's own; the reservation is put there, since so many are not paid one by one. */
export async function beginTalk(shop: Shop, { doctorId, patient, n }: { doctorId: number; patient: Member; n: number }): Promise<Talk> {
  return shop.rt.db.transaction(async (raw) => {
    const tx = raw as unknown as Tx;
    const { rows } = await tx.execute(sql`
      insert into reservations (code, user_id, patient_id, doctor_id, kind, starts_at, lang, state, created_at, held_until, price_toman, paid_toman)
      values (${`ZN-TALK${n}`}, ${userOf(patient.ctx)}, ${patient.id}, ${doctorId}, 'online', ${QUARTER}, 'fa', 'booked', now(), now(), 250000, 250000) returning id`);
    const [row] = rows as { id: number }[];
    if (!row) throw new Error('no reservation');
    const { id } = row;
    await tx.execute(sql`update slots set reservation_id = ${id} where doctor_id = ${doctorId} and starts_at = ${QUARTER}`);
    const meeting = await openMeeting(tx, clockContext(shop.rt, 'attack'), { id, kind: 'online', doctorId, patientId: patient.id, startsAt: QUARTER });
    if (!meeting) throw new Error('no meeting');
    await patientEnters(tx, meeting.id, new Date(QUARTER.getTime() - 60_000));
    const found = await tx.execute(sql`select ref from rooms where consultation_id = ${meeting.id}`);
    return { id, meetingId: meeting.id, room: (found.rows as { ref: string }[])[0]?.ref ?? '' };
  });
}

/** Takes a talk off the stage, so that its doctor, times and patient are there for the next. */
export async function clearTalk(shop: Shop, { id }: Talk): Promise<void> {
  await shop.rt.db.transaction(async (tx) => {
    await tx.execute(sql`update consultations set state = 'called-off', ended_at = now() where reservation_id = ${id} and state in ('waiting', 'running')`);
    await tx.execute(sql`update slots set reservation_id = null where reservation_id = ${id}`);
    await tx.execute(sql`update reservations set state = 'refunded' where id = ${id}`);
  });
}
