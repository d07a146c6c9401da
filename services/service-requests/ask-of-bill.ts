import type { Ctx } from '../context';
import { askForPayable, type Asked } from '../payments/ask-gateway';
import { billOf } from './bill';
import type { RequestRow } from './row';

/** Asks the gateway what it knows of a request’s open bill: whoever ends it, or prices it anew, hears first that it was paid. [INP-3, ORD-4] */
export async function askOfBill(ctx: Ctx, of: Pick<RequestRow, 'code' | 'user'>): Promise<Asked['kind']> {
  const bill = await billOf(ctx.rt.db, of, 'open');
  if (!bill) return 'unpaid';
  const { kind } = await askForPayable({ ...ctx, actor: { kind: 'clock', job: 'requests.ask-of-bill' } }, bill.id);
  return kind;
}
