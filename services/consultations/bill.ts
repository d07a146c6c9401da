import { and, asc, count, eq } from '@payloadcms/db-postgres/drizzle';
import type { SeatPrice } from '#domain/academy/seat-price';
import type { Ctx } from '../context';
import { releaseCode, voidCode } from '../discounts/use';
import { keepParty, lastWish } from '../invoices/party';
import type { PayableRow } from '../payables/kind';
import { openPayable } from '../payables/row';
import { keepTraces } from '../payables/traces';
import { endUnpaidPayable } from '../payments/attempts';
import type { Tx } from '../runtime';
import { payables } from '../store/tables';
import { releaseCredit } from '../wallet/hold';
import type { ReservationRow } from './row';

/** The kind of payable that a consultation is; its subject is the reservation's id and which of its bills it is, `12-1`. */
export const CONSULTATION = 'consultation';

/** The reservation that a bill is of. */
export const reservationOfBill = (subject: string): number => Number(subject.split('-', 1)[0]);

const ofReservation = ({ code, userId }: Pick<ReservationRow, 'code' | 'userId'>) =>
  and(eq(payables.kind, CONSULTATION), eq(payables.userId, userId), eq(payables.code, code));

/** All bills of a reservation, oldest first. */
export async function billsOf(tx: Tx, row: Pick<ReservationRow, 'code' | 'userId'>): Promise<PayableRow[]> {
  return tx.select().from(payables).where(ofReservation(row)).orderBy(asc(payables.createdAt), asc(payables.id));
}

/** The bill of a reservation in such a state; at most one is open or paid. */
export async function billOf(tx: Tx, row: Pick<ReservationRow, 'code' | 'userId'>, state: 'open' | 'paid'): Promise<PayableRow | null> {
  return (await billsOf(tx, row)).find((bill) => bill.state === state) ?? null;
}

/** Opens the bill of a locked reservation at this price, with where each toman comes from and whom its invoice is made out to. [CONS-1, ORD-2] */
export async function openBill(tx: Tx, ctx: Ctx, row: ReservationRow, price: SeatPrice): Promise<PayableRow> {
  const [before] = await tx.select({ n: count() }).from(payables).where(ofReservation(row));
  const bill = await openPayable(tx, ctx, {
    ...{ kind: CONSULTATION, subject: `${row.id}-${(before?.n ?? 0) + 1}`, userId: row.userId, code: row.code },
    ...{ totalToman: price.totalToman, payUntil: row.heldUntil },
  });
  await keepTraces(tx, bill.id, price.traces);
  await keepParty(tx, { payableId: bill.id, userId: row.userId, otherwise: row.code }, await lastWish(ctx, tx));
  return bill;
}

/** Ends the open bill of a locked reservation: its credit is free, and money that still comes for it goes back whole. Given up by its patient, its code is void; else it is free too. [DISC-3, ORD-4] */
export async function voidBill(tx: Tx, ctx: Ctx, row: ReservationRow, why: string): Promise<void> {
  const bill = await billOf(tx, row, 'open');
  if (!bill) return;
  await releaseCredit(tx, ctx, bill.id);
  if (why === 'give-up') await voidCode(tx, ctx, bill.id);
  else await releaseCode(tx, ctx, bill.id);
  await endUnpaidPayable(tx, ctx, bill.id, why);
}
