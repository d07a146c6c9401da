import { and, eq, gt, gte, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { MOST_SEATS } from '#domain/academy/cohort';
import { refuse, type Result } from '#domain/result';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { seatCounters, seatMoves } from '../store/tables';
import { cohortTimes } from './row';

/** Takes one seat of a group, if one is left; the database refuses the last one twice. [ACAD-2] */
export async function takeSeat(tx: Tx, ctx: Ctx, cohortId: number): Promise<boolean> {
  const taken = await tx
    .update(seatCounters)
    .set({ left: sql`${seatCounters.left} - 1`, updatedAt: ctx.now })
    .where(and(eq(seatCounters.cohortId, cohortId), gt(seatCounters.left, 0), isNull(seatCounters.calledOffAt)))
    .returning({ left: seatCounters.left });
  return taken.length > 0;
}

/** Locks a group's seats, and says whether one is left. */
export async function seatIsThere(tx: Tx, cohortId: number): Promise<boolean> {
  const [row] = await tx.select().from(seatCounters).where(eq(seatCounters.cohortId, cohortId)).for('update');
  return row !== undefined && row.left > 0 && row.calledOffAt === null;
}

/** Gives a seat back to its group. */
export async function giveSeatBack(tx: Tx, ctx: Ctx, cohortId: number): Promise<void> {
  await tx
    .update(seatCounters)
    .set({ left: sql`${seatCounters.left} + 1`, updatedAt: ctx.now })
    .where(eq(seatCounters.cohortId, cohortId));
}

type SeatMove = { cohortId: number; delta: number; reason: string; /** The key by which a double press is one move. */ key: string };

/** Staff add seats to a group or take free ones away, with a reason; what is held or paid is never taken. [ACAD-2] */
export const moveSeats = service('cohorts.move', async (ctx, move: SeatMove): Promise<Result<{ seats: number; left: number }>> => {
  const { cohortId, delta, key } = move;
  const reason = move.reason.trim();
  if (!Number.isSafeInteger(delta) || delta === 0 || Math.abs(delta) > MOST_SEATS)
    return refuse('academy.seats.delta', { most: MOST_SEATS }, { field: 'delta' });
  if (!reason) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
  return commitOnce(ctx, { form: 'seats', key, body: { cohortId, delta, reason } }, async (tx) => {
    if (!(await cohortTimes(tx, cohortId))) return refuse('academy.cohort.unknown', undefined, { status: 404 });
    await tx.insert(seatCounters).values({ cohortId, seats: 0, left: 0, updatedAt: ctx.now }).onConflictDoNothing();
    const there = and(eq(seatCounters.cohortId, cohortId), isNull(seatCounters.calledOffAt));
    const after = await tx
      .update(seatCounters)
      .set({ seats: sql`${seatCounters.seats} + ${delta}`, left: sql`${seatCounters.left} + ${delta}`, updatedAt: ctx.now })
      .where(and(there, gte(sql`${seatCounters.left} + ${delta}`, 0), gte(sql`${MOST_SEATS}::int`, sql`${seatCounters.seats} + ${delta}`)))
      .returning({ seats: seatCounters.seats, left: seatCounters.left });
    const [now] = after;
    if (!now) {
      const [is] = await tx.select().from(seatCounters).where(eq(seatCounters.cohortId, cohortId));
      if (is?.calledOffAt) return refuse('academy.cohort.called-off', undefined, { status: 409 });
      return refuse('academy.seats.short', { left: is?.left ?? 0, most: MOST_SEATS }, { field: 'delta', status: 409 });
    }
    await tx.insert(seatMoves).values({ cohortId, delta, reason: reason.slice(0, 200), actor: actorName(ctx.actor), at: ctx.now });
    return { value: now, audit: { action: 'academy.seats-moved', subject: `cohort:${cohortId}`, facts: { delta, reason, seats: now.seats } } };
  });
});
