import { and, count, desc, eq, gt, gte, inArray, isNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayStart, tehranDay } from '#domain/calendars/day';
import { countedSince } from '#domain/consultations/cycles';
import { MOST_LAPSES_A_DAY, MOST_LIVE_HOLDS } from '#domain/consultations/promises';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { oneAtATime } from '../store/one-at-a-time';
import { bookingPenalties, reservations } from '../store/tables';

/** Until when booking is closed to an account; null while it is open. [CONS-5] */
export async function closedUntil(tx: Tx, { now }: Pick<Ctx, 'now'>, userId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ until: bookingPenalties.until })
    .from(bookingPenalties)
    .where(and(eq(bookingPenalties.userId, userId), gt(bookingPenalties.until, now), isNull(bookingPenalties.liftedAt)))
    .orderBy(desc(bookingPenalties.until))
    .limit(1);
  return row?.until ?? null;
}

/** How many of its bookings an account has cancelled in the days that count, since a penalty that began later than the last. [CONS-5] */
export async function cyclesOf(tx: Tx, { now }: Pick<Ctx, 'now'>, userId: number): Promise<number> {
  const since = countedSince(now);
  const { rows } = await tx.execute(sql`
    select count(*)::int as n from ${reservations} r where r.user_id = ${userId} and r.cancelled_at > ${since}
      and r.cancelled_at > coalesce((select max(p.from_at) from ${bookingPenalties} p where p.user_id = ${userId}), '-infinity')`);
  return (rows as { n: number }[])[0]?.n ?? 0;
}

/** Whether an account may keep one more slot: it is not closed to it, keeps fewer than two, and has not let three go today. Whoever asks takes turns, so that many at once are counted one after the other. [CONS-3, CONS-5] */
export async function mayHold(tx: Tx, ctx: Ctx, userId: number): Promise<Result<null>> {
  await oneAtATime(tx, `reservations:${userId}`);
  const until = await closedUntil(tx, ctx, userId);
  if (until) return refuse('reservations.closed', { openDay: until }, { status: 409 });
  const own = eq(reservations.userId, userId);
  const many = async (which: SQL | undefined) => (await tx.select({ n: count() }).from(reservations).where(and(own, which)))[0]?.n ?? 0;
  if ((await many(eq(reservations.state, 'held'))) >= MOST_LIVE_HOLDS) return refuse('reservations.too-many-held', { most: MOST_LIVE_HOLDS }, { status: 409 });
  const today = gte(reservations.createdAt, dayStart(tehranDay(ctx.now)));
  if ((await many(and(inArray(reservations.state, ['lapsed', 'given-up']), today))) >= MOST_LAPSES_A_DAY)
    return refuse('reservations.too-many-lapsed', { most: MOST_LAPSES_A_DAY }, { status: 429 });
  return ok(null);
}
