import { and, asc, eq, notInArray, sql } from '@payloadcms/db-postgres/drizzle';
import { lineKey, type CartLine, type LineIdentity } from '#domain/cart/line';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { cartLines, carts } from '../store/tables';

/** A cart's lines in the order they were added. */
export async function linesOf(tx: Tx, cartId: number): Promise<CartLine[]> {
  return tx
    .select({ variantId: cartLines.variantId, featureIds: cartLines.featureIds, engraving: cartLines.engraving, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
}

/** Saves the lines of a locked cart; lines that stay keep their place. */
export async function saveLines(tx: Tx, ctx: Ctx, cartId: number, lines: readonly CartLine[]): Promise<void> {
  const keys = lines.map(lineKey);
  const mine = eq(cartLines.cartId, cartId);
  await tx.delete(cartLines).where(keys.length > 0 ? and(mine, notInArray(cartLines.lineKey, keys)) : mine);
  if (lines.length > 0) {
    await tx
      .insert(cartLines)
      .values(
        lines.map((line) => ({
          cartId,
          lineKey: lineKey(line),
          variantId: line.variantId,
          featureIds: [...line.featureIds],
          engraving: [...line.engraving],
          quantity: line.quantity,
          addedAt: ctx.now,
        })),
      )
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.lineKey], set: { quantity: sql`excluded.quantity` } });
  }
  await tx.update(carts).set({ updatedAt: ctx.now }).where(eq(carts.id, cartId));
}

/** Changes a line's choice in its place. */
export async function renameLine(tx: Tx, cartId: number, key: string, choice: LineIdentity): Promise<void> {
  const set = { lineKey: lineKey(choice), featureIds: [...choice.featureIds], engraving: [...choice.engraving] };
  await tx
    .update(cartLines)
    .set(set)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.lineKey, key)));
}
