import { sql } from '@payloadcms/db-postgres/drizzle';

/**
 * A promise (as `d`) whose order or request was cancelled before it was due: there was nothing left to prepare, to answer, to call about or to bring.
 * One that was late already when it was cancelled stays late. [ADM-3]
 */
export const VOID = sql`(d.kind in ('orders.call', 'orders.queue', 'orders.dispatch', 'orders.deliver', 'services.review', 'services.response', 'services.visit', 'services.result')
  and d.closed_at <= d.due_at and exists (select 1 from events e
  where e.subject = d.subject and e.at = d.closed_at and e.event in ('cancel', 'decline', 'lapse', 'give-up')))`;
