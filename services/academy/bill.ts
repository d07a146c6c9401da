import { and, count, eq } from '@payloadcms/db-postgres/drizzle';
import type { SeatPrice } from '#domain/academy/seat-price';
import type { Ctx } from '../context';
import { releaseCode } from '../discounts/use';
import { keepParty, lastWish } from '../invoices/party';
import type { PayableRow } from '../payables/kind';
import { openPayable } from '../payables/row';
import { keepTraces } from '../payables/traces';
import { endUnpaidPayable } from '../payments/attempts';
import type { Tx } from '../runtime';
import { payables } from '../store/tables';
import { releaseCredit } from '../wallet/hold';
import type { EnrolmentRow } from './row';

/** The kind of payable that a seat of a course is; its subject is the enrolment’s id and which of its bills it is, `12-1`. */
export const COURSE = 'course';

/** The enrolment that a bill is of. */
export const enrolmentOfBill = (subject: string): number => Number(subject.split('-', 1)[0]);

const ofEnrolment = ({ code, userId }: Pick<EnrolmentRow, 'code' | 'userId'>) =>
  and(eq(payables.kind, COURSE), eq(payables.userId, userId), eq(payables.code, code));

/** The bill of an enrolment in such a state; at most one is open or paid. */
export async function billOf(tx: Tx, row: Pick<EnrolmentRow, 'code' | 'userId'>, state: 'open' | 'paid'): Promise<PayableRow | null> {
  const [bill] = await tx
    .select()
    .from(payables)
    .where(and(ofEnrolment(row), eq(payables.state, state)));
  return bill ?? null;
}

/** Opens the bill of a locked enrolment at this price, with where each toman comes from and whom its invoice is made out to. [ACAD-2, ORD-2] */
export async function openBill(tx: Tx, ctx: Ctx, row: EnrolmentRow, price: SeatPrice): Promise<PayableRow> {
  const [before] = await tx.select({ n: count() }).from(payables).where(ofEnrolment(row));
  const bill = await openPayable(tx, ctx, {
    ...{ kind: COURSE, subject: `${row.id}-${(before?.n ?? 0) + 1}`, userId: row.userId, code: row.code },
    ...{ totalToman: price.totalToman, payUntil: row.heldUntil },
  });
  await keepTraces(tx, bill.id, price.traces);
  await keepParty(tx, { payableId: bill.id, userId: row.userId, otherwise: row.code }, await lastWish(ctx, tx));
  return bill;
}

/** Voids the open bill of a locked enrolment: its credit and its code are free, and money that still comes for it goes back whole. [ACAD-2, ORD-4] */
export async function voidBill(tx: Tx, ctx: Ctx, row: EnrolmentRow, why: string): Promise<void> {
  const bill = await billOf(tx, row, 'open');
  if (!bill) return;
  await releaseCredit(tx, ctx, bill.id);
  await releaseCode(tx, ctx, bill.id);
  await endUnpaidPayable(tx, ctx, bill.id, why);
}
