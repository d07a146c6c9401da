import { and, asc, eq, lte, or } from '@payloadcms/db-postgres/drizzle';
import { HOUR_MS } from '#domain/calendars/day';
import { dueOf, type ReservationDue } from '#domain/consultations/due';
import { REPAY_HOURS, SLOT_MINUTES } from '#domain/consultations/promises';
import type { ReservationState } from '#domain/consultations/life-cycle';
import { unreachable, type Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { each } from '../each';
import { callOffMeeting } from '../meetings/close';
import { lockLiveMeeting, type MeetingRow } from '../meetings/row';
import { askForPayable } from '../payments/ask-gateway';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import { commit, type Change } from '../store/commit';
import { reservations } from '../store/tables';
import { RESERVATIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf, voidBill } from './bill';
import { earnReservation } from './earn';
import { repayReservation } from './repay';
import { lockReservation, reservationSubject, type ReservationRow } from './row';
import { endSilenceOf } from './silence';
import { freeSlot } from './slot';
import { tellBooker } from './tell';

/*
 * For the clock:
 *   `consultations` queue, kind `due`, every minute: after startDueMeetings and endDueSilences
 */

const AT_ONCE = 500;
type Settled = ReservationState | null;

/** For one reservation, once; the bank is asked before an unpaid one lapses. */
const settleReservation = clockwork('reservations.settle', async (ctx, id: number): Promise<Settled> => {
  const [found] = await ctx.rt.db.select().from(reservations).where(eq(reservations.id, id));
  const open = found?.state === 'held' ? await billOf(ctx.rt.db, found, 'open') : null;
  if (open && (await askForPayable(ctx, open.id)).kind === 'unknown') return null;
  const settled = await commit<Settled>(ctx, async (tx) => {
    const row = await lockReservation(tx, id);
    const meeting = row?.state === 'booked' ? await lockLiveMeeting(tx, id) : null;
    const due = row ? dueOf(row, meeting, ctx.now) : null;
    return row && due ? settle(tx, ctx, { row, meeting, due }) : { value: null, audit: [] };
  });
  if (!settled.ok) throw new Error(`reservation ${id} was not settled: ${settled.code}`);
  return settled.value;
});

async function settle(
  tx: Tx,
  ctx: Ctx,
  { row, meeting, due }: { row: ReservationRow; meeting: MeetingRow | null; due: ReservationDue },
): Promise<Change<Settled> | Refusal> {
  const audit = { action: `reservations.${due}`, subject: reservationSubject(row.id) };
  switch (due) {
    case 'lapse': {
      const made = await transition(tx, ctx, RESERVATIONS, row, { event: due, who: 'clock' });
      if (!made.ok) return made;
      await voidBill(tx, ctx, row, 'lapse');
      await freeSlot(tx, row);
      return { value: 'lapsed', audit };
    }
    case 'repay': {
      const repaid = await repayReservation(tx, ctx, row, 'clock');
      return 'ok' in repaid ? repaid : { ...repaid, value: 'refunded' };
    }
    case 'silence': {
      const moved = await endSilenceOf(tx, ctx, row);
      if (!moved) throw new Error(`the doctor of reservation ${row.id} is silent and is not`);
      return 'ok' in moved ? moved : { ...moved, value: moved.value.state };
    }
    case 'finish':
    case 'miss':
      return earnReservation(tx, ctx, { row, meeting }, { event: due, who: 'clock' });
    case 'fail': {
      const made = await transition(tx, ctx, RESERVATIONS, row, { event: due, who: 'clock', set: { owedAt: ctx.now, assignedAt: null } });
      if (!made.ok) return made;
      await callOffMeeting(tx, ctx, row.id, 'clock');
      return { value: 'owed', audit, tell: [await tellBooker(tx, ctx, made.value.row, { notice: 'reservations.owed' })] };
    }
    default:
      return unreachable(due);
  }
}

/** Every reservation for which something is due, the oldest first. [CONS-3, JOB-1: reservations] */
export const settleDueReservations = clockwork('reservations.settle', async (ctx): Promise<{ settled: number }> => {
  const over = new Date(ctx.now.getTime() - SLOT_MINUTES * 60_000);
  const owed = new Date(ctx.now.getTime() - REPAY_HOURS * HOUR_MS);
  const due = await ctx.rt.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      or(
        and(eq(reservations.state, 'held'), lte(reservations.heldUntil, ctx.now)),
        and(eq(reservations.state, 'booked'), lte(reservations.startsAt, over)),
        and(eq(reservations.state, 'owed'), lte(reservations.owedAt, owed)),
      ),
    )
    .orderBy(asc(reservations.id))
    .limit(AT_ONCE);
  let settled = 0;
  await each(due, async ({ id }) => {
    if ((await settleReservation(ctx, id)) !== null) settled += 1;
  });
  return { settled };
});
