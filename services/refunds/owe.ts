import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { nameClock } from '#domain/calendars/deadline';
import { refundDestination } from '#domain/refunds/calls';
import { refundClock } from '#domain/orders/refund';
import type { PromiseKind } from '#domain/work/nouns';
import { ulid } from 'ulidx';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import type { PayableRow } from '../payables/kind';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { payments, refunds, walletHolds } from '../store/tables';
import { REFUNDS } from '../transitions/nouns';
import { begin } from '../transitions/transition';

/** A part of what was paid that goes back: from a gateway's payment, or from the wallet. */
export type Part = { from: 'gateway' | 'wallet'; id: string; amountToman: number };
type Debt = {
  payable: Pick<PayableRow, 'id' | 'userId'>;
  parts: readonly Part[];
  why: (typeof refunds.$inferInsert)['why'];
  /** Its cause: each part is owed once for each; defaults to the reason. */
  cause?: string;
  /** The promise's deadline: its kind and whose it is. */
  promise: PromiseKind;
  subject: string;
};

/** A gateway payment as a part. */
export function paymentPart({ id, amountToman }: { id: string; amountToman: number }): Part {
  return { from: 'gateway', id, amountToman };
}

/** Everything that was paid for a payable and is not owed back yet, the wallet's part first. */
export async function partsPaid(tx: Tx, payableId: string): Promise<Part[]> {
  const owed = await tx
    .select({ id: sql<string>`coalesce(${refunds.paymentId}, ${refunds.holdId})`, amountToman: sql<number>`sum(${refunds.amountToman})::float8` })
    .from(refunds)
    .where(eq(refunds.payableId, payableId))
    .groupBy(sql`1`);
  const paid = await tx
    .select({ id: payments.id, amountToman: payments.amountToman })
    .from(payments)
    .where(and(eq(payments.payableId, payableId), eq(payments.state, 'paid')));
  const used = await tx
    .select({ id: walletHolds.id, amountToman: walletHolds.amountToman })
    .from(walletHolds)
    .where(and(eq(walletHolds.payableId, payableId), eq(walletHolds.state, 'used')));
  const parts = [...used.map((hold): Part => ({ from: 'wallet', ...hold })), ...paid.map(paymentPart)];
  return parts.flatMap((part) => {
    const left = part.amountToman - (owed.find(({ id }) => id === part.id)?.amountToman ?? 0);
    return left > 0 ? [{ ...part, amountToman: left }] : [];
  });
}

/** Takes an amount off the parts, the first ones' first: what is left of them. */
export function less<P extends Part>(parts: readonly P[], offToman: number): P[] {
  let left = offToman;
  return parts.flatMap((part) => {
    const off = Math.min(left, part.amountToman);
    left -= off;
    return off < part.amountToman ? [{ ...part, amountToman: part.amountToman - off }] : [];
  });
}

/** The first parts up to an amount. */
export function upTo(parts: readonly Part[], mostToman: number): Part[] {
  let left = mostToman;
  return parts.flatMap((part) => {
    const amountToman = Math.min(left, part.amountToman);
    left -= amountToman;
    return amountToman > 0 ? [{ ...part, amountToman }] : [];
  });
}

/** What is owed in all. */
export function sumOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.amountToman, 0);
}

/** Opens refunds: one for each part, the promise's clock, and the job that carries them out. The payable is locked. [ORD-9, JOB-1] */
export async function owe(tx: Tx, ctx: Ctx, { payable, parts, why, cause = why, promise, subject }: Debt): Promise<{ dueAt: Date; later: Later[] }> {
  const { dueAt } = await openDeadline(tx, { kind: promise, subject, clock: refundClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
  const rows = parts.map((part) => ({
    id: ulid(ctx.now.getTime()),
    userId: payable.userId,
    payableId: payable.id,
    paymentId: part.from === 'gateway' ? part.id : null,
    holdId: part.from === 'wallet' ? part.id : null,
    why,
    cause,
    calendar: nameClock(refundClock),
    subject,
    amountToman: part.amountToman,
    destination: refundDestination(part),
    askedAt: ctx.now,
    nextAt: ctx.now,
  }));
  await begin(tx, ctx, REFUNDS, rows, { event: 'owe' });
  return { dueAt, later: rows.map(({ id }) => ({ id: `refund:${id}`, queue: 'payments', kind: 'refund', payload: { refundId: id } })) };
}
