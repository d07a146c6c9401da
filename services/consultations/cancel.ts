import { backNow, cancelPromise, isInTime } from '#domain/consultations/cancelling';
import { unknownReservation } from '#domain/consultations/code';
import { closesUntil } from '#domain/consultations/cycles';
import { earned } from '#domain/ledger/consultation-money';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { callOffMeeting } from '../meetings/close';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { bookingPenalties } from '../store/tables';
import { RESERVATIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf } from './bill';
import { cyclesOf } from './limits';
import { lockReservation, myReservation, reservationSubject, type ReservationRow } from './row';
import { freeSlot } from './slot';
import { tellBooker, tellDoctor } from './tell';

type Cancel = { once: string; code: string; /** What the page said would come back. */ shownToman: number };
type Cancelled = { code: string; backToman: number; /** Until when booking is closed by it. */ closedUntil: Date | null };

/**
 * A patient cancels a booked time: two days ahead half comes back to the wallet at once, later nothing, and never other than the
 * page said. The slot is free again; one cancelled booking too many closes booking for some days. [CONS-4, CONS-5, NUM-3]
 */
export const cancelReservation = service('reservations.book', async (ctx, { once, code, shownToman }: Cancel): Promise<Result<Cancelled>> => {
  const { userId } = ctx.actor;
  const mine = await myReservation(ctx.rt.db, userId, code);
  if (!mine) return unknownReservation;
  return commitOnce<Cancelled>(ctx, { form: 'reservation-cancel', key: once, body: { code: mine.code, shownToman } }, async (tx) => {
    await oneAtATime(tx, `reservations:${userId}`);
    const row = await lockReservation(tx, mine.id);
    if (!row) return unknownReservation;
    if (row.cancelledAt) return { value: { code: row.code, backToman: row.backToman, closedUntil: null }, audit: [] };
    if (row.state === 'booked' && ctx.now >= row.startsAt) return refuse('reservations.cancel.begun', undefined, { status: 409 });
    if (row.state === 'booked' && row.assignedAt) return refuse('reservations.cancel.assigned', undefined, { status: 409 });
    const promise = cancelPromise({ totalToman: row.paidToman, startsAt: row.startsAt });
    const backToman = backNow(promise, ctx.now);
    if (backToman < shownToman) return refuse('reservations.cancel.late', { shownToman, lastMoment: promise.until }, { status: 409 });
    if (backToman !== shownToman) return refuse('common.form.expired', undefined, { status: 409 });
    const closedUntil = row.state === 'booked' ? await close(tx, ctx, row) : null;
    const event = isInTime(promise, ctx.now) ? 'cancel' : 'cancel-late';
    const set = { cancelledAt: ctx.now, backToman };
    const made = await transition(tx, ctx, RESERVATIONS, row, { event, who: 'patient', set, facts: { backToman } });
    if (!made.ok) return made;
    await callOffMeeting(tx, ctx, row.id, 'patient');
    await freeSlot(tx, row);
    const bill = await billOf(tx, row, 'paid');
    if (!bill) throw new Error(`reservation ${row.id} is booked and has no paid bill`);
    const { row: after } = made.value;
    const told = backToman > 0 ? ({ notice: 'reservations.cancelled', amountToman: backToman } as const) : ({ notice: 'reservations.forfeited' } as const);
    return {
      value: { code: row.code, backToman, closedUntil },
      audit: { action: `reservations.${event}`, subject: reservationSubject(row.id), facts: { paidToman: row.paidToman, backToman, closedUntil } },
      entry: { cause: 'reservations.half-back', subject: bill.id, lines: earned({ ...row, backToman }) },
      tell: [await tellBooker(tx, ctx, after, told), ...(await tellDoctor(tx, ctx, row, 'reservations.doctor-freed'))],
    };
  });
});

/** Closes booking to whoever cancels once too often. [CONS-5] */
async function close(tx: Tx, ctx: Ctx, { id, userId }: ReservationRow): Promise<Date | null> {
  const before = await cyclesOf(tx, ctx, userId);
  const until = closesUntil(before, ctx.now);
  if (until) await tx.insert(bookingPenalties).values({ userId, reservationId: id, from: ctx.now, until, cycles: before + 1 });
  return until;
}
