import { unknownReservation } from '#domain/consultations/code';
import { endOfSlot } from '#domain/consultations/hold';
import { waitingFrom } from '#domain/consultations/lateness';
import { refuse, type Result } from '#domain/result';
import { ownMember } from '../health/store/names';
import { patientEnters } from '../meetings/acts';
import { lockLiveMeeting } from '../meetings/row';
import { service } from '../service';
import { commit } from '../store/commit';
import { isPatientsSide } from './patients-side';
import { lockReservation, reservationSubject, seenReservation } from './row';

type Entered = { code: string };

/** The patient comes into the waiting room, from an hour before until the time is over; pressed again it changes nothing. From here a silent doctor's minutes count. [CONS-6] */
export const enterWaitingRoom = service('reservations.book', async (ctx, code: string): Promise<Result<Entered>> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const seen = await seenReservation(db, { userId, memberId: await ownMember(db, userId) }, code);
  if (!seen) return unknownReservation;
  if (!(await isPatientsSide(db, ctx, seen))) return refuse('reservations.enter.not-yours', undefined, { status: 403 });
  return commit<Entered>(ctx, async (tx) => {
    const row = await lockReservation(tx, seen.id);
    const meeting = row?.state === 'booked' ? await lockLiveMeeting(tx, row.id) : null;
    if (!row || !meeting || ctx.now >= endOfSlot(row.startsAt)) return refuse('reservations.enter.over', undefined, { status: 409 });
    const opensTime = waitingFrom(row.startsAt);
    if (ctx.now < opensTime) return refuse('reservations.enter.too-early', { opensTime }, { status: 409 });
    const came = await patientEnters(tx, meeting.id, ctx.now);
    return { value: { code: row.code }, audit: came ? { action: 'reservations.enter', subject: reservationSubject(row.id) } : [] };
  });
});
