import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { mayMove } from '#domain/consultations/cancelling';
import { CANCEL_HOURS_AHEAD } from '#domain/consultations/promises';
import { unknownReservation } from '#domain/consultations/code';
import { refuse, type Refusal, type Result } from '#domain/result';
import { doctors } from '../store/schema.generated';
import { callOffMeeting } from '../meetings/close';
import { openMeeting } from '../meetings/open';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { reservations } from '../store/tables';
import { RESERVATIONS } from '../transitions/nouns';
import { note, transition } from '../transitions/transition';
import { keepAhead } from './ahead';
import { offeredNow } from './hold';
import { lockReservation, myReservation, reservationSubject } from './row';
import { freeSlot, slotIsFree, takenRefusal, takeSlot } from './slot';
import { tellBooker, tellDoctor } from './tell';

type Move = { once: string; code: string; startsAt: Date };
type MovedTo = { code: string; startsAt: Date };
const notNow = refuse('reservations.move.not-now', { hours: CANCEL_HOURS_AHEAD }, { status: 409 });
const keys: Readonly<Record<string, Refusal>> = { reservations_slot: refuse('reservations.time.taken-all', undefined, { status: 409 }) };

/**
 * Moves a booked time to another of the same doctor, kind, place and price: once, two days ahead, free of charge. One that did
 * not take place becomes any such time. The old slot is free, the new one taken, in one commit. [CONS-4, CONS-6]
 */
export const moveToSlot = service('reservations.book', async (ctx, { once, code, startsAt }: Move): Promise<Result<MovedTo>> => {
  const mine = await myReservation(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownReservation;
  const [doctor] = await ctx.rt.db.select({ slug: doctors.slug }).from(doctors).where(eq(doctors.id, mine.doctorId));
  return commitOnce<MovedTo>(
    ctx,
    { form: 'reservation-move', key: once, body: { code: mine.code, startsAt } },
    async (tx) => {
      const row = await lockReservation(tx, mine.id);
      if (!row || !doctor) return unknownReservation;
      const owed = row.state === 'owed';
      if (!owed && (row.state !== 'booked' || !mayMove(row, ctx.now))) return notNow;
      const offered = await offeredNow(tx, ctx, { slug: doctor.slug, kind: row.kind, startsAt });
      if (!offered.ok) return offered;
      const { centreId, priceToman } = offered.value;
      if (centreId !== row.centreId) return refuse('reservations.move.other-place', undefined, { status: 409 });
      if (priceToman !== row.priceToman) return refuse('reservations.move.other-price', { wasToman: row.priceToman, isToman: priceToman }, { status: 409 });
      const to = { ...row, startsAt };
      await freeSlot(tx, row);
      if (!(await slotIsFree(tx, to))) return takenRefusal(tx, ctx, to);
      await callOffMeeting(tx, ctx, row.id, 'patient');
      const facts = { from: row.startsAt.toISOString(), to: startsAt.toISOString() };
      if (owed) {
        const made = await transition(tx, ctx, RESERVATIONS, row, {
          event: 'choose',
          who: 'patient',
          set: { startsAt, owedAt: null, assignedAt: null },
          facts,
        });
        if (!made.ok) return made;
      } else {
        await tx
          .update(reservations)
          .set({ startsAt, movedAt: ctx.now })
          .where(and(eq(reservations.id, row.id), eq(reservations.startsAt, row.startsAt)));
        await note(tx, ctx, RESERVATIONS, row, { event: 'move', facts });
      }
      await openMeeting(tx, ctx, to);
      if (!(await takeSlot(tx, to))) throw new Error(`the slot of reservation ${row.id} is gone although it is locked`);
      const freed = owed ? [] : await tellDoctor(tx, ctx, row, 'reservations.doctor-freed');
      const told = [...freed, ...(await tellDoctor(tx, ctx, to, 'reservations.doctor-booked'))];
      return {
        value: { code: row.code, startsAt },
        audit: { action: owed ? 'reservations.choose' : 'reservations.move', subject: reservationSubject(row.id), facts },
        tell: [await tellBooker(tx, ctx, to, { notice: 'reservations.moved' }), ...told, ...keepAhead(to, ctx.now)],
      };
    },
    keys,
  );
});
