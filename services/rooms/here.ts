import { eq } from '@payloadcms/db-postgres/drizzle';
import type { RoomRole } from '#domain/consultations/room';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { ok, refuse, type Result } from '#domain/result';
import { profileOf } from '../doctors/whose';
import { patientSideOf, type PatientSide } from '../health/store/conversation';
import type { Tx } from '../runtime';
import type { By } from '../service';
import { consultations, reservations, rooms } from '../store/tables';
import type { MeetingRow, RoomRow } from '../meetings/row';

/** A room as somebody who belongs there stands in it. */
export type Here = {
  room: RoomRow;
  meeting: MeetingRow;
  reservation: { id: number; code: string; kind: ConsultationKind; patientId: number; bookerId: number };
} & ({ role: 'patient'; side: PatientSide } | { role: 'doctor'; side: null });

export const noRoom = refuse('access.hidden', undefined, { status: 404 });

/** The right by which each role is in a room. */
export type Rooms = By<'rooms.visit'> | By<'rooms.attend'>;

/**
 * The room of a reference, for whoever belongs there in this role at this moment: its patient, who keeps their file while they are
 * a child, or its doctor while verified. To everybody else it is not there. [ROLE-3, CONS-7]
 */
export async function roomOf(tx: Tx, ctx: Rooms, ref: string, role: RoomRole): Promise<Result<Here>> {
  if (!/^[\w-]{22}$/.test(ref)) return noRoom;
  const [row] = await tx
    .select({ room: rooms, meeting: consultations, reservation: reservations })
    .from(rooms)
    .innerJoin(consultations, eq(consultations.id, rooms.consultationId))
    .innerJoin(reservations, eq(reservations.id, consultations.reservationId))
    .where(eq(rooms.ref, ref));
  if (!row) return noRoom;
  const { room, meeting } = row;
  const { id, code, kind, patientId, userId: bookerId } = row.reservation;
  const found = { room, meeting, reservation: { id, code, kind, patientId, bookerId } };
  const { userId } = ctx.actor;
  if (role === 'doctor') return (await profileOf(tx, ctx, userId))?.id === meeting.doctorId ? ok({ ...found, role, side: null }) : noRoom;
  const side = await patientSideOf(tx, { userId, memberId: patientId, at: ctx.now });
  return side ? ok({ ...found, role, side }) : noRoom;
}
