import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { ORDER } from '../orders/payable';
import { guarded, service } from '../service';
import { users } from '../store/schema.generated';
import { payables, refunds } from '../store/tables';
import { noteReading } from './note-reading';
import { deskRefunds, type DeskRefund } from './order-refunds';

/** A refund of something other than an order: of what, to whom, and how it goes. */
export type RefundPage = { refund: DeskRefund; payableId: string; kind: string; code: string | null; buyer: { name: string; phone: string } };

/** A refund of what is no order, for the desk; an order’s is worked on in its order. That it was opened stands in the audit. [ORD-9, ADM-3, ROLE-5] */
export const refundPage = guarded('admin.orders.read', async (ctx, refundId: string): Promise<RefundPage | null> => {
  const { db } = ctx.rt;
  const [row] = await db
    .select({
      payableId: payables.id,
      kind: payables.kind,
      code: payables.code,
      userId: users.id,
      phone: users.phone,
      first: users.firstName,
      last: users.lastName,
    })
    .from(refunds)
    .innerJoin(payables, eq(payables.id, refunds.payableId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(and(eq(refunds.id, refundId), ne(payables.kind, ORDER)));
  const refund = row && (await deskRefunds(db, row.payableId, ctx.now)).find(({ id }) => id === refundId);
  if (!refund) return null;
  await noteReading(ctx, { of: 'users', ids: [row.userId], how: 'opened' });
  const { payableId, kind, code, phone } = row;
  return { refund, payableId, kind, code, buyer: { name: [row.first, row.last].filter(Boolean).join(' '), phone } };
});

/** What such a refund is of; null where there is none. */
export const refundPayable = service(
  'admin.orders.read',
  async ({ rt: { db } }, refundId: string): Promise<string | null> => {
    const [row] = await db
      .select({ id: payables.id })
      .from(refunds)
      .innerJoin(payables, eq(payables.id, refunds.payableId))
      .where(and(eq(refunds.id, refundId), ne(payables.kind, ORDER)));
    return row?.id ?? null;
  },
  () => null,
);
