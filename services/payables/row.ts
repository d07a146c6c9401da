import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { payables } from '../store/tables';
import type { PayableRow } from './kind';

/** A payable's id: its kind and the row's id, e.g. `order:12`. */
export function payableId(kind: string, subject: string | number): string {
  return `${kind}:${subject}`;
}

export type NewPayable = Pick<PayableRow, 'kind' | 'subject' | 'userId' | 'code' | 'totalToman' | 'payUntil'>;

/** Opens a payable; its price's proof, its party and its first attempt are written in the same commit. */
export async function openPayable(tx: Tx, ctx: Ctx, made: NewPayable): Promise<PayableRow> {
  const [row] = await tx
    .insert(payables)
    .values({ ...made, id: payableId(made.kind, made.subject), state: 'open', createdAt: ctx.now })
    .returning();
  if (!row) throw new Error(`payable ${made.kind}:${made.subject} was not made`);
  return row;
}

/** Marks it paid, once; money that comes late undoes an end that came before. */
export async function markPaid(tx: Tx, ctx: Ctx, { id, state }: PayableRow): Promise<PayableRow> {
  const [row] = await tx
    .update(payables)
    .set({ state: 'paid', paidAt: ctx.now })
    .where(and(eq(payables.id, id), eq(payables.state, state)))
    .returning();
  if (!row || state === 'paid') throw new Error(`payable ${id} is paid a second time, or changed although it is locked`);
  return row;
}

/** Marks it ended unpaid; one that ended before or is paid stays as it is. */
export async function markEnded(tx: Tx, id: string): Promise<void> {
  await tx
    .update(payables)
    .set({ state: 'ended' })
    .where(and(eq(payables.id, id), eq(payables.state, 'open')));
}

/** Whether it still waits for its payment. */
export function awaitsPayment({ state, payUntil }: PayableRow, now: Date): boolean {
  return state === 'open' && now < payUntil;
}
