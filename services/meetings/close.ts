import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { MeetingEvent, MeetingMover } from '#domain/consultations/meeting';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { rooms } from '../store/tables';
import { MEETINGS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { lockLiveMeeting, type MeetingRow } from './row';

type Closing = {
  event: Exclude<MeetingEvent, 'start' | 'summarise'>;
  who: MeetingMover;
  /** Why, where it did not take place as it was booked. */ why?: Readonly<Record<string, unknown>>;
};

/** Ends a locked, live meeting in one of the ways in which one ends, and closes its room: nothing is said there any more. [CONS-6] */
export async function closeMeeting(tx: Tx, ctx: Ctx, meeting: MeetingRow, { event, who, why }: Closing): Promise<Result<MeetingRow>> {
  const made = await transition(tx, ctx, MEETINGS, meeting, { event, who, set: { endedAt: ctx.now, ...(why ? { why } : {}) } });
  if (!made.ok) return made;
  await tx
    .update(rooms)
    .set({ closedAt: ctx.now })
    .where(and(eq(rooms.consultationId, meeting.id), isNull(rooms.closedAt)));
  return { ok: true, value: made.value.row };
}

/** Calls the live meeting of a locked reservation off, where it has one: its time is another or none any more. */
export async function callOffMeeting(tx: Tx, ctx: Ctx, reservationId: number, who: MeetingMover): Promise<void> {
  const meeting = await lockLiveMeeting(tx, reservationId);
  if (meeting) certain(await closeMeeting(tx, ctx, meeting, { event: 'call-off', who }), `meeting ${meeting.id} is live and is not called off`);
}
