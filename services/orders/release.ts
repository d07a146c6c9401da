import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { returnStock } from '../catalog/stock';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { releaseCode } from '../discounts/use';
import type { Tx } from '../runtime';
import { holds } from '../store/tables';
import { releaseCredit } from '../wallet/hold';
import type { OrderRow } from './row';

/** Releases the holds of an unpaid, locked order, once: goods to the stock, credit to the wallet, the code's use to its limit. [ORD-4, DISC-4] */
export async function releaseHolds(tx: Tx, ctx: Ctx, order: OrderRow): Promise<boolean> {
  const subject = orderSubject(order.id);
  const freed = await releaseGoods(tx, ctx, order);
  await releaseCredit(tx, ctx, subject);
  if (freed) await releaseCode(tx, ctx, subject);
  return freed;
}

/** Releases the goods alone. */
export async function releaseGoods(tx: Tx, ctx: Ctx, order: OrderRow): Promise<boolean> {
  const freed = await tx
    .update(holds)
    .set({ state: 'released' })
    .where(and(eq(holds.orderId, order.id), eq(holds.state, 'held')))
    .returning({ variantId: holds.variantId, quantity: holds.quantity });
  if (freed.length > 0) await returnStock(tx, ctx, freed, { cause: 'hold-released', subject: orderSubject(order.id) });
  return freed.length > 0;
}
