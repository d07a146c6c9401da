import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { MeetingState } from '#domain/consultations/meeting';
import { seenReservation } from '../consultations/row';
import { patientSideOf } from '../health/store/conversation';
import { ownMember } from '../health/store/names';
import { service } from '../service';
import { consultations, consultationSummaries, rooms } from '../store/tables';

/** A room of a reservation: where it is, when it opens, how its meeting stands, and whether the doctor has summed it up. */
export type RoomOf = { ref: string; state: MeetingState; startsAt: Date; openFrom: Date; said: boolean; summed: boolean };

/** The rooms of a reservation for its patient's side, the last one first; none for whoever only pays, or from whom files are held back. [CONS-7, CONS-10] */
export const roomsOfAppointment = service(
  'rooms.visit',
  async (ctx, code: string): Promise<RoomOf[]> => {
    const { db } = ctx.rt;
    const { userId } = ctx.actor;
    const row = await seenReservation(db, { userId, memberId: await ownMember(db, userId) }, code);
    if (!row || !(await patientSideOf(db, { userId, memberId: row.patientId, at: ctx.now }))) return [];
    const found = await db
      .select({
        ...{ ref: rooms.ref, state: consultations.state, startsAt: consultations.startsAt, openFrom: rooms.openFrom, said: sql<boolean>`${rooms.lastSeq} > 0` },
        summed: sql<boolean>`exists (select from ${consultationSummaries} s where s.consultation_id = ${consultations.id})`,
      })
      .from(consultations)
      .innerJoin(rooms, eq(rooms.consultationId, consultations.id))
      .where(eq(consultations.reservationId, row.id))
      .orderBy(asc(consultations.ordinal));
    return found.toReversed();
  },
  () => [],
);
