import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { NEAREST_SHOWN } from '#domain/consultations/promises';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { refuse, type Refusal } from '#domain/result';
import { formatDateTime } from '#locales/format';
import type { Ctx } from '../context';
import { verifiedRole } from '../doctors/whose';
import type { Tx } from '../runtime';
import { slots } from '../store/tables';
import type { ReservationRow } from './row';

type Of = Pick<ReservationRow, 'doctorId' | 'kind' | 'startsAt'> & { centreId: number | null };

/** A free slot of a kind at a place: a counselling hour may have a place, too, that is not the talk's. */
const freeFor = ({ doctorId, kind, startsAt, centreId }: Of) =>
  and(
    eq(slots.doctorId, doctorId),
    eq(slots.startsAt, startsAt),
    isNull(slots.reservationId),
    sql`${kind} = any(${slots.kinds})`,
    kind === 'in-person' ? eq(slots.centreId, centreId ?? 0) : undefined,
  );

/** Takes a free slot for a reservation; whoever is second finds it taken. [CONS-3] */
export async function takeSlot(tx: Tx, reservation: Of & { id: number }): Promise<boolean> {
  const taken = await tx.update(slots).set({ reservationId: reservation.id }).where(freeFor(reservation)).returning({ at: slots.startsAt });
  return taken.length > 0;
}

/** Locks a slot, and says whether it is still free. */
export async function slotIsFree(tx: Tx, of: Of): Promise<boolean> {
  const [row] = await tx.select({ at: slots.startsAt }).from(slots).where(freeFor(of)).for('update');
  return row !== undefined;
}

/** Gives a reservation's slot back: it can be taken again. [CONS-3] */
export async function freeSlot(tx: Tx, { id, doctorId, startsAt }: Pick<ReservationRow, 'id' | 'doctorId' | 'startsAt'>): Promise<void> {
  await tx
    .update(slots)
    .set({ reservationId: null })
    .where(and(eq(slots.doctorId, doctorId), eq(slots.startsAt, startsAt), eq(slots.reservationId, id)));
}

/** The free times of a doctor and kind that lie nearest to one, the earliest first. [CONS-3] */
export async function nearestFree(tx: Tx, { now }: Pick<Ctx, 'now'>, of: Of): Promise<Date[]> {
  const { rows } = await tx.execute(sql`
    select near.at from (
      select s.starts_at as at from slots s join doctors d on d.id = s.doctor_id and d.published ${verifiedRole(now)}
        left join doctor_desks desk on desk.doctor_id = s.doctor_id
      where s.doctor_id = ${of.doctorId} and s.reservation_id is null and ${of.kind as ConsultationKind} = any(s.kinds) and s.starts_at <> ${of.startsAt}
        and s.starts_at >= ${now}::timestamptz + make_interval(mins => coalesce(desk.notice_minutes, 60))
        ${of.kind === 'in-person' ? sql`and s.centre_id = ${of.centreId}` : sql``}
      order by abs(extract(epoch from s.starts_at - ${of.startsAt}::timestamptz)), s.starts_at limit ${NEAREST_SHOWN}) near
    order by near.at`);
  return (rows as { at: string | Date }[]).map(({ at }) => new Date(at));
}

/** That a time is not free any more, with the nearest that are. [CONS-3] */
export async function takenRefusal(tx: Tx, ctx: Ctx, of: Of): Promise<Refusal> {
  const near = await nearestFree(tx, ctx, of);
  if (near.length === 0) return refuse('reservations.time.taken-all', undefined, { status: 409 });
  const times = near.map((at) => formatDateTime(ctx.lang, at)).join(ctx.lang === 'fa' ? '؛ ' : '; ');
  return refuse('reservations.time.taken', { times }, { status: 409 });
}
