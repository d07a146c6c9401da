import { and, eq, lt, sql } from '@payloadcms/db-postgres/drizzle';
import type { DiscountTerms, DiscountUse } from '#domain/orders/discount';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { codeCounters, codeUserCounters, codeUses } from '../store/tables';

type User = { codeId: number; userId: number };

/** How often a code was used, by all and by this buyer (a guest has used none). */
export async function usesOf(tx: Tx, ctx: Ctx, codeId: number, userId: number | null): Promise<DiscountUse> {
  const [all] = await tx.select({ used: codeCounters.used }).from(codeCounters).where(eq(codeCounters.codeId, codeId));
  const [own] =
    userId === null
      ? []
      : await tx
          .select({ used: codeUserCounters.used })
          .from(codeUserCounters)
          .where(and(eq(codeUserCounters.codeId, codeId), eq(codeUserCounters.userId, userId)));
  return { used: all?.used ?? 0, usedByUser: own?.used ?? 0, at: ctx.now };
}

/** Counts one use within both limits, or refuses; the counters' rows are the last word under any concurrency. [DISC-4] */
async function count(tx: Tx, terms: DiscountTerms, { codeId, userId }: User): Promise<Result<null>> {
  await tx.insert(codeCounters).values({ codeId, used: 0 }).onConflictDoNothing();
  await tx.insert(codeUserCounters).values({ codeId, userId, used: 0 }).onConflictDoNothing();
  const all = await tx
    .update(codeCounters)
    .set({ used: sql`${codeCounters.used} + 1` })
    .where(and(eq(codeCounters.codeId, codeId), terms.usesLimit === null ? undefined : lt(codeCounters.used, terms.usesLimit)))
    .returning({ used: codeCounters.used });
  if (all.length === 0) return refuse('discounts.code.used-up', undefined, { field: 'code', status: 409 });
  const own = await tx
    .update(codeUserCounters)
    .set({ used: sql`${codeUserCounters.used} + 1` })
    .where(
      and(
        eq(codeUserCounters.codeId, codeId),
        eq(codeUserCounters.userId, userId),
        terms.perUserLimit === null ? undefined : lt(codeUserCounters.used, terms.perUserLimit),
      ),
    )
    .returning({ used: codeUserCounters.used });
  if (own.length === 0) return refuse('discounts.code.used-by-you', { limit: terms.perUserLimit ?? 0 }, { field: 'code', status: 409 });
  return ok(null);
}

/** Keeps one use for an order while it is being paid. [DISC-4] */
export async function holdCode(tx: Tx, ctx: Ctx, terms: DiscountTerms, order: { orderId: number; userId: number }): Promise<Result<null>> {
  const counted = await count(tx, terms, { codeId: terms.id, userId: order.userId });
  if (!counted.ok) return counted;
  await tx.insert(codeUses).values({ ...order, codeId: terms.id, state: 'held', at: ctx.now });
  return ok(null);
}

/** The order was paid: its use stands. */
export async function useCode(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  await tx.update(codeUses).set({ state: 'used', at: ctx.now }).where(and(eq(codeUses.orderId, orderId), eq(codeUses.state, 'held')));
}

/** The order ended unpaid: its use is free again, once. */
export async function releaseCode(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  const [freed] = await tx
    .update(codeUses)
    .set({ state: 'released', at: ctx.now })
    .where(and(eq(codeUses.orderId, orderId), eq(codeUses.state, 'held')))
    .returning({ codeId: codeUses.codeId, userId: codeUses.userId });
  if (!freed) return;
  await tx.update(codeCounters).set({ used: sql`${codeCounters.used} - 1` }).where(eq(codeCounters.codeId, freed.codeId));
  await tx
    .update(codeUserCounters)
    .set({ used: sql`${codeUserCounters.used} - 1` })
    .where(and(eq(codeUserCounters.codeId, freed.codeId), eq(codeUserCounters.userId, freed.userId)));
}

/** A payment came after the use was released: it is counted again if the limits still allow it. */
export async function useCodeLate(tx: Tx, ctx: Ctx, terms: DiscountTerms, orderId: number): Promise<Result<null>> {
  const [released] = await tx
    .update(codeUses)
    .set({ state: 'used', at: ctx.now })
    .where(and(eq(codeUses.orderId, orderId), eq(codeUses.state, 'released')))
    .returning({ codeId: codeUses.codeId, userId: codeUses.userId });
  return released ? count(tx, terms, released) : ok(null);
}
