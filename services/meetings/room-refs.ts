import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { consultations, rooms } from '../store/tables';

/** Where the last rooms of some reservations are, for the doctor of those; of each with this doctor alone. */
export async function roomRefs(tx: Tx, doctorId: number, reservationIds: readonly number[]): Promise<Map<number, string>> {
  if (reservationIds.length === 0) return new Map();
  const found = await tx
    .select({ id: consultations.reservationId, ref: rooms.ref })
    .from(consultations)
    .innerJoin(rooms, eq(rooms.consultationId, consultations.id))
    .where(and(eq(consultations.doctorId, doctorId), inArray(consultations.reservationId, [...reservationIds])))
    .orderBy(asc(consultations.ordinal));
  return new Map(found.map(({ id, ref }) => [id, ref]));
}
