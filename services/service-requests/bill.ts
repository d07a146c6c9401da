import { and, count, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { PayableRow } from '../payables/kind';
import { openPayable } from '../payables/row';
import { endUnpaidPayable } from '../payments/attempts';
import type { Tx } from '../runtime';
import { payables } from '../store/tables';
import { releaseCredit } from '../wallet/hold';
import { keepBillParty } from './invoice-party';
import type { RequestRow } from './row';

/** The kind of payable that an accepted price is; its subject is the request's id and which of its bills it is, `12-1`. */
export const SERVICE_BILL = 'service-bill';

/** The kind of payable that another month of what is lent is; its subject is the request's id, which month, and which try, `12-2-1`. */
export const RENTAL_MONTH = 'rental-month';

/** The kind of payable that more for a paid price is; its subject is the request's id, which supplement, and which try, `12-1-1`. */
export const SERVICE_SUPPLEMENT = 'service-supplement';

/** The kind of payable that the sum of a ride is; its subject is the request's id and which try, `12-1`. Whoever pays it is its owner. */
export const RIDE_FARE = 'ride-fare';

/** The request that a bill is of. */
export const requestOfBill = (subject: string): number => Number(subject.split('-', 1)[0]);

/** The bills of a request; a guest has none. */
export const ofRequest = ({ code, user }: Pick<RequestRow, 'code' | 'user'>) =>
  user === null ? sql`false` : and(eq(payables.kind, SERVICE_BILL), eq(payables.userId, user), eq(payables.code, code));

/** Everything that is paid for a request's price: its bill and what was paid on top of it. */
export const ofRequestAndMore = ({ code, user }: Pick<RequestRow, 'code' | 'user'>) =>
  user === null ? sql`false` : and(inArray(payables.kind, [SERVICE_BILL, SERVICE_SUPPLEMENT]), eq(payables.userId, user), eq(payables.code, code));

/** Opens the bill of the price that stands, under the request's lock: at most one is open or paid. [INP-3] */
export async function openBill(tx: Tx, ctx: Ctx, row: RequestRow): Promise<PayableRow> {
  const [before] = await tx.select({ n: count() }).from(payables).where(ofRequest(row));
  const { user } = row;
  if (row.totalToman === null || row.dueAt === null || user === null) throw new Error(`request ${row.code} has no price that stands`);
  const bill = await openPayable(tx, ctx, {
    ...{ kind: SERVICE_BILL, subject: `${row.id}-${(before?.n ?? 0) + 1}`, userId: user, code: row.code },
    ...{ totalToman: row.totalToman, payUntil: new Date(row.dueAt) },
  });
  await keepBillParty(tx, row, bill);
  return bill;
}

/** The bill of a request that is open, or paid; none before its price is accepted. */
export async function billOf(tx: Tx, row: Pick<RequestRow, 'code' | 'user'>, state: 'open' | 'paid'): Promise<PayableRow | null> {
  const [bill] = await tx
    .select()
    .from(payables)
    .where(and(ofRequest(row), eq(payables.state, state)));
  return bill ?? null;
}

/** Voids the open bill of a locked request: its credit is free, and money that still comes for it goes back whole. [INP-3, INP-4] */
export async function voidBill(tx: Tx, ctx: Ctx, row: RequestRow, why: string): Promise<void> {
  const bill = await billOf(tx, row, 'open');
  if (!bill) return;
  await releaseCredit(tx, ctx, bill.id);
  await endUnpaidPayable(tx, ctx, bill.id, why);
}
