import { sql } from '@payloadcms/db-postgres/drizzle';
import { pictureAddress } from '#domain/content/picture';
import { VOID } from '../store/void-promise';
import { guarded } from '../service';
import { unrested } from '../work/states';

/** What an order's page shows besides it: pictures of its goods, its buyer, and what was promised. */
export type OrderBeside = {
  /** The address of a picture by the variant. */ pictures: ReadonlyMap<number, string>;
  customer: { since: Date; orders: number; returned: number; devices: number; tickets: number };
  promises: readonly {
    id: number;
    kind: string;
    startsAt: Date;
    dueAt: Date;
    closedAt: Date | null;
    /** The clock by which it is due. */ clock: string;
    /** Its order was cancelled before it was due. */ void: boolean;
  }[];
};
type Row = {
  pictures: { variant: number; filename: string }[] | null;
  customer: { since: string; orders: number; returned: number; devices: number; tickets: number };
  promises: { id: number; kind: string; starts: string; due: string; closed: string | null; void: boolean; clock: string }[] | null;
};

/** All of it in one query. [ADM-3, ADM-4] */
export const orderBeside = guarded('admin.orders.read', async (ctx, order: { id: number; user: number }): Promise<OrderBeside> => {
  const subject = `order:${order.id}`;
  const { rows } = await ctx.rt.db.execute(sql`select
    (select json_agg(json_build_object('variant', l.variant_id, 'filename', p.filename)) from order_lines l
      join variants v on v.id = l.variant_id
      cross join lateral (select coalesce(m.sizes_small_filename, m.filename) as filename from products_gallery g join media m on m.id = g.image_id
        where g._parent_id = v.product_id order by g._order limit 1) p
      where l.order_id = ${order.id}) as pictures,
    (select json_build_object('since', u.created_at,
        'orders', (select count(*) from orders o where o.user_id = u.id and o.placed_at is not null),
        'returned', (select count(*) from orders o where o.user_id = u.id and o.state in ('refund-pending', 'refunded')),
        'devices', (select count(*) from devices d where d.user_id = u.id),
        'tickets', (select count(*) from warranty_tickets t where t.user_id = u.id and ${unrested('ticket', sql`t.state`)})) from users u where u.id = ${order.user}) as customer,
    (select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'starts', d.starts_at, 'due', d.due_at, 'closed', d.closed_at, 'clock', d.calendar, 'void', coalesce(${VOID}, false)) order by d.id desc)
      from (select * from deadlines where subject = ${subject} order by id desc limit 8) d) as promises`);
  const { pictures, customer, promises } = rows[0] as unknown as Row;
  return {
    pictures: new Map((pictures ?? []).map(({ variant, filename }) => [variant, pictureAddress(filename)])),
    customer: { ...customer, since: new Date(customer.since) },
    promises: (promises ?? []).map(({ id, kind, starts, due, closed: end, clock, void: gone }) => ({
      ...{ id, kind, clock, startsAt: new Date(starts), dueAt: new Date(due) },
      closedAt: end === null ? null : new Date(end),
      void: gone,
    })),
  };
});
