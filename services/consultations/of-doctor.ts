import { and, asc, eq, gte, inArray } from '@payloadcms/db-postgres/drizzle';
import { dayStart, tehranDay } from '#domain/calendars/day';
import type { ReservationState } from '#domain/consultations/life-cycle';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { refuse, type Result } from '#domain/result';
import { profileOf } from '../doctors/whose';
import { memberNames } from '../health/store/names';
import { roomRefs } from '../meetings/room-refs';
import { service } from '../service';
import { reservations } from '../store/tables';

/** What a doctor sees of a booked time: when, how, where, and whom they meet; no money, and whoever booked is not named. */
export type BookedTime = {
  code: string;
  kind: ConsultationKind;
  state: ReservationState;
  startsAt: Date;
  patient: string;
  centreId: number | null;
  /** Where its room is; none at a centre. */ room: string | null;
};

const MOST = 300;

/** The times that are booked with whoever asks, from today on, the soonest first. [DOC-3, CONS-1] */
export const doctorTimes = service(
  'reservations.meet',
  async (ctx): Promise<Result<BookedTime[]>> => {
    const { db } = ctx.rt;
    const profile = await profileOf(db, ctx, ctx.actor.userId);
    if (!profile) return { ok: true, value: [] };
    const rows = await db
      .select()
      .from(reservations)
      .where(
        and(
          eq(reservations.doctorId, profile.id),
          inArray(reservations.state, ['booked', 'owed', 'done']),
          gte(reservations.startsAt, dayStart(tehranDay(ctx.now))),
        ),
      )
      .orderBy(asc(reservations.startsAt))
      .limit(MOST);
    const names = await memberNames(
      db,
      rows.map(({ patientId }) => patientId),
    );
    const refs = await roomRefs(
      db,
      profile.id,
      rows.map(({ id }) => id),
    );
    const times = rows.map(({ id, code, kind, state, startsAt, patientId, centreId }) => ({
      ...{ code, kind, state, startsAt, centreId },
      patient: names.get(patientId)?.name ?? '',
      room: refs.get(id) ?? null,
    }));
    return { ok: true, value: times };
  },
  () => refuse('access.hidden', undefined, { status: 404 }),
);
