import { and, asc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { orders, staff, users } from '../store/schema.generated';
import { deadlines, orderEvents, orderLines, payments } from '../store/tables';

/** Everything that staff see of an order. [ADM-4] */
export async function orderDetail(rt: Pick<Runtime, 'db'>, orderId: number) {
  const { db } = rt;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const [[buyer], lines, events, paid, [due], people] = await Promise.all([
    db.select({ phone: users.phone, firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, order.user)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
    db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt)),
    db
      .select({ dueAt: deadlines.dueAt })
      .from(deadlines)
      .where(and(eq(deadlines.subject, `order:${orderId}`), eq(deadlines.kind, 'orders.refund'), isNull(deadlines.closedAt))),
    db.select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
  return {
    order,
    buyer: buyer ?? null,
    lines,
    events: events.map((event) => ({ ...event, actorName: names.get(event.actor) ?? null })),
    payments: paid,
    refundDueAt: due?.dueAt ?? null,
  };
}

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>;
