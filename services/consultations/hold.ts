import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { seatPrice } from '#domain/academy/seat-price';
import { makeReservationCode } from '#domain/consultations/code';
import { heldUntil } from '#domain/consultations/hold';
import { liveStates } from '#domain/consultations/life-cycle';
import type { ConsultationKind, Offer } from '#domain/doctors/doctor';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { acceptTermsIn } from '../accounts/consents';
import type { Ctx } from '../context';
import { offersToday } from '../doctors/offers';
import { verifiedRole } from '../doctors/whose';
import { beginFile } from '../health/begin';
import { patientFor } from '../health/patients';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { reservations, slots } from '../store/tables';
import { RESERVATIONS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { openBill } from './bill';
import { mayHold } from './limits';
import { reservationSubject } from './row';
import { slotIsFree, takenRefusal, takeSlot } from './slot';

/** A slot that somebody wants, and for whom. */
type Wanted = {
  once: string;
  slug: string;
  kind: ConsultationKind;
  startsAt: Date;
  /** `mine`, or the reference of a member's file. */ patient: string;
  /** The price that was on the page. */ shownToman: number;
  /** Whether the terms are accepted with this form. */ terms: boolean;
};
type Held = { code: string; heldUntil: Date };
const unknown = refuse('content.page.unknown', undefined, { status: 404 });
const hasOne = refuse('reservations.patient.has-one', undefined, { field: 'patient', status: 409 });
/** What the keys say where two were at it in the same moment. */
const keys: Readonly<Record<string, Refusal>> = {
  reservations_patient: hasOne,
  reservations_slot: refuse('reservations.time.taken-all', undefined, { status: 409 }),
  reservations_code: refuse('common.busy', undefined, { status: 503 }),
};

/**
 * Keeps a doctor's slot for fifteen minutes and opens its bill. Nobody else can take it, its patient has no other, and
 * whoever is too late is told the three nearest. [CONS-1, CONS-3, CONS-5, LEGAL-2]
 */
export const holdSlot = service('reservations.book', async (ctx, { once, terms, ...wanted }: Wanted): Promise<Result<Held>> => {
  const { userId } = ctx.actor;
  if (wanted.patient === 'mine') await beginFile(ctx);
  return commitOnce<Held>(
    ctx,
    { form: 'reservation', key: once, body: wanted },
    async (tx) => {
      const offered = await offeredNow(tx, ctx, wanted);
      if (!offered.ok) return offered;
      const { doctorId, centreId, priceToman } = offered.value;
      if (priceToman !== wanted.shownToman) return refuse('reservations.other-price', { wasToman: wanted.shownToman, isToman: priceToman }, { status: 409 });
      const patient = await patientFor(tx, ctx, wanted.patient);
      if (!patient.ok) return patient;
      const may = await mayHold(tx, ctx, userId);
      if (!may.ok) return may;
      const accepted = await acceptTermsIn(tx, ctx, userId, terms);
      if (!accepted.ok) return accepted;
      const patientId = patient.value.memberId;
      if (await isLive(tx, patientId)) return hasOne;
      const { kind, startsAt } = wanted;
      const of = { doctorId, kind, startsAt, centreId };
      if (!(await slotIsFree(tx, of))) return takenRefusal(tx, ctx, of);
      const until = heldUntil(startsAt, ctx.now);
      const made = { ...of, code: makeReservationCode(unguessable), userId, patientId, lang: ctx.lang, createdAt: ctx.now, heldUntil: until, priceToman };
      const row = await beginOne(tx, ctx, RESERVATIONS, made, { event: 'hold' });
      if (!(await takeSlot(tx, row))) throw new Error(`the slot of reservation ${row.id} is gone although it is locked`);
      await openBill(tx, ctx, row, seatPrice(priceToman, null));
      const audit = { action: 'reservations.hold', subject: reservationSubject(row.id), facts: { doctorId, kind, startsAt, priceToman } };
      return { value: { code: row.code, heldUntil: until }, audit: [audit, ...(accepted.value ? [accepted.value] : [])] };
    },
    keys,
  );
});

async function isLive(tx: Tx, patientId: number): Promise<boolean> {
  const mine = and(eq(reservations.patientId, patientId), inArray(reservations.state, [...liveStates]));
  return (await tx.select({ id: reservations.id }).from(reservations).where(mine).limit(1)).length > 0;
}

type Asked = Pick<Wanted, 'slug' | 'kind' | 'startsAt'>;
export type OfferedSlot = { doctorId: number; centreId: number | null; priceToman: number };

/** A slot of a public doctor as it is offered now: free, of this kind, early enough, with the price of today; else which are near. [CONS-1, CONS-2, CONS-3] */
export async function offeredNow(tx: Tx, ctx: Ctx, { slug, kind, startsAt }: Asked): Promise<Result<OfferedSlot>> {
  const { rows } = await tx.execute(sql`
    select d.id, offered.offers, coalesce(desk.notice_minutes, 60) as notice from doctors d ${verifiedRole(ctx.now)}
      left join doctor_desks desk on desk.doctor_id = d.id ${offersToday(ctx.now)} where d.published and d.slug = ${slug}`);
  const [doctor] = rows as { id: number; offers: Offer[]; notice: number }[];
  if (!doctor || !doctor.offers.some((one) => one.kind === kind)) return unknown;
  const [slot] = await tx
    .select()
    .from(slots)
    .where(and(eq(slots.doctorId, doctor.id), eq(slots.startsAt, startsAt)));
  const centreId = kind === 'in-person' ? (slot?.centreId ?? null) : null;
  const offer = doctor.offers.find((one) => one.kind === kind && one.centreId === centreId);
  const isFree = slot?.reservationId === null && slot.kinds.includes(kind) && startsAt.getTime() >= ctx.now.getTime() + doctor.notice * 60_000;
  const of = { doctorId: doctor.id, kind, startsAt, centreId: centreId ?? placeOf(doctor.offers, kind) };
  return isFree && offer ? ok({ doctorId: doctor.id, centreId, priceToman: offer.priceToman }) : takenRefusal(tx, ctx, of);
}

/** The first centre of a kind, for what is near where the slot itself is gone. */
function placeOf(offers: readonly Offer[], kind: ConsultationKind): number | null {
  return offers.find((one) => one.kind === kind)?.centreId ?? null;
}
