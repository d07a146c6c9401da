import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { engravedLines } from '#domain/catalog/engraving';
import { orderSubject } from '../deadlines/order-subject';
import { orders, users } from '../store/schema.generated';
import { orderLines, payments } from '../store/tables';
import { creditFor } from '../wallet/hold';
import { takingsOf } from '../work/takings';
import { guarded } from '../service';
import { historyOf } from '../transitions/history';

/** Everything that staff see of an order. [ADM-4] */
export const orderDetail = guarded('admin.orders.read', async (ctx, orderId: number) => {
  const { db } = ctx.rt;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const [[buyer], lines, events, takings, paid, credit] = await Promise.all([
    db.select({ phone: users.phone, firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, order.user)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    historyOf(db, orderSubject(orderId)),
    takingsOf(db, { collection: 'orders', id: orderId }),
    db
      .select()
      .from(payments)
      .where(eq(payments.payableId, orderSubject(orderId)))
      .orderBy(asc(payments.createdAt)),
    creditFor(db, orderSubject(orderId)),
  ]);
  return {
    order,
    buyer: buyer ?? null,
    lines: lines.map((line) => ({ ...line, engraving: engravedLines(line.engraving) })),
    events,
    takings,
    payments: paid,
    walletToman: credit?.amountToman ?? 0,
  };
});

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>;
