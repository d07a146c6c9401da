import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { ClosedPart } from '#domain/accounts/penalty';
import { service } from '../service';
import { accountPenalties, bookingPenalties } from '../store/tables';

/** How many of each are shown. */
const SHOWN = 20;
/** A penalty of an account: one that staff have set, or the one that follows cancelled bookings. */
export type CustomerPenalty = {
  id: number;
  of: 'account' | 'booking';
  parts: ClosedPart[];
  /** How many bookings were cancelled before it. */ cycles: number | null;
  from: Date;
  until: Date;
  reason: string | null;
  /** The colleague who set it. */ by: string | null;
  liftedAt: Date | null;
  liftReason: string | null;
};

/** What was closed of an account and why, the newest first; null for staff who decide nothing about it. [ROLE-6, CONS-5] */
export const customerPenalties = service(
  'penalties.set',
  async (ctx, userId: number): Promise<CustomerPenalty[] | null> => {
    const { db } = ctx.rt;
    const [own, booking] = await Promise.all([
      db
        .select({ penalty: accountPenalties, by: sql<string | null>`(select s.name from staff s where 'staff:' || s.id = ${accountPenalties.setBy})` })
        .from(accountPenalties)
        .where(eq(accountPenalties.userId, userId))
        .orderBy(desc(accountPenalties.id))
        .limit(SHOWN),
      db.select().from(bookingPenalties).where(eq(bookingPenalties.userId, userId)).orderBy(desc(bookingPenalties.id)).limit(SHOWN),
    ]);
    const all: CustomerPenalty[] = [
      ...own.map(({ penalty: { id, parts, from, until, reason, liftedAt, liftReason }, by }) => ({
        ...{ id, of: 'account' as const, parts, cycles: null, from, until, reason, by, liftedAt, liftReason },
      })),
      ...booking.map(({ id, cycles, from, until, liftedAt }) => ({
        ...{ id, of: 'booking' as const, parts: [], cycles, from, until, reason: null, by: null, liftedAt, liftReason: null },
      })),
    ];
    return all.sort((one, other) => other.from.getTime() - one.from.getTime());
  },
  () => null,
);
