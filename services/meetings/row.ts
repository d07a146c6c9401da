import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { liveMeetingStates } from '#domain/consultations/meeting';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { consultations, type rooms } from '../store/tables';

export type MeetingRow = typeof consultations.$inferSelect;
export type RoomRow = typeof rooms.$inferSelect;

/*
 * The order of locks: the reservation, its live meeting, that meeting's room. Whoever says something takes the last two alone.
 */

/** A meeting, locked: its clock, its doctor and whoever says something take turns here. */
export async function lockMeeting(tx: Tx, id: number): Promise<MeetingRow | null> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for('update');
  return row ?? null;
}

/** The live meeting of a reservation, locked; none where it is met at a centre, or nothing is booked. */
export async function lockLiveMeeting(tx: Tx, reservationId: number): Promise<MeetingRow | null> {
  const [row] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.reservationId, reservationId), inArray(consultations.state, [...liveMeetingStates])))
    .for('update');
  return row ?? null;
}

/** All meetings of a reservation, the first one first. */
export async function meetingsOf(tx: Tx, reservationId: number): Promise<MeetingRow[]> {
  return tx.select().from(consultations).where(eq(consultations.reservationId, reservationId)).orderBy(asc(consultations.ordinal));
}

/** The subject of a meeting's history and audit lines. */
export function meetingSubject(id: number): string {
  return subjectOf('meeting', id);
}
