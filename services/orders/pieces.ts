import { inArray } from '@payloadcms/db-postgres/drizzle';
import { overMost } from '#domain/orders/unpaid';
import { refuse, type Refusal } from '#domain/result';
import type { SellableUnit } from '../catalog/sellable';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { products_contents } from '../store/schema.generated';
import { holdRules } from './hold-rules';

type Line = { variantId: number; quantity: number };

/** Refuses more pieces of one model than an order may hold, over all its lines and in its packages. [ORD-4, CART-7] */
export async function tooManyPieces(tx: Tx, ctx: Ctx, lines: readonly Line[], units: ReadonlyMap<number, SellableUnit>): Promise<Refusal | null> {
  const { mostOfVariant: limit } = await holdRules(tx);
  const over = overMost(await piecesOf(tx, lines, units), limit);
  if (over === null) return null;
  const unit = units.get(over) ?? (await sellableUnits(tx, [over])).get(over);
  return refuse('cart.order.over-limit', { name: unit?.title[ctx.lang] ?? '', limit }, { status: 409 });
}

/** How many pieces of each model lines hold, singly and in packages. */
async function piecesOf(tx: Tx, lines: readonly Line[], units: ReadonlyMap<number, SellableUnit>): Promise<Map<number, number>> {
  const ids = [...new Set([...units.values()].map((unit) => unit.productId))];
  const contents =
    ids.length === 0
      ? []
      : await tx
          .select({ productId: products_contents._parentID, variantId: products_contents.variant, quantity: products_contents.quantity })
          .from(products_contents)
          .where(inArray(products_contents._parentID, ids));
  const pieces = new Map<number, number>();
  const add = (variantId: number, quantity: number) => pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  for (const { variantId, quantity } of lines) {
    const productId = units.get(variantId)?.productId;
    add(variantId, quantity);
    for (const one of contents) if (one.productId === productId && one.variantId !== null) add(one.variantId, quantity * (one.quantity ?? 1));
  }
  return pieces;
}
