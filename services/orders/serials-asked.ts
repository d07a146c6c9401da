import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeDispatchStates } from '#domain/orders/dispatch';
import type { Lang } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { guarded } from '../service';
import { neededOf, type LackingSerials } from './serials-lacking';

/** The line of an order's history by which colleagues are asked for its serials. */
export const ASK_SERIALS = 'ask-serials';
/** Written out, so that its own index is read. */
const ASKED = sql.raw(`'${ASK_SERIALS}'`);

/** An order that waits for serials that a colleague was asked to record: who asked last and when, what is missing, and which ones were read from a device. */
export type SerialsAsked = {
  orderId: number;
  code: string;
  receiver: string;
  dueAt: Date | null;
  by: string | null;
  askedAt: Date;
  lacking: LackingSerials[];
  named: string[];
  /** The devices of the order, of one of which a named serial is. */
  units: Pick<LackingSerials, 'variantId' | 'name'>[];
};

type Row = { id: number; code: string; receiver: string; due_at: string | null; by: string | null; at: string; named: string[] };

/** The serials asked for and not recorded yet, by due time, of all orders or of one; a request ends once the serials are there or the order has left. [ORD-11, WAR-3] */
export const serialsAsked = guarded('admin.orders.read', ({ rt: { db }, lang }, orderId?: number) => askedOf(db, lang, orderId));

/** The same inside a transaction. */
export async function askedOf(tx: Tx, lang: Lang, orderId?: number): Promise<SerialsAsked[]> {
  const states = sql.join(
    beforeDispatchStates.map((state) => sql`${state}`),
    sql`, `,
  );
  const { rows } = await tx.execute<Row>(sql`
    select o.id, o.code, o.receiver_name as receiver, o.due_at, s.name as by, last.at,
      array(select distinct one from events e, regexp_split_to_table(e.facts->>'serials', ' ') one
        where e.subject = asked.subject and e.event = ${ASKED} and not exists (select 1 from devices d where d.serial = one) order by one) as named
    from (select distinct subject from events where event = ${ASKED} ${orderId === undefined ? sql`` : sql`and subject = ${orderSubject(orderId)}`}) asked
    join orders o on o.id = substr(asked.subject, 7)::int and o.state::text in (${states})
    cross join lateral (select e.actor, e.at from events e where e.subject = asked.subject and e.event = ${ASKED} order by e.id desc limit 1) last
    left join staff s on last.actor = 'staff:' || s.id
    order by o.due_at nulls last, o.id`);
  const found: SerialsAsked[] = [];
  for (const { id, code, receiver, due_at: due, by, at, named } of rows) {
    const needed = await neededOf(tx, lang, id);
    const lacking = needed.filter((unit) => unit.recorded < unit.needed);
    const units = needed.map(({ variantId, name }) => ({ variantId, name }));
    if (lacking.length > 0 || named.length > 0)
      found.push({ orderId: id, code, receiver, dueAt: due === null ? null : new Date(due), by, askedAt: new Date(at), lacking, named, units });
  }
  return found;
}
