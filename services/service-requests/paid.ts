import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { PayableRow } from '../payables/kind';
import { owe, partsPaid, type Part } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { payables, type refunds } from '../store/tables';
import { ofRequestAndMore, SERVICE_BILL } from './bill';
import type { RequestRow } from './row';

/** A part of what was paid for a request, and the bill that it was paid for. */
export type PaidPart = Part & { payableId: string };
/** What was paid for a request: its bill, its supplements, and what of them is not owed back yet, the wallet's parts first. */
export type PaidFor = { bill: PayableRow; supplements: PayableRow[]; parts: PaidPart[] };

/** What a request's price and its supplements have brought; null before its price is paid. [INP-4] */
export async function paidFor(tx: Tx, row: Pick<RequestRow, 'code' | 'user'>): Promise<PaidFor | null> {
  const bills = await tx
    .select()
    .from(payables)
    .where(and(ofRequestAndMore(row), eq(payables.state, 'paid')))
    .orderBy(asc(payables.createdAt), asc(payables.id));
  const bill = bills.find(({ kind }) => kind === SERVICE_BILL);
  if (!bill) return null;
  const supplements = bills.filter((one) => one !== bill);
  const parts: PaidPart[] = [];
  for (const { id } of [bill, ...supplements]) parts.push(...(await partsPaid(tx, id)).map((part) => ({ ...part, payableId: id })));
  return { bill, supplements, parts: parts.toSorted((one, other) => Number(other.from === 'wallet') - Number(one.from === 'wallet')) };
}

type Back = { parts: readonly PaidPart[]; why: (typeof refunds.$inferInsert)['why']; cause?: string };

/** Owes parts back, each under the bill that it was paid for, by one promise's time. The request is locked. [ORD-9] */
export async function oweBack(tx: Tx, ctx: Ctx, row: Pick<RequestRow, 'user'>, { parts, why, cause }: Back): Promise<{ dueAt: Date; later: Later[] }> {
  const bills = [...new Set(parts.map(({ payableId }) => payableId))];
  const later: Later[] = [];
  let dueAt: Date | null = null;
  for (const id of bills) {
    const owed = await owe(tx, ctx, {
      ...{ payable: { id, userId: row.user ?? 0 }, parts: parts.filter(({ payableId }) => payableId === id) },
      ...{ why, ...(cause ? { cause } : {}), promise: 'payments.refund', subject: cause ? `${id} ${cause}` : id },
    });
    later.push(...owed.later);
    dueAt = owed.dueAt;
  }
  if (!dueAt) throw new Error('nothing is owed back');
  return { dueAt, later };
}
