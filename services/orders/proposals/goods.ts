import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { returnStock, takeStock, type Cause } from '../../catalog/stock';
import type { Ctx } from '../../context';
import { orderSubject } from '../../deadlines/order-subject';
import type { Tx } from '../../runtime';
import type { Result } from '#domain/result';
import { holds, orderLines } from '../../store/tables';
import type { ProposalRow } from './row';

type Goods = { variantId: number; quantity: number };

/** The other unit that a proposal promises; nothing where the unit stays the same. */
function promised(row: Pick<ProposalRow, 'variantId' | 'quantity'>, line: Goods): Goods[] {
  return row.variantId === null || row.quantity === null || row.variantId === line.variantId ? [] : [{ variantId: row.variantId, quantity: row.quantity }];
}

/** Holds the proposed unit from the moment of the proposal, so that whoever agrees gets it. [ORD-8, ORD-13] */
export async function keepPromised(tx: Tx, ctx: Ctx, row: ProposalRow, line: Goods): Promise<Result<unknown>> {
  return takeStock(tx, ctx, promised(row, line), { cause: `proposed:${row.id}`, subject: orderSubject(row.orderId) });
}

/** Puts the proposed unit back in stock, since nobody takes it. [ORD-8, ORD-13] */
export async function freePromised(tx: Tx, ctx: Ctx, row: ProposalRow): Promise<void> {
  const line = await lineOf(tx, row);
  if (line) await returnStock(tx, ctx, promised(row, line), { cause: `not-agreed:${row.id}`, subject: orderSubject(row.orderId) });
}

/** Exchanges the bought goods for the agreed ones: those go back in stock, unless they never existed. [ORD-7, ORD-8, ORD-13] */
export async function exchange(tx: Tx, ctx: Ctx, row: ProposalRow): Promise<void> {
  const line = await lineOf(tx, row);
  if (!line || row.variantId === null || row.quantity === null) return;
  const same = row.variantId === line.variantId;
  const left = same ? line.quantity - row.quantity : line.quantity;
  const subject = orderSubject(row.orderId);
  if (left > 0) {
    const back = [{ variantId: line.variantId, quantity: left }];
    await lessSold(tx, row.orderId, line.variantId, left);
    await returnStock(tx, ctx, back, { cause: `exchanged:${row.id}`, subject });
    const missing = Math.min(left, row.missing ?? left);
    if (row.cause === 'out-of-stock') await writeOff(tx, ctx, [{ ...line, quantity: missing }], { cause: `missing:${row.id}`, subject });
  }
  if (!same) await moreSold(tx, ctx, row.orderId, { variantId: row.variantId, quantity: row.quantity });
}

/** Writes off goods that the stock counted and nobody found. [ORD-8] */
export async function writeOff(tx: Tx, ctx: Ctx, goods: readonly Goods[], why: Cause): Promise<void> {
  const taken = await takeStock(tx, ctx, goods, why);
  if (!taken.ok) throw new Error(`what has just come back to the stock is gone: ${taken.code}`);
}

async function lineOf(tx: Tx, row: ProposalRow): Promise<Goods | null> {
  return row.lineId === null ? null : boughtLine(tx, row.lineId);
}

/** How many pieces a proposal of fewer leaves out; null for any other. */
export async function leftOut(tx: Tx, row: ProposalRow): Promise<number | null> {
  const line = row.kind === 'fewer' ? await lineOf(tx, row) : null;
  return line && row.quantity !== null ? line.quantity - row.quantity : null;
}

async function boughtLine(tx: Tx, lineId: number): Promise<Goods | null> {
  const [line] = await tx.select({ variantId: orderLines.variantId, quantity: orderLines.quantity }).from(orderLines).where(eq(orderLines.id, lineId));
  return line ?? null;
}

async function lessSold(tx: Tx, orderId: number, variantId: number, quantity: number): Promise<void> {
  const of = and(eq(holds.orderId, orderId), eq(holds.variantId, variantId), eq(holds.state, 'sold'));
  const [hold] = await tx.select().from(holds).where(of).for('update');
  if (!hold || hold.quantity < quantity) throw new Error(`order ${orderId} does not hold ${quantity} of ${variantId}`);
  const set = hold.quantity === quantity ? { state: 'released' as const } : { quantity: hold.quantity - quantity };
  await tx.update(holds).set(set).where(eq(holds.id, hold.id));
}

async function moreSold(tx: Tx, ctx: Ctx, orderId: number, { variantId, quantity }: Goods): Promise<void> {
  const of = and(eq(holds.orderId, orderId), eq(holds.variantId, variantId));
  const [there] = await tx.select().from(holds).where(of).for('update');
  if (there?.state === 'sold') {
    await tx
      .update(holds)
      .set({ quantity: sql`${holds.quantity} + ${quantity}` })
      .where(of);
    return;
  }
  if (there) await tx.update(holds).set({ quantity }).where(of);
  else await tx.insert(holds).values({ orderId, variantId, quantity, state: 'held', expiresAt: ctx.now });
  await tx.update(holds).set({ state: 'sold' }).where(of);
}
