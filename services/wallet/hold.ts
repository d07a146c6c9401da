import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import { insufficient } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import { kindOf } from '../payables/lock';
import type { Tx } from '../runtime';
import { walletHolds } from '../store/tables';
import { noteFailed } from './note-failed';
import { lockWallet } from './wallet';

type HoldRow = typeof walletHolds.$inferSelect;
type Part = { payableId: string; userId: number; amountToman: number };

/** The part of a payable that the wallet holds or has paid; null when it pays nothing. */
export async function creditFor(tx: Tx, payableId: string): Promise<HoldRow | null> {
  const live = and(eq(walletHolds.payableId, payableId), ne(walletHolds.state, 'released'));
  const [row] = await tx.select().from(walletHolds).where(live);
  return row ?? null;
}

/** The part that is kept while the rest is paid at the gateway. [ORD-4] */
export async function heldFor(tx: Tx, payableId: string): Promise<HoldRow | null> {
  const credit = await creditFor(tx, payableId);
  return credit?.state === 'held' ? credit : null;
}

/** Holds credit for a payable, or says what is missing. [ORD-4, WAL-3] */
export async function holdCredit(tx: Tx, ctx: Ctx, part: Part): Promise<Result<null>> {
  const available = availableToman(await lockWallet(tx, part.userId));
  if (available < part.amountToman) return insufficient(part.amountToman, available);
  await tx.insert(walletHolds).values({ id: ulid(ctx.now.getTime()), ...part, state: 'held', at: ctx.now });
  return ok(null);
}

/** What a wallet could give for a payable now, including what it holds for it. Locks the wallet. [ORD-4] */
export async function creditThere(tx: Tx, { payableId, userId }: Omit<Part, 'amountToman'>): Promise<number> {
  const available = availableToman(await lockWallet(tx, userId));
  return available + ((await heldFor(tx, payableId))?.amountToman ?? 0);
}

/** Takes exactly this amount from the wallet for what is being paid, from what was held for it or anew; nothing when the gateway got the whole. The ledger entry that moves the balance is the caller's, in the same commit. [ORD-4, WAL-3] */
export async function useCredit(tx: Tx, ctx: Ctx, part: Part): Promise<Result<null>> {
  const held = await heldFor(tx, part.payableId);
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

/** Releases held credit once, since the rest was not paid; the history says so. [ORD-4, WAL-1] */
export async function releaseCredit(tx: Tx, ctx: Ctx, payableId: string): Promise<void> {
  const held = await heldFor(tx, payableId);
  if (!held) return;
  await end(tx, ctx, held, 'released');
  await noteFailed(tx, ctx, { userId: held.userId, cause: kindOf(ctx, payableId).byWallet, subject: payableId, amountToman: held.amountToman });
}

async function end(tx: Tx, ctx: Ctx, hold: HoldRow, state: 'used' | 'released'): Promise<void> {
  const [ended] = await tx
    .update(walletHolds)
    .set({ state, endedAt: ctx.now })
    .where(and(eq(walletHolds.id, hold.id), eq(walletHolds.state, 'held')))
    .returning({ id: walletHolds.id });
  if (!ended) throw new Error(`the credit kept for ${hold.payableId} changed although it is locked`);
}
