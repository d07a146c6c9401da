import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { parseReservationCode, unknownReservation } from '#domain/consultations/code';
import { endOfSlot } from '#domain/consultations/hold';
import { hereFrom } from '#domain/consultations/lateness';
import { refuse, type Result } from '#domain/result';
import { profileOf } from '../doctors/whose';
import { doctorActs } from '../meetings/acts';
import { lockLiveMeeting } from '../meetings/row';
import { service } from '../service';
import { commit } from '../store/commit';
import { reservations } from '../store/tables';
import { lockReservation, reservationSubject } from './row';

const over = refuse('reservations.here.over', undefined, { status: 409 });

/** A doctor says that they are here, for one talk, from a quarter of an hour before until it is over: with that they are not silent. Whose talk it is not any more reads so. [CONS-6, CONS-8] */
export const beHere = service(
  'reservations.meet',
  async (ctx, code: string): Promise<Result<{ code: string }>> => {
    const { db } = ctx.rt;
    const profile = await profileOf(db, ctx, ctx.actor.userId);
    const read = parseReservationCode(code);
    if (!profile || !read.ok) return unknownReservation;
    const [found] = await db
      .select({ id: reservations.id })
      .from(reservations)
      .where(and(eq(reservations.code, read.value), eq(reservations.doctorId, profile.id)));
    if (!found) return unknownReservation;
    return commit<{ code: string }>(ctx, async (tx) => {
      const row = await lockReservation(tx, found.id);
      const meeting = row?.state === 'booked' && row.doctorId === profile.id ? await lockLiveMeeting(tx, row.id) : null;
      if (!row || !meeting || ctx.now >= endOfSlot(row.startsAt)) return over;
      const fromTime = hereFrom(row.startsAt);
      if (ctx.now < fromTime) return refuse('reservations.here.too-early', { fromTime }, { status: 409 });
      const first = meeting.doctorActedAt === null;
      if (!(await doctorActs(tx, meeting.id, ctx.now))) return over;
      return { value: { code: row.code }, audit: first ? { action: 'reservations.here', subject: reservationSubject(row.id) } : [] };
    });
  },
  () => refuse('access.hidden', undefined, { status: 404 }),
);
