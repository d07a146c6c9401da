import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { roomFile } from '../files/room-file';
import type { Tx } from '../runtime';
import { chatFiles, consultations, reservations, roomKeys, rooms } from '../store/tables';

/** Erases what was said about a patient whose file is erased: the files in the store and the keys of the rooms. Sealed words without a key stay, which nobody opens. [CONS-10, FAM-2: delete] */
export async function eraseTalks(tx: Tx, { rt }: Pick<Ctx, 'rt'>, patientId: number): Promise<void> {
  const files = await tx
    .select({ id: chatFiles.id })
    .from(chatFiles)
    .innerJoin(rooms, eq(rooms.id, chatFiles.roomId))
    .innerJoin(consultations, eq(consultations.id, rooms.consultationId))
    .innerJoin(reservations, eq(reservations.id, consultations.reservationId))
    .where(eq(reservations.patientId, patientId));
  await Promise.all(files.map(({ id }) => rt.files.remove(roomFile(id))));
  await tx
    .delete(roomKeys)
    .where(
      sql`${roomKeys.roomId} in (select r.id from ${rooms} r join ${consultations} c on c.id = r.consultation_id join ${reservations} v on v.id = c.reservation_id where v.patient_id = ${patientId})`,
    );
}
