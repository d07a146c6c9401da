import type { Ctx } from '../context';
import type { PaidBy } from '../payables/kind';
import type { Locked } from '../payables/lock';
import { markPaid } from '../payables/row';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import type { Settled } from './case';

/** Hands a fully paid payable to its kind. The payment has ended, and code and credit are used already. [ORD-4, WAL-3] */
export async function paid(tx: Tx, ctx: Ctx, { kind, payable, of }: Locked, by: Omit<PaidBy, 'payable'>): Promise<Change<Settled>> {
  const after = await markPaid(tx, ctx, payable);
  const { audit = [], ...follows } = await kind.onPaid(tx, ctx, of, { ...by, payable: after });
  return { value: { payable: after, outcome: 'paid' }, audit, ...follows };
}
