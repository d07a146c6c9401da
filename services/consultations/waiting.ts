import { endOfSlot } from '#domain/consultations/hold';
import { doctorStands, waitingFrom, type DoctorStands } from '#domain/consultations/lateness';
import { mayAsk, mayAskFrom, silentAt } from '#domain/consultations/silence';
import type { Ctx } from '../context';
import { doctorNamed } from '../doctors/doctor-name';
import { meetingsOf, type MeetingRow } from '../meetings/row';
import { isPatientsSide } from './patients-side';
import type { ReservationRow } from './row';
import type { Why } from './silence';

/** The talk of a booked reservation as its patient waits for it. [CONS-6, CONS-8] */
export type Waiting = {
  /** Which of the reservation's meetings it is. */ no: number;
  endsAt: Date;
  /** From when one may come in, and whether that is now. */ opensAt: Date;
  isOpen: boolean;
  /** Whether the reader is the one who talks. */ own: boolean;
  enteredAt: Date | null;
  doctor: DoctorStands;
  /** When another time is taken, if the doctor does nothing by then; null while nobody waits, or once the doctor has done something. */ silentAt: Date | null;
  /** Whether another time may be asked for now, since the doctor fell silent. */ mayAsk: boolean;
  /** Whether that may come, and is explained. */ mayComeToAsk: boolean;
};

/** Why a time is another one than was booked, or is owed: what was tried, and the time that did not take place. [CONS-6] */
export type Explained = { why: Why; wasAt: Date; wasWith: string; /** Whether the doctor is another. */ otherDoctor: boolean; mayRefuse: boolean };

/** Both, of one reservation. */
export async function waitingOf(ctx: Ctx, row: ReservationRow): Promise<{ waiting: Waiting | null; explained: Explained | null }> {
  const meetings = row.kind === 'in-person' ? [] : await meetingsOf(ctx.rt.db, row.id);
  const live = row.state === 'booked' ? meetings.find(({ state }) => state === 'waiting' || state === 'running') : undefined;
  return { waiting: live && ctx.now < endOfSlot(live.startsAt) ? await toWaiting(ctx, row, live) : null, explained: await explainedOf(ctx, row, meetings) };
}

async function toWaiting(ctx: Ctx, row: ReservationRow, meeting: MeetingRow): Promise<Waiting> {
  const { startsAt, patientEnteredAt: enteredAt, doctorActedAt, doctorLastAt, ordinal: no } = meeting;
  return {
    ...{ no, endsAt: endOfSlot(startsAt), opensAt: waitingFrom(startsAt), isOpen: waitingFrom(startsAt) <= ctx.now },
    ...{ own: await isPatientsSide(ctx.rt.db, ctx, row), enteredAt, doctor: doctorStands(meeting, ctx.now) },
    silentAt: doctorActedAt ? null : silentAt(meeting),
    ...{ mayAsk: mayAsk(meeting, doctorLastAt, ctx.now), mayComeToAsk: mayAskFrom(meeting, doctorLastAt) !== null },
  };
}

async function explainedOf(ctx: Ctx, row: ReservationRow, meetings: readonly MeetingRow[]): Promise<Explained | null> {
  const moved = meetings.findLast(({ state }) => state === 'moved');
  const last = meetings.at(-1);
  // It explains what stands: the time that was given for it, or that none was found.
  const stands = row.state === 'booked' ? row.assignedAt !== null : row.state === 'owed' && moved === last;
  if (!moved?.why || !stands) return null;
  const { name: wasWith } = await doctorNamed(ctx, moved.doctorId);
  const mayRefuse = row.state === 'booked' && ctx.now < row.startsAt;
  return { why: moved.why as Why, wasAt: moved.startsAt, wasWith, otherDoctor: moved.doctorId !== row.doctorId, mayRefuse };
}
