import { and, asc, eq, gt, gte, inArray, isNull, lt } from '@payloadcms/db-postgres/drizzle';
import { dayEnd, dayStart, tehranDay } from '#domain/calendars/day';
import { endOfSlot } from '#domain/consultations/hold';
import { doctorStands, hereFrom, type DoctorStands } from '#domain/consultations/lateness';
import type { MeetingState } from '#domain/consultations/meeting';
import { silentAt } from '#domain/consultations/silence';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { refuse, type Result } from '#domain/result';
import { profileOf } from '../doctors/whose';
import { memberNames } from '../health/store/names';
import type { MeetingRow } from '../meetings/row';
import type { Tx } from '../runtime';
import { service } from '../service';
import { consultations, reservations, rooms, slots } from '../store/tables';
import { punctualityOf } from './marks';
import type { ReservationRow } from './row';

/** How a time of the day stands: still to come, being held, held, its patient never came, nobody came, taken from the doctor who was silent, or free. */
export type DayState = 'booked' | 'now' | 'done' | 'missed' | 'owed' | 'taken' | 'free';
/** A quarter of an hour of a doctor's day. */
export type DayTime = { startsAt: Date; state: DayState; kind: ConsultationKind | null; patient: string; code: string | null; room: string | null };
/** Whom the doctor meets next, or now. */
export type NextTalk = DayTime & {
  code: string;
  kind: ConsultationKind;
  endsAt: Date;
  /** Since when the patient waits. */ enteredAt: Date | null;
  doctor: DoctorStands;
  /** From when the doctor may say that they are here, and whether that is now. */ hereAt: Date;
  mayBeHere: boolean;
  /** When the patient goes to another time, if nothing is done by then. */ silentAt: Date | null;
};
type DoctorDay = { times: DayTime[]; next: NextTalk | null; punctual: { onTime: number; of: number } | null };

/** A doctor's day: each time of it with whom they meet, who waits, how they stand with the next one, and for how many talks they came in time. [DOC-3, CONS-6, CONS-8] */
export const doctorDay = service(
  'reservations.meet',
  async (ctx): Promise<Result<DoctorDay>> => {
    const { db } = ctx.rt;
    const profile = await profileOf(db, ctx, ctx.actor.userId);
    if (!profile) return { ok: true, value: { times: [], next: null, punctual: null } };
    const [talks, visits, free, punctual] = await Promise.all([
      talksOf(db, profile.id, ctx.now),
      visitsOf(db, profile.id, ctx.now),
      freeOf(db, profile.id, ctx.now),
      punctualityOf(db, [profile.id]),
    ]);
    const names = await memberNames(db, [...talks.map(({ reservation }) => reservation.patientId), ...visits.map(({ patientId }) => patientId)]);
    const patient = (id: number) => names.get(id)?.name ?? '';
    const ofTalks = talks.flatMap(({ meeting, reservation, room }) => {
      const state = stateOf(meeting, reservation, ctx.now);
      const { startsAt } = meeting;
      const { code, kind, patientId } = reservation;
      return state ? [{ time: { startsAt, state, kind, patient: patient(patientId), code, room }, meeting }] : [];
    });
    const ofVisits = visits.map(({ startsAt, state, kind, patientId, code }): DayTime => {
      const over = endOfSlot(startsAt) <= ctx.now;
      return {
        startsAt,
        state: state === 'done' || over ? 'done' : startsAt <= ctx.now ? 'now' : 'booked',
        kind,
        patient: patient(patientId),
        code,
        room: null,
      };
    });
    const ofFree = free.map((startsAt): DayTime => ({ startsAt, state: 'free', kind: null, patient: '', code: null, room: null }));
    const times = [...ofTalks.map(({ time }) => time), ...ofVisits, ...ofFree].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const live = ofTalks.find(({ time }) => time.state === 'booked' || time.state === 'now');
    return { ok: true, value: { times, next: live ? nextOf(live.time, live.meeting, ctx.now) : null, punctual: punctual.get(profile.id) ?? null } };
  },
  () => refuse('access.hidden', undefined, { status: 404 }),
);

const today = (now: Date) => ({ from: dayStart(tehranDay(now)), until: dayEnd(tehranDay(now)) });

async function talksOf(tx: Tx, doctorId: number, now: Date): Promise<{ meeting: MeetingRow; reservation: ReservationRow; room: string }[]> {
  const { from, until } = today(now);
  return tx
    .select({ meeting: consultations, reservation: reservations, room: rooms.ref })
    .from(consultations)
    .innerJoin(reservations, eq(reservations.id, consultations.reservationId))
    .innerJoin(rooms, eq(rooms.consultationId, consultations.id))
    .where(and(eq(consultations.doctorId, doctorId), gte(consultations.startsAt, from), lt(consultations.startsAt, until)))
    .orderBy(asc(consultations.startsAt), asc(consultations.id));
}

async function visitsOf(tx: Tx, doctorId: number, now: Date): Promise<ReservationRow[]> {
  const { from, until } = today(now);
  const own = and(eq(reservations.doctorId, doctorId), eq(reservations.kind, 'in-person'), inArray(reservations.state, ['booked', 'done']));
  return tx
    .select()
    .from(reservations)
    .where(and(own, gte(reservations.startsAt, from), lt(reservations.startsAt, until)));
}

async function freeOf(tx: Tx, doctorId: number, now: Date): Promise<Date[]> {
  const rows = await tx
    .select({ startsAt: slots.startsAt })
    .from(slots)
    .where(and(eq(slots.doctorId, doctorId), isNull(slots.reservationId), gt(slots.startsAt, now), lt(slots.startsAt, today(now).until)));
  return rows.map(({ startsAt }) => startsAt);
}

/** How a talk stands in its doctor's day; null for one that its patient moved or cancelled. */
function stateOf({ state, startsAt }: MeetingRow, reservation: ReservationRow, now: Date): DayState | null {
  const states: Readonly<Record<Exclude<MeetingState, 'called-off'>, DayState>> = {
    ...{ waiting: startsAt <= now ? 'now' : 'booked', running: 'now' },
    ...{ ended: 'done', summarised: 'done', moved: 'taken', missed: 'missed' },
  };
  if (state !== 'called-off') return states[state];
  return reservation.state === 'owed' && reservation.startsAt.getTime() === startsAt.getTime() ? 'owed' : null;
}

function nextOf(time: DayTime, meeting: MeetingRow, now: Date): NextTalk | null {
  const { startsAt, patientEnteredAt: enteredAt, doctorActedAt } = meeting;
  const { code, kind } = time;
  if (code === null || kind === null) return null;
  const hereAt = hereFrom(startsAt);
  return {
    ...{ ...time, code, kind, endsAt: endOfSlot(startsAt), enteredAt, doctor: doctorStands(meeting, now) },
    ...{ hereAt, mayBeHere: doctorActedAt === null && hereAt <= now && now < endOfSlot(startsAt), silentAt: doctorActedAt ? null : silentAt(meeting) },
  };
}
