import { and, asc, eq, gte, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { StockCause } from '#domain/catalog/stock-causes';
import { ok, refuse, type Result } from '#domain/result';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { commitOnce } from '../store/commit';
import { stock, stockMoves } from '../store/tables';
import { service } from '../service';

export type Wanted = { variantId: number; quantity: number };
/** The cause of a movement and its order; a cause that can happen more than once is numbered. */
export type Cause = { cause: StockCause | `${StockCause}:${number}`; subject: string };

/** Adds up the lines of each unit, in the order of ids, so that two buyers never deadlock. */
export function wishes(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.variantId, (sums.get(line.variantId) ?? 0) + line.quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity })).sort((a, b) => a.variantId - b.variantId);
}

/** The inventory reservation: takes the goods off the stock, all or none; the database refuses the last unit twice. [ORD-13] */
export async function takeStock(tx: Tx, ctx: Ctx, wanted: readonly Wanted[], why: Cause): Promise<Result<Wanted[]>> {
  const taken = wishes(wanted);
  for (const { variantId, quantity } of taken) {
    const hit = await tx
      .update(stock)
      .set({ available: sql`${stock.available} - ${quantity}`, updatedAt: ctx.now })
      .where(and(eq(stock.variantId, variantId), gte(stock.available, quantity)))
      .returning({ available: stock.available });
    if (hit.length === 0) {
      const [left] = await tx.select({ available: stock.available }).from(stock).where(eq(stock.variantId, variantId));
      return refuse('catalog.stock.short', { variantId, left: left?.available ?? 0 }, { status: 409 });
    }
  }
  await write(
    tx,
    ctx,
    taken.map((one) => ({ ...one, delta: -one.quantity })),
    why,
  );
  return ok(taken);
}

/** Locks these units' stock in the order of ids, and says whether all of it is available. */
export async function stockIsThere(tx: Tx, wanted: readonly Wanted[]): Promise<boolean> {
  const asked = wishes(wanted);
  const rows = await tx
    .select({ variantId: stock.variantId, available: stock.available })
    .from(stock)
    .where(
      inArray(
        stock.variantId,
        asked.map((one) => one.variantId),
      ),
    )
    .orderBy(asc(stock.variantId))
    .for('update');
  return asked.every((one) => (rows.find((row) => row.variantId === one.variantId)?.available ?? 0) >= one.quantity);
}

/** Gives goods back to the stock. */
export async function returnStock(tx: Tx, ctx: Ctx, wanted: readonly Wanted[], why: Cause): Promise<void> {
  const back = wishes(wanted);
  for (const { variantId, quantity } of back) {
    await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${quantity}`, updatedAt: ctx.now })
      .where(eq(stock.variantId, variantId));
  }
  await write(
    tx,
    ctx,
    back.map((one) => ({ ...one, delta: one.quantity })),
    why,
  );
}

async function write(tx: Tx, ctx: Ctx, moves: readonly { variantId: number; delta: number }[], why: { cause: string; subject: string }): Promise<void> {
  if (moves.length === 0) return;
  const actor = actorName(ctx.actor);
  await tx.insert(stockMoves).values(moves.map(({ variantId, delta }) => ({ variantId, delta, ...why, actor, at: ctx.now })));
}

export type StockMove = { variantId: number; delta: number; reason: string; /** The key by which a double press is one move. */ key: string };

/** Staff bring stock in or take it out, with a reason; it never falls below zero. [PROD-1, ORD-13] */
export const moveStock = service('admin.stock.move', async (ctx, move: StockMove): Promise<Result<{ variantId: number; available: number }>> => {
  const { variantId, delta, key } = move;
  const reason = move.reason.trim();
  if (!Number.isSafeInteger(delta) || delta === 0 || Math.abs(delta) > MOST_MOVED)
    return refuse('catalog.stock.delta', { most: MOST_MOVED }, { field: 'delta' });
  if (!reason) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
  return commitOnce(ctx, { form: 'stock', key, body: { variantId, delta, reason } }, async (tx) => {
    await tx.insert(stock).values({ variantId, available: 0, updatedAt: ctx.now }).onConflictDoNothing();
    const [after] = await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${delta}`, updatedAt: ctx.now })
      .where(and(eq(stock.variantId, variantId), gte(sql`${stock.available} + ${delta}`, 0)))
      .returning({ available: stock.available });
    if (!after) {
      const [left] = await tx.select({ available: stock.available }).from(stock).where(eq(stock.variantId, variantId));
      return refuse('catalog.stock.short', { variantId, left: left?.available ?? 0 }, { field: 'delta', status: 409 });
    }
    await write(tx, ctx, [{ variantId, delta }], { cause: reason.slice(0, 200), subject: `stock:${key}` });
    return {
      value: { variantId, available: after.available },
      audit: { action: 'catalog.stock.moved', subject: `variant:${variantId}`, facts: { delta, reason, available: after.available } },
    };
  });
});

/** The most that one press moves. */
const MOST_MOVED = 10_000;
