import type { MeetingState } from '#domain/consultations/meeting';
import { refuse, type Result } from '#domain/result';
import { earnReservation } from '../consultations/earn';
import { lockReservation } from '../consultations/row';
import { service } from '../service';
import { commit, type AuditLine } from '../store/commit';
import { doctorActs } from '../meetings/acts';
import { noRoom, roomOf } from './here';
import { lockMeeting, meetingSubject } from '../meetings/row';

const over = refuse('rooms.closed', undefined, { status: 409 });
const nobodyCame = refuse('rooms.end.nobody', undefined, { status: 409 });
const early = (startsAt: Date) => refuse('rooms.end.early', { startsTime: startsAt }, { status: 409 });

/** The doctor says that they are here: what a silent doctor's clock asks for, without a word said. Pressed again, nothing changes. [CONS-6, CONS-8] */
export const doctorIsHere = service('rooms.attend', async (ctx, ref: string): Promise<Result<null>> => {
  const here = await roomOf(ctx.rt.db, ctx, ref, 'doctor');
  if (!here.ok) return here;
  const { room, meeting } = here.value;
  if (ctx.now < room.openFrom) return refuse('rooms.not-open', { opensTime: room.openFrom }, { status: 409 });
  return commit<null>(ctx, async (tx) =>
    (await doctorActs(tx, meeting.id, ctx.now)) ? { value: null, audit: { action: 'consultations.here', subject: meetingSubject(meeting.id) } } : over,
  );
});

/** The doctor ends a talk that both came to: nothing is said there any more, and what was paid is earned. Pressed again, it has ended. [CONS-7, CONS-10] */
export const endTalk = service('rooms.attend', async (ctx, ref: string): Promise<Result<{ state: MeetingState }>> => {
  const here = await roomOf(ctx.rt.db, ctx, ref, 'doctor');
  if (!here.ok) return here;
  const { meeting } = here.value;
  return commit<{ state: MeetingState }>(ctx, async (tx) => {
    const reservation = await lockReservation(tx, meeting.reservationId);
    const row = reservation && (await lockMeeting(tx, meeting.id));
    if (!reservation || !row) return noRoom;
    if (row.state === 'ended' || row.state === 'summarised') return { value: { state: row.state }, audit: [] };
    if (row.state !== 'waiting' && row.state !== 'running') return over;
    if (ctx.now < row.startsAt) return early(row.startsAt);
    if (row.patientEnteredAt === null) return nobodyCame;
    if (!(await doctorActs(tx, row.id, ctx.now))) return over;
    const done = await earnReservation(tx, ctx, { row: reservation, meeting: row }, { event: 'finish', who: 'doctor' });
    if ('ok' in done) return done;
    const audit = [{ action: 'consultations.end', subject: meetingSubject(row.id) }, ...([done.audit].flat() as AuditLine[])];
    return { value: { state: 'ended' }, audit, ...(done.entry ? { entry: done.entry } : {}), ...(done.tell ? { tell: done.tell } : {}) };
  });
});
