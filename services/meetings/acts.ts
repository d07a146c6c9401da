import { and, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { liveMeetingStates } from '#domain/consultations/meeting';
import { silentAt } from '#domain/consultations/silence';
import type { Tx } from '../runtime';
import { consultations, outbox } from '../store/tables';

const live = (id: number) => and(eq(consultations.id, id), inArray(consultations.state, [...liveMeetingStates]));

/**
 * The doctor does something in a live meeting: says a word, joins a call, presses that they are here. Locks the meeting, so that
 * a silent doctor's clock finds it done or is done before; false where it was. Every message of a doctor asks here first. [CONS-6]
 */
export async function doctorActs(tx: Tx, meetingId: number, now: Date): Promise<boolean> {
  const acted = await tx
    .update(consultations)
    .set({
      doctorSeenAt: sql`coalesce(${consultations.doctorSeenAt}, ${now})`,
      doctorActedAt: sql`coalesce(${consultations.doctorActedAt}, ${now})`,
      doctorLastAt: sql`greatest(${consultations.doctorLastAt}, ${now})`,
    })
    .where(live(meetingId))
    .returning({ id: consultations.id });
  return acted.length > 0;
}

/**
 * The patient's side comes into a live meeting, which is told once; false where they had come before or it is over. It arms the
 * clock of a silent doctor, which wakes five minutes after both have begun. [CONS-6]
 */
export async function patientEnters(tx: Tx, meetingId: number, now: Date): Promise<boolean> {
  const [meeting] = await tx
    .update(consultations)
    .set({ patientEnteredAt: now, silenceNo: sql`${consultations.silenceNo} + 1` })
    .where(and(live(meetingId), isNull(consultations.patientEnteredAt)))
    .returning();
  const dueAt = meeting && silentAt(meeting);
  if (!dueAt) return false;
  const { id, silenceNo } = meeting;
  await tx
    .insert(outbox)
    .values({ id: `silence:${id}:${silenceNo}`, queue: 'consultations', kind: 'silence', payload: { meetingId: id }, createdAt: now, dueAt })
    .onConflictDoNothing();
  return true;
}
