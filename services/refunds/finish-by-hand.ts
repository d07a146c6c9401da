import { refuse, type Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import type { Tx } from '../runtime';
import type { LedgerEntry } from '../store/commit';
import { finishOne } from './finish';
import { openRefunds } from './row';

/** Staff record that they gave an order's money back themselves; not while a call to the gateway is out. What the wallet gave goes back to it. [ORD-9] */
export async function finishOrderByHand(tx: Tx, ctx: Ctx, orderId: number): Promise<LedgerEntry[] | Refusal> {
  const entries: LedgerEntry[] = [];
  for (const refund of await openRefunds(tx, orderSubject(orderId))) {
    if (refund.state === 'calling') return refuse('refunds.refund.under-way', undefined, { status: 409 });
    const how = refund.paymentId ? ({ by: 'hand', who: 'staff' } as const) : ({ by: 'wallet', who: 'clock' } as const);
    const entry = await finishOne(tx, ctx, refund, how);
    if ('ok' in entry) return entry;
    entries.push(entry);
  }
  return entries;
}
