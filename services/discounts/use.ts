import { and, eq, inArray, lt, sql } from '@payloadcms/db-postgres/drizzle';
import type { DiscountTerms, DiscountUse } from '#domain/orders/discount';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { discount_codes } from '../store/schema.generated';
import { codeCounters, codeUserCounters, codeUses } from '../store/tables';
import { discountTerms } from './terms';

type User = { codeId: number; userId: number };
type Asked = { codeId: number; userId: number | null; /** What is bought with it. */ purpose: string };

/** How often a code was used, by all and by this buyer (a guest has used none). */
export async function usesOf(tx: Tx, ctx: Ctx, { codeId, userId, purpose }: Asked): Promise<DiscountUse> {
  const [all] = await tx.select({ used: codeCounters.used }).from(codeCounters).where(eq(codeCounters.codeId, codeId));
  const [own] =
    userId === null
      ? []
      : await tx
          .select({ used: codeUserCounters.used })
          .from(codeUserCounters)
          .where(and(eq(codeUserCounters.codeId, codeId), eq(codeUserCounters.userId, userId)));
  return { purpose, used: all?.used ?? 0, usedByUser: own?.used ?? 0, at: ctx.now, voided: userId !== null && (await isVoid(tx, { codeId, userId })) };
}

/** Whether this buyer gave up an order with this code: it is void for them. [DISC-3] */
async function isVoid(tx: Tx, { codeId, userId }: User): Promise<boolean> {
  const [use] = await tx
    .select({ payableId: codeUses.payableId })
    .from(codeUses)
    .where(and(eq(codeUses.codeId, codeId), eq(codeUses.userId, userId), eq(codeUses.state, 'void')))
    .limit(1);
  return use !== undefined;
}

/** Counts one use within both limits, or refuses without counting; guarded updates of the counters' rows decide under any concurrency. The buyer's row is locked before the row that all buyers share. [DISC-4] */
async function count(tx: Tx, terms: DiscountTerms, { codeId, userId }: User): Promise<Result<null>> {
  await tx.insert(codeUserCounters).values({ codeId, userId, used: 0 }).onConflictDoNothing();
  const ofUser = and(eq(codeUserCounters.codeId, codeId), eq(codeUserCounters.userId, userId));
  const [own] = await tx.select({ used: codeUserCounters.used }).from(codeUserCounters).where(ofUser).for('update');
  if (await isVoid(tx, { codeId, userId })) return refuse('discounts.code.voided', undefined, { field: 'code', status: 409 });
  if (terms.perUserLimit !== null && (own?.used ?? 0) >= terms.perUserLimit) {
    return refuse('discounts.code.used-by-you', { limit: terms.perUserLimit }, { field: 'code', status: 409 });
  }
  await tx.insert(codeCounters).values({ codeId, used: 0 }).onConflictDoNothing();
  const all = await tx
    .update(codeCounters)
    .set({ used: sql`${codeCounters.used} + 1` })
    .where(and(eq(codeCounters.codeId, codeId), terms.usesLimit === null ? undefined : lt(codeCounters.used, terms.usesLimit)))
    .returning({ used: codeCounters.used });
  if (all.length === 0) return refuse('discounts.code.used-up', undefined, { field: 'code', status: 409 });
  await tx
    .update(codeUserCounters)
    .set({ used: sql`${codeUserCounters.used} + 1` })
    .where(ofUser);
  return ok(null);
}

/** Keeps one use while it is being paid. [DISC-4] */
export async function holdCode(tx: Tx, ctx: Ctx, terms: DiscountTerms, use: { payableId: string; userId: number }): Promise<Result<null>> {
  const counted = await count(tx, terms, { codeId: terms.id, userId: use.userId });
  if (!counted.ok) return counted;
  await tx.insert(codeUses).values({ ...use, codeId: terms.id, state: 'held', at: ctx.now });
  return ok(null);
}

/** Marks a use as used, since the payable was paid. */
export async function useCode(tx: Tx, ctx: Ctx, payableId: string): Promise<void> {
  await tx
    .update(codeUses)
    .set({ state: 'used', at: ctx.now })
    .where(and(eq(codeUses.payableId, payableId), eq(codeUses.state, 'held')));
}

/**
 * The buyer gave the order up to change it: the code is void for them, and its use is not given back. Their row of the
 * counters is locked, as for a use: what comes at the same moment sees it. [DISC-3]
 */
export async function voidCode(tx: Tx, ctx: Ctx, payableId: string): Promise<string | null> {
  const live = and(eq(codeUses.payableId, payableId), inArray(codeUses.state, ['held', 'released']));
  const [use] = await tx.select({ codeId: codeUses.codeId, userId: codeUses.userId }).from(codeUses).where(live).for('update');
  if (!use) return null;
  await tx
    .select({ used: codeUserCounters.used })
    .from(codeUserCounters)
    .where(and(eq(codeUserCounters.codeId, use.codeId), eq(codeUserCounters.userId, use.userId)))
    .for('update');
  await tx.update(codeUses).set({ state: 'void', at: ctx.now }).where(eq(codeUses.payableId, payableId));
  const [code] = await tx.select({ code: discount_codes.code }).from(discount_codes).where(eq(discount_codes.id, use.codeId));
  return code?.code ?? null;
}

/** Frees a use once, since the payable ended unpaid. */
export async function releaseCode(tx: Tx, ctx: Ctx, payableId: string): Promise<void> {
  const [freed] = await tx
    .update(codeUses)
    .set({ state: 'released', at: ctx.now })
    .where(and(eq(codeUses.payableId, payableId), eq(codeUses.state, 'held')))
    .returning({ codeId: codeUses.codeId, userId: codeUses.userId });
  if (!freed) return;
  await tx
    .update(codeUserCounters)
    .set({ used: sql`${codeUserCounters.used} - 1` })
    .where(and(eq(codeUserCounters.codeId, freed.codeId), eq(codeUserCounters.userId, freed.userId)));
  await tx
    .update(codeCounters)
    .set({ used: sql`${codeCounters.used} - 1` })
    .where(eq(codeCounters.codeId, freed.codeId));
}

/** A payment came after the use was released: it is counted again if the limits still allow it. [DISC-4] */
export async function useCodeLate(tx: Tx, ctx: Ctx, payableId: string): Promise<Result<null>> {
  const released = and(eq(codeUses.payableId, payableId), eq(codeUses.state, 'released'));
  const [use] = await tx.select({ codeId: codeUses.codeId, userId: codeUses.userId }).from(codeUses).where(released).for('update');
  if (!use) return ok(null);
  const terms = await discountTerms(tx, { id: use.codeId }, true);
  if (!terms) return refuse('discounts.code.unknown', undefined, { field: 'code', status: 409 });
  const counted = await count(tx, terms, use);
  if (counted.ok) await tx.update(codeUses).set({ state: 'used', at: ctx.now }).where(released);
  return counted;
}
