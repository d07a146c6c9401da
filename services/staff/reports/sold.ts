import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';

/**
 * What counts as sold, in reports, files and the day's figures alike: an order (as `o`) that was placed and is neither
 * cancelled nor given back nor about to be; on the day in Tehran on which it was placed, with delivery, after discounts. [ADM-3]
 */
export const SOLD = sql`o.placed_at is not null and o.state not in ('cancelled', 'refunded', 'refund-pending')`;

/**
 * A promise (as `d`) whose order was cancelled before it was due: there was nothing left to prepare, to call about or to bring.
 * One that was late already when its order was cancelled stays late. [ADM-3]
 */
export const VOID = sql`(d.kind in ('orders.call', 'orders.queue', 'orders.dispatch', 'orders.deliver') and d.closed_at <= d.due_at and exists (select 1 from events e
  where e.subject = d.subject and e.at = d.closed_at and e.event in ('cancel', 'decline', 'lapse')))`;

/** The promises that count as ours: a buyer's answer is the buyer's, and one that a cancellation made void was neither kept nor broken. [ADM-3] */
export const OURS = sql`d.kind not in ('orders.agree', 'orders.earlier') and not ${VOID}`;

/** A day of Tehran as 2026-11-22, of a moment. */
export const dayOf = (at: SQL) => sql`to_char((${at} at time zone 'UTC' + interval '3 hours 30 minutes'), 'YYYY-MM-DD')`;
