import { createHash, randomBytes } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { carts } from '../store/tables';

export type CartRow = { id: number; codeId: number | null; wipedAt: Date | null };

/** A cart's cookie carries a random token, its row the token's hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}

function ownedBy(ctx: Ctx) {
  if (ctx.actor.kind === 'user') return eq(carts.userId, ctx.actor.userId);
  if (ctx.actor.kind === 'guest' && ctx.actor.cartToken) return eq(carts.tokenHash, tokenHash(ctx.actor.cartToken));
  return null;
}

/** The cart of whoever asks, if the server knows one. [CART-5] */
export async function findCart(tx: Tx, ctx: Ctx): Promise<CartRow | null> {
  const mine = ownedBy(ctx);
  if (!mine) return null;
  const [row] = await tx.select({ id: carts.id, codeId: carts.codeId, wipedAt: carts.wipedAt }).from(carts).where(mine);
  return row ?? null;
}

/** The same, locked: two tabs take turns. */
export async function lockCart(tx: Tx, ctx: Ctx): Promise<CartRow | null> {
  const mine = ownedBy(ctx);
  if (!mine) return null;
  const [row] = await tx.select({ id: carts.id, codeId: carts.codeId, wipedAt: carts.wipedAt }).from(carts).where(mine).for('update');
  return row ?? null;
}

/** The cart, locked; created when there is none, with the token for a guest's cookie. */
export async function openCart(tx: Tx, ctx: Ctx): Promise<CartRow & { token?: string }> {
  const known = await lockCart(tx, ctx);
  if (known) return known;
  const empty = { createdAt: ctx.now, updatedAt: ctx.now };
  if (ctx.actor.kind === 'user') {
    await tx
      .insert(carts)
      .values({ userId: ctx.actor.userId, ...empty })
      .onConflictDoNothing();
    const made = await lockCart(tx, ctx);
    if (!made) throw new Error('a cart was neither found nor made');
    return made;
  }
  if (ctx.actor.kind !== 'guest') throw new Error(`no cart for ${ctx.actor.kind}`);
  const token = randomBytes(24).toString('base64url');
  const [made] = await tx
    .insert(carts)
    .values({ tokenHash: tokenHash(token), ...empty })
    .returning({ id: carts.id });
  if (!made) throw new Error('a cart was not made');
  return { id: made.id, codeId: null, wipedAt: null, token };
}
