import { and, eq, inArray, ne, or } from '@payloadcms/db-postgres/drizzle';
import { parseReservationCode } from '#domain/consultations/code';
import { liveStates } from '#domain/consultations/life-cycle';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { reservations } from '../store/tables';

export type ReservationRow = typeof reservations.$inferSelect;

/** A reservation, locked: its booker, payments and the clock take turns here. */
export async function lockReservation(tx: Tx, id: number): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row ?? null;
}

/** The account's own booking by its number; another's is as absent as none. */
export async function myReservation(tx: Tx, userId: number, code: string): Promise<ReservationRow | null> {
  return found(tx, code, eq(reservations.userId, userId));
}

/** A reservation that the account booked, or that somebody else booked for it. */
export async function seenReservation(tx: Tx, { userId, memberId }: { userId: number; memberId: number | null }, code: string): Promise<ReservationRow | null> {
  return found(tx, code, concerns(userId, memberId));
}

/** Reservations that an account booked, or whose patient it is. */
export function concerns(userId: number, memberId: number | null) {
  return memberId === null ? eq(reservations.userId, userId) : or(eq(reservations.userId, userId), eq(reservations.patientId, memberId));
}

async function found(tx: Tx, code: string, whose: ReturnType<typeof concerns>): Promise<ReservationRow | null> {
  const read = parseReservationCode(code);
  if (!read.ok) return null;
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.code, read.value), whose));
  return row ?? null;
}

/** The subject of a reservation's history and audit lines. */
export function reservationSubject(id: number): string {
  return subjectOf('reservation', id);
}

/** Whether a patient has a live reservation beside this one. [CONS-3] */
export async function hasOther(tx: Tx, { id, patientId }: Pick<ReservationRow, 'id' | 'patientId'>): Promise<boolean> {
  const others = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.patientId, patientId), ne(reservations.id, id), inArray(reservations.state, [...liveStates])))
    .limit(1);
  return others.length > 0;
}
