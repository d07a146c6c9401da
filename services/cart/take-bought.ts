import { eq } from '@payloadcms/db-postgres/drizzle';
import { lineKey, type CartLine } from '#domain/cart/line';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { carts, orderLines } from '../store/tables';
import { linesOf, saveLines } from './lines';
import { lockCart } from './owner';

/** Removes paid lines from the buyer's cart; what was added meanwhile stays. */
export async function takeBought(tx: Tx, ctx: Ctx, order: { id: number; user: number }): Promise<void> {
  const asBuyer: Ctx = { ...ctx, actor: { kind: 'user', userId: order.user, sessionId: '' } };
  const cart = await lockCart(tx, asBuyer);
  if (!cart) return;
  const bought = new Map<string, number>();
  for (const row of await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))) {
    const featureIds = [row.colourFeatureId, row.engravingFeatureId].filter((id) => id !== null);
    bought.set(lineKey({ variantId: row.variantId, featureIds, engraving: row.engraving }), row.quantity);
  }
  const left = (await linesOf(tx, cart.id)).flatMap((line): CartLine[] => {
    const quantity = line.quantity - (bought.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  await saveLines(tx, asBuyer, cart.id, left);
  await tx
    .update(carts)
    .set({ codeId: null, ...(left.length === 0 ? { wipedAt: ctx.now } : {}) })
    .where(eq(carts.id, cart.id));
}
