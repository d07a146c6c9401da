import { and, asc, desc, eq, lt, sql } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { staff, variants } from '../store/schema.generated';
import { holds, stock, stockMoves } from '../store/tables';

const SHOWN = 10;
/** Below this a unit is called to staff's attention. */
const LOW = 5;

/** What staff see of a unit's stock: what is for sale, what is held, the last movements. [PROD-1] */
export async function stockView(rt: Pick<Runtime, 'db'>, variantId: number) {
  const [[now], [held], moves, people] = await Promise.all([
    rt.db.select({ available: stock.available }).from(stock).where(eq(stock.variantId, variantId)),
    rt.db
      .select({ held: sql<number>`coalesce(sum(${holds.quantity}), 0)::int` })
      .from(holds)
      .where(and(eq(holds.variantId, variantId), eq(holds.state, 'held'))),
    rt.db.select().from(stockMoves).where(eq(stockMoves.variantId, variantId)).orderBy(desc(stockMoves.id)).limit(SHOWN),
    rt.db.select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
  return { available: now?.available ?? 0, held: held?.held ?? 0, moves: moves.map((move) => ({ ...move, actorName: names.get(move.actor) ?? null })) };
}

/** Units on sale that are running low. */
export async function lowStock(rt: Pick<Runtime, 'db'>) {
  return rt.db
    .select({ id: variants.id, sku: variants.sku, available: stock.available })
    .from(variants)
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(and(eq(variants.sellable, true), lt(stock.available, LOW)))
    .orderBy(asc(stock.available), asc(variants.id))
    .limit(SHOWN);
}
