import { and, asc, eq, gt, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { dueAtOf } from '#domain/consultations/due';
import { liveStates, type ReservationState } from '#domain/consultations/life-cycle';
import { REPAY_HOURS } from '#domain/consultations/promises';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { guarded } from '../service';
import { users } from '../store/schema.generated';
import { bookingPenalties, reservations } from '../store/tables';

/** A live reservation at the desk: with which doctor, when, and what is next due of it. Whom it is for is not in it: a doctor's field says what ails somebody. */
export type DeskReservation = {
  id: number;
  code: string;
  kind: ConsultationKind;
  state: ReservationState;
  startsAt: Date;
  doctor: string;
  /** When it lapses, is over, or is paid back by itself. */ dueAt: Date;
};
/** An account to which booking is closed. */
type DeskPenalty = { id: number; userId: number; name: string; from: Date; until: Date; cycles: number };

const MOST = 300;

/** What is live of doctors' times, whatever is due soonest first, and to whom booking is closed. [ADM-3, CONS-5] */
export const deskReservations = guarded(
  'admin.reservations.read',
  async ({ rt: { db }, lang, now }): Promise<{ live: DeskReservation[]; penalties: DeskPenalty[] }> => {
    const r = reservations;
    const doctor = sql<string>`coalesce((select l.title from doctors_locales l where l._parent_id = ${r.doctorId} and l.title is not null order by l._locale::text = ${lang} desc limit 1), '')`;
    const next = sql`case ${r.state} when 'held' then ${r.heldUntil} when 'owed' then ${r.owedAt} + make_interval(hours => ${REPAY_HOURS}) else ${r.startsAt} end`;
    const [rows, penalties] = await Promise.all([
      db
        .select({ row: r, doctor })
        .from(r)
        .where(inArray(r.state, [...liveStates]))
        .orderBy(next, asc(r.id))
        .limit(MOST),
      db
        .select({
          ...{ id: bookingPenalties.id, userId: bookingPenalties.userId, from: bookingPenalties.from, until: bookingPenalties.until },
          cycles: bookingPenalties.cycles,
          name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
        })
        .from(bookingPenalties)
        .innerJoin(users, eq(users.id, bookingPenalties.userId))
        .where(and(gt(bookingPenalties.until, now), isNull(bookingPenalties.liftedAt)))
        .orderBy(asc(bookingPenalties.until))
        .limit(MOST),
    ]);
    const live = rows.map(({ row, doctor: name }) => {
      const { id, code, kind, state, startsAt } = row;
      return { id, code, kind, state, startsAt, doctor: name, dueAt: dueAtOf(row) ?? startsAt };
    });
    return { live, penalties };
  },
);
