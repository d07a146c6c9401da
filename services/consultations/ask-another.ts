import { unknownReservation } from '#domain/consultations/code';
import { SILENT_MINUTES } from '#domain/consultations/promises';
import { mayAsk } from '#domain/consultations/silence';
import { refuse, type Result } from '#domain/result';
import { ownMember } from '../health/store/names';
import { lockLiveMeeting } from '../meetings/row';
import { service } from '../service';
import { commit } from '../store/commit';
import { isPatientsSide } from './patients-side';
import { lockReservation, seenReservation } from './row';
import { assignAnother, type Assigned } from './silence';

/** The patient of a doctor who fell silent after beginning asks for another time, five minutes after the doctor's last sign; the same move as the clock's. Pressed again, it is that time which they have. [CONS-6] */
export const askAnotherTime = service(
  'reservations.book',
  async (
    ctx,
    { code, meetingNo }: { code: string; /** Which of the reservation's meetings the page showed. */ meetingNo: number },
  ): Promise<Result<Assigned>> => {
    const { db } = ctx.rt;
    const { userId } = ctx.actor;
    const seen = await seenReservation(db, { userId, memberId: await ownMember(db, userId) }, code);
    if (!seen || !(await isPatientsSide(db, ctx, seen))) return unknownReservation;
    return commit<Assigned>(ctx, async (tx) => {
      const row = await lockReservation(tx, seen.id);
      if (!row) return unknownReservation;
      const meeting = row.state === 'booked' ? await lockLiveMeeting(tx, row.id) : null;
      const gone = row.state === 'booked' || row.state === 'owed';
      if (gone && (meeting?.ordinal ?? meetingNo + 1) > meetingNo)
        return { value: { code: row.code, state: row.state === 'owed' ? 'owed' : 'booked' }, audit: [] };
      if (!meeting || !mayAsk(meeting, meeting.doctorLastAt, ctx.now))
        return refuse('reservations.another.not-now', { minutes: SILENT_MINUTES }, { status: 409 });
      return assignAnother(tx, ctx, { row, meeting }, 'patient');
    });
  },
);
