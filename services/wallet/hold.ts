import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import { insufficient } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { walletHolds } from '../store/tables';
import { noteFailed } from './note-failed';
import { lockWallet } from './wallet';

type HoldRow = typeof walletHolds.$inferSelect;
type Part = { orderId: number; userId: number; amountToman: number };

/** The part of an order that its wallet keeps or has paid; none when it pays nothing. */
export async function creditFor(tx: Tx, orderId: number): Promise<HoldRow | null> {
  const live = and(eq(walletHolds.orderId, orderId), ne(walletHolds.state, 'released'));
  const [row] = await tx.select().from(walletHolds).where(live);
  return row ?? null;
}

/** The part that is kept for an order while the rest is paid at the gateway. [ORD-4] */
export async function heldFor(tx: Tx, orderId: number): Promise<HoldRow | null> {
  const credit = await creditFor(tx, orderId);
  return credit?.state === 'held' ? credit : null;
}

/** Keeps credit for an order, or says what is missing. [ORD-4, WAL-3] */
export async function holdCredit(tx: Tx, ctx: Ctx, part: Part): Promise<Result<null>> {
  const available = availableToman(await lockWallet(tx, part.userId));
  if (available < part.amountToman) return insufficient(part.amountToman, available);
  await tx.insert(walletHolds).values({ id: ulid(ctx.now.getTime()), ...part, state: 'held', at: ctx.now });
  return ok(null);
}

/** Whether a wallet could give an order so much now; what is kept for this order counts. Locks the wallet. [ORD-4] */
export async function creditIsThere(tx: Tx, { orderId, userId, amountToman }: Part): Promise<boolean> {
  if (amountToman === 0) return true;
  const available = availableToman(await lockWallet(tx, userId));
  return available + ((await heldFor(tx, orderId))?.amountToman ?? 0) >= amountToman;
}

/**
 * Takes exactly so much from the wallet for an order that is being placed: what was kept for it, or as much anew;
 * nothing when the gateway got the whole. The entry that moves the balance is the caller's, in the same commit. [ORD-4, WAL-3]
 */
export async function useCredit(tx: Tx, ctx: Ctx, part: Part): Promise<Result<null>> {
  const held = await heldFor(tx, part.orderId);
  if (held && held.amountToman === part.amountToman) {
    await end(tx, ctx, held, 'used');
    return ok(null);
  }
  if (held) await end(tx, ctx, held, 'released');
  if (part.amountToman === 0) return ok(null);
  const available = availableToman(await lockWallet(tx, part.userId));
  if (available < part.amountToman) return insufficient(part.amountToman, available);
  await tx.insert(walletHolds).values({ id: ulid(ctx.now.getTime()), ...part, state: 'used', at: ctx.now, endedAt: ctx.now });
  return ok(null);
}

/** The order's rest was not paid: what the wallet kept for it is free again, once, and the history says so. [ORD-4, WAL-1] */
export async function releaseCredit(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  const held = await heldFor(tx, orderId);
  if (!held) return;
  await end(tx, ctx, held, 'released');
  await noteFailed(tx, ctx, { userId: held.userId, cause: 'orders.paid-by-wallet', subject: `order:${orderId}`, amountToman: held.amountToman });
}

async function end(tx: Tx, ctx: Ctx, hold: HoldRow, state: 'used' | 'released'): Promise<void> {
  const [ended] = await tx
    .update(walletHolds)
    .set({ state, endedAt: ctx.now })
    .where(and(eq(walletHolds.id, hold.id), eq(walletHolds.state, 'held')))
    .returning({ id: walletHolds.id });
  if (!ended) throw new Error(`the credit kept for order ${hold.orderId} changed although the order is locked`);
}
