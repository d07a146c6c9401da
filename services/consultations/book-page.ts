import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { cancelPromise, isInTime, type CancelPromise } from '#domain/consultations/cancelling';
import { liveStates } from '#domain/consultations/life-cycle';
import { NEAREST_SHOWN } from '#domain/consultations/promises';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { nearestOf } from '#domain/doctors/picker';
import { ok, refuse, type Result } from '#domain/result';
import { needsTerms } from '../accounts/consents';
import type { Ctx } from '../context';
import { readDoctor, type DoctorPage, type PublicSlot } from '../doctors/doctor';
import { patientsOf, type Patient } from '../health/patients';
import { memberIds } from '../health/store/names';
import { service } from '../service';
import { reservations } from '../store/tables';
import { closedUntil, cyclesOf } from './limits';

/** What the form of a booking asks of whoever books: for whom they may, who of them has an open one, whether the terms are to be accepted, whether booking is closed. */
export type BookForm = { patients: Patient[]; withOpen: string[]; needsTerms: boolean; closedUntil: Date | null; cycles: number };

/** The part of the booking's page that is the booker's own. [CONS-1, CONS-5, LEGAL-2] */
export const bookForm = service('reservations.book', async (ctx): Promise<BookForm> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const [patients, terms, closed, cycles] = await Promise.all([patientsOf(ctx), needsTerms(ctx), closedUntil(db, ctx, userId), cyclesOf(db, ctx, userId)]);
  return { patients, withOpen: await whoHasOpen(ctx, userId, patients), needsTerms: terms, closedUntil: closed, cycles };
});

/** Who of those for whom one may book has a live reservation, by reference. [CONS-3] */
async function whoHasOpen({ rt: { db } }: Ctx, userId: number, patients: readonly Patient[]): Promise<string[]> {
  const ids = await memberIds(db, { userId, refs: patients.map(({ ref }) => ref) });
  if (ids.size === 0) return [];
  const rows = await db
    .select({ patientId: reservations.patientId })
    .from(reservations)
    .where(and(inArray(reservations.patientId, [...ids.keys()]), inArray(reservations.state, [...liveStates])));
  return rows.flatMap(({ patientId }) => ids.get(patientId) ?? []);
}

type Asked = { slug: string; kind: ConsultationKind; startsAt: Date };
type Centre = DoctorPage['centres'][number];
export type BookPage = BookForm & {
  doctor: Pick<DoctorPage, 'id' | 'slug' | 'name' | 'level' | 'categories' | 'photo'>;
  /** The time as it is offered now, with what cancelling it would give back; none where it is not free any more. */
  offer: { priceToman: number; centre: Centre | null; promise: CancelPromise; inTime: boolean } | null;
  /** The free times nearest to one that is gone. */ near: Date[];
  /** One's own live reservation of that very time. */ mine: string | null;
};

/** A doctor's time that somebody is about to take: with whom, where, for how much, what cancelling gives back, and for whom it may be. [CONS-1, CONS-2, CONS-3, CONS-4] */
export const bookPage = service('reservations.book', async (ctx, { slug, kind, startsAt }: Asked): Promise<Result<BookPage>> => {
  const found = await readDoctor(ctx, slug);
  if (!found.ok) return found;
  const { slots, offers, centres, id, name, level, categories, photo } = found.value;
  if (!offers.some((one) => one.kind === kind)) return refuse('content.page.unknown', undefined, { status: 404 });
  const slot = slots.find((one) => one.startsAt.getTime() === startsAt.getTime() && one.kinds.includes(kind));
  const centreId = kind === 'in-person' ? (slot?.centreId ?? offers.find((one) => one.kind === kind)?.centreId ?? null) : null;
  const offer = slot?.free ? offers.find((one) => one.kind === kind && one.centreId === centreId) : undefined;
  const form = await bookForm(ctx);
  if ('ok' in form) return form;
  const promise = offer && cancelPromise({ totalToman: offer.priceToman, startsAt });
  return ok({
    ...form,
    doctor: { id, slug, name, level, categories, photo },
    offer:
      offer && promise
        ? { priceToman: offer.priceToman, centre: centres.find((one) => one.id === centreId) ?? null, promise, inTime: isInTime(promise, ctx.now) }
        : null,
    near: offer
      ? []
      : nearestOf(
          slots.filter((one) => one.free && isHere(one, { kind, centreId })).map((one) => one.startsAt),
          startsAt,
          NEAREST_SHOWN,
        ),
    mine: offer ? null : await mineAt(ctx, ctx.actor.userId, { doctorId: id, startsAt }),
  });
});

/** Whether a slot is one of a kind, and at its centre where it is met at one. [CONS-2] */
export function isHere({ kinds, centreId }: Pick<PublicSlot, 'kinds' | 'centreId'>, of: { kind: ConsultationKind; centreId: number | null }): boolean {
  return kinds.includes(of.kind) && (of.kind !== 'in-person' || centreId === of.centreId);
}

async function mineAt({ rt: { db } }: Ctx, userId: number, { doctorId, startsAt }: { doctorId: number; startsAt: Date }): Promise<string | null> {
  const own = and(eq(reservations.userId, userId), eq(reservations.doctorId, doctorId), eq(reservations.startsAt, startsAt));
  const [row] = await db
    .select({ code: reservations.code })
    .from(reservations)
    .where(and(own, inArray(reservations.state, [...liveStates])));
  return row?.code ?? null;
}
