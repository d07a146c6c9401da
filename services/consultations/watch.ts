import { and, desc, eq, gte, isNull, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import { dayStart, tehranDay } from '#domain/calendars/day';
import { expectedFrom } from '#domain/consultations/lateness';
import { DOCTOR_EARLY_MINUTES, REPAY_HOURS } from '#domain/consultations/promises';
import type { MarkKind } from '#domain/consultations/lateness';
import { guarded } from '../service';
import { consultations, doctorMarks, reservations } from '../store/tables';
import { punctualityOf } from './marks';

/** What happened that somebody should look at, and what became of it. Whom a time is for is not in it. */
export type Watched = {
  id: string;
  code: string;
  kind: Exclude<MarkKind, 'on-time'> | 'owed' | 'missed';
  doctor: string;
  startsAt: Date;
  became: { is: 'waits'; from: Date } | { is: 'assigned'; startsAt: Date } | { is: 'owed' } | { is: 'repay'; by: Date } | { is: 'nothing' };
  /** For how many talks the doctor came in time. */ punctual: { onTime: number; of: number } | null;
};

const MINUTE_MS = 60_000;
const MOST = 200;

/** Doctors who are late now, were silent today, and patients who did not come today; and all that is owed. The newest first. [ADM-3, CONS-6, CONS-8] */
export const deskWatch = guarded('admin.reservations.read', async ({ rt: { db }, lang, now }): Promise<Watched[]> => {
  const [c, r, m] = [consultations, reservations, doctorMarks];
  const name = sql<string>`coalesce((select l.title from doctors_locales l where l._parent_id = ${c.doctorId} and l.title is not null order by l._locale::text = ${lang} desc limit 1), '')`;
  const since = dayStart(tehranDay(now));
  const expected = new Date(now.getTime() + DOCTOR_EARLY_MINUTES * MINUTE_MS);
  const isLate = and(sql`${c.state} in ('waiting', 'running')`, isNull(c.doctorActedAt), lte(c.startsAt, expected));
  const isOwed = and(eq(r.state, 'owed'), sql`${c.ordinal} = (select max(o.ordinal) from consultations o where o.reservation_id = ${r.id})`);
  const isMissed = and(eq(c.state, 'missed'), gte(c.startsAt, since));
  const wasSilent = and(eq(c.state, 'moved'), gte(c.startsAt, since));
  const rows = await db
    .select({
      meeting: c,
      reservation: r,
      doctor: name,
      left: sql<boolean>`exists (select from ${m} where ${m.consultationId} = ${c.id} and ${m.kind} = 'left')`,
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.reservationId))
    .where(or(isLate, isOwed, isMissed, wasSilent))
    .orderBy(desc(c.startsAt), desc(c.id))
    .limit(MOST);
  const punctual = await punctualityOf(db, [...new Set(rows.map(({ meeting }) => meeting.doctorId))]);
  return rows.map(({ meeting, reservation, doctor, left }) => {
    const { id, startsAt, state } = meeting;
    const owedBy = reservation.state === 'owed' && reservation.owedAt ? new Date(reservation.owedAt.getTime() + REPAY_HOURS * 60 * MINUTE_MS) : null;
    const one = { id: String(id), code: reservation.code, doctor, startsAt, punctual: punctual.get(meeting.doctorId) ?? null };
    if (state === 'moved') {
      const found = meeting.why?.['found'];
      const became: Watched['became'] = owedBy
        ? { is: 'repay', by: owedBy }
        : found && reservation.state === 'booked'
          ? { is: 'assigned', startsAt: reservation.startsAt }
          : { is: 'owed' };
      return { ...one, kind: left ? ('left' as const) : ('silent' as const), became };
    }
    if (state === 'missed') return { ...one, kind: 'missed' as const, became: { is: 'nothing' as const } };
    if (owedBy) return { ...one, kind: 'owed' as const, became: { is: 'repay' as const, by: owedBy } };
    return { ...one, kind: 'late' as const, became: { is: 'waits' as const, from: expectedFrom(startsAt) } };
  });
});
