import { and, asc, count, eq } from '@payloadcms/db-postgres/drizzle';
import type { SupplementState } from '#domain/service-requests/supplement';
import type { Ctx } from '../context';
import type { PayableRow } from '../payables/kind';
import { openPayable } from '../payables/row';
import { endUnpaidPayable } from '../payments/attempts';
import type { Tx } from '../runtime';
import { payables, requestSupplements } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { releaseCredit } from '../wallet/hold';
import { SERVICE_SUPPLEMENT } from './bill';
import { keepBillParty } from './invoice-party';
import type { RequestRow } from './row';

export type SupplementRow = typeof requestSupplements.$inferSelect;

/** What was asked for on top of a request's price, the first one first. */
export function supplementsOf(tx: Tx, requestId: number): Promise<SupplementRow[]> {
  return tx.select().from(requestSupplements).where(eq(requestSupplements.requestId, requestId)).orderBy(asc(requestSupplements.ordinal));
}

/** The one that waits for its requester; none where nothing is asked for. */
export async function openSupplement(tx: Tx, requestId: number): Promise<SupplementRow | null> {
  const [row] = await tx
    .select()
    .from(requestSupplements)
    .where(and(eq(requestSupplements.requestId, requestId), eq(requestSupplements.state, 'open')));
  return row ?? null;
}

const ofSupplements = ({ code, user }: Pick<RequestRow, 'code' | 'user'>) =>
  and(eq(payables.kind, SERVICE_SUPPLEMENT), eq(payables.userId, user ?? 0), eq(payables.code, code));

/** The bill of what is asked for now. */
export async function supplementBill(tx: Tx, row: Pick<RequestRow, 'code' | 'user'>): Promise<PayableRow | null> {
  const [bill] = await tx
    .select()
    .from(payables)
    .where(and(ofSupplements(row), eq(payables.state, 'open')));
  return bill ?? null;
}

/** Opens the bill of a supplement, under its request's lock: at most one is open. */
export async function openSupplementBill(tx: Tx, ctx: Ctx, row: RequestRow, { ordinal, amountToman, payUntil }: SupplementRow): Promise<PayableRow> {
  const [before] = await tx.select({ n: count() }).from(payables).where(ofSupplements(row));
  if (row.user === null) throw new Error(`request ${row.code} of nobody costs more`);
  const bill = await openPayable(tx, ctx, {
    ...{ kind: SERVICE_SUPPLEMENT, subject: `${row.id}-${ordinal}-${(before?.n ?? 0) + 1}`, userId: row.user, code: row.code },
    ...{ totalToman: amountToman, payUntil },
  });
  await keepBillParty(tx, row, bill);
  return bill;
}

const told = { declined: 'supplement-declined', withdrawn: 'supplement-withdrawn', ended: 'supplement-ended' } as const;

/** Ends what was asked for more, if something was: its bill is void, its credit is free, and the agreed service is done without it. The request is locked. [INP-4] */
export async function endSupplement(
  tx: Tx,
  ctx: Ctx,
  row: RequestRow,
  state: Exclude<SupplementState, 'open' | 'paid'>,
  reason?: string,
): Promise<SupplementRow | null> {
  const open = await openSupplement(tx, row.id);
  if (!open) return null;
  await tx.update(requestSupplements).set({ state, decidedAt: ctx.now }).where(eq(requestSupplements.id, open.id));
  const bill = await supplementBill(tx, row);
  if (bill) {
    await releaseCredit(tx, ctx, bill.id);
    await endUnpaidPayable(tx, ctx, bill.id, told[state]);
  }
  await note(tx, ctx, REQUESTS, row, { event: told[state], reason: reason ?? null, facts: { amountToman: open.amountToman } });
  return open;
}
