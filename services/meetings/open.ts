import { count, eq } from '@payloadcms/db-postgres/drizzle';
import { roomTimes } from '#domain/consultations/room';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { consultations, type reservations, rooms } from '../store/tables';
import { MEETINGS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { newRef } from '../unguessable';
import { makeRoomKey } from './keys';
import type { MeetingRow } from './row';

type Booked = Pick<typeof reservations.$inferSelect, 'id' | 'kind' | 'doctorId' | 'patientId' | 'startsAt'>;

/** Opens the meeting of a locked reservation with its room and the room's key, in the commit that books its time; none for one at a centre. [CONS-6, CONS-7] */
export async function openMeeting(tx: Tx, ctx: Ctx, { id: reservationId, kind, doctorId, patientId, startsAt }: Booked): Promise<MeetingRow | null> {
  if (kind === 'in-person') return null;
  const [before] = await tx.select({ n: count() }).from(consultations).where(eq(consultations.reservationId, reservationId));
  const made = { reservationId, ordinal: (before?.n ?? 0) + 1, doctorId, startsAt, createdAt: ctx.now };
  const meeting = await beginOne(tx, ctx, MEETINGS, made, { event: 'book' });
  const [room] = await tx
    .insert(rooms)
    .values({ ref: newRef(), consultationId: meeting.id, ...roomTimes(startsAt) })
    .returning({ id: rooms.id });
  if (!room) throw new Error(`meeting ${meeting.id} has no room`);
  await makeRoomKey(tx, ctx.rt, { roomId: room.id, patientId });
  return meeting;
}
