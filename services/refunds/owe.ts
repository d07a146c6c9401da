import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { nameClock } from '#domain/calendars/deadline';
import { refundDestination } from '#domain/refunds/calls';
import { refundClock } from '#domain/orders/refund';
import type { PromiseKind } from '#domain/work/promises';
import { ulid } from 'ulidx';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { returnedOf } from '../orders/returned';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { payments, refunds } from '../store/tables';
import { creditFor } from '../wallet/hold';

/** Something that was paid and goes back: what a gateway took, or what the wallet gave. */
export type Part = { from: 'gateway' | 'wallet'; id: string; amountToman: number };
type Debt = {
  order: OrderRow;
  parts: readonly Part[];
  why: (typeof refunds.$inferInsert)['why'];
  /** The promise's deadline: its kind and whose it is. */
  kind: PromiseKind;
  subject: string;
};

/** What a payment took. */
export function paymentPart({ id, amountToman }: { id: string; amountToman: number }): Part {
  return { from: 'gateway', id, amountToman };
}

/** Everything that was paid for an order, from wherever, less what has gone back to the wallet since. */
export async function partsPaid(tx: Tx, orderId: number): Promise<Part[]> {
  const paid = await tx
    .select({ id: payments.id, amountToman: payments.amountToman })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')));
  const credit = await creditFor(tx, orderId);
  const wallet: Part[] = credit?.state === 'used' ? [{ from: 'wallet', id: credit.id, amountToman: credit.amountToman }] : [];
  return less([...wallet, ...paid.map(paymentPart)], await returnedOf(tx, orderId));
}

/** Takes an amount off the parts, the wallet's first. */
function less(parts: readonly Part[], returnedToman: number): Part[] {
  let left = returnedToman;
  return parts.flatMap((part) => {
    const off = Math.min(left, part.amountToman);
    left -= off;
    return off < part.amountToman ? [{ ...part, amountToman: part.amountToman - off }] : [];
  });
}

/** What is owed in all. */
export function sumOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.amountToman, 0);
}

/** Money is owed back from now on: one refund for each part, the promise's clock, and the job that carries it out. [ORD-9, JOB-1] */
export async function owe(tx: Tx, ctx: Ctx, { order, parts, why, kind, subject }: Debt): Promise<{ dueAt: Date; later: Later[] }> {
  const { dueAt } = await openDeadline(tx, { kind, subject, clock: refundClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
  const rows = parts.map((part) => ({
    id: ulid(ctx.now.getTime()),
    userId: order.user,
    orderId: order.id,
    paymentId: part.from === 'gateway' ? part.id : null,
    holdId: part.from === 'wallet' ? part.id : null,
    why,
    calendar: nameClock(refundClock),
    subject,
    amountToman: part.amountToman,
    destination: refundDestination(part),
    state: 'waiting' as const,
    askedAt: ctx.now,
    nextAt: ctx.now,
  }));
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  return { dueAt, later: rows.map(({ id }) => ({ id: `refund:${id}`, queue: 'payments', kind: 'refund', payload: { refundId: id } })) };
}
