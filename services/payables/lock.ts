import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { payables } from '../store/tables';
import type { PayableKind, PayableRow } from './kind';

/*
 * The order of locks wherever money moves; whoever needs some of them takes them in this order, so that nobody waits
 * crosswise:
 *
 *   1. the form's once-key
 *   2. what is paid for: the row of its kind (an order, a top-up); then its payable
 *   3. the payment, then the refund
 *   4. the cart, then the stock of its units by their ids
 *   5. the wallet
 *   6. the code: the buyer's counter, then everybody's
 *   7. a group, then its member
 *   8. the year's counter of invoices, last of all
 *
 * Whoever makes an order of a share locks its member first: the order is new, and nobody else can wait for it. An order that
 * takes another's place frees that one first, of the same buyer. What waits crosswise all the same `commit` tries again.
 */

/** A payable under its kind's lock. */
export type Locked = { kind: PayableKind; payable: PayableRow; of: unknown };

/** The kind that is part of a payable's id. */
export function kindOf({ rt }: Pick<Ctx, 'rt'>, id: string): PayableKind {
  const name = id.slice(0, id.indexOf(':'));
  const kind = rt.payables[name];
  if (!kind) throw new Error(`nobody knows payables of the kind ${name}`);
  return kind;
}

/** Locks what is paid for, by its kind; whoever settles, pays, ends or refunds it takes turns here. */
export async function lockPayable(tx: Tx, ctx: Ctx, id: string): Promise<Locked | null> {
  const kind = kindOf(ctx, id);
  const of = await kind.lock(tx, id.slice(id.indexOf(':') + 1));
  if (of === null) return null;
  const [payable] = await tx.select().from(payables).where(eq(payables.id, id)).for('update');
  return payable ? { kind, payable, of } : null;
}
