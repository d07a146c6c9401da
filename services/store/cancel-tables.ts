import { check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { cancelRequestStates } from '../../domain/orders/cancel-request';
import { at } from './columns';

/** A buyer's wish to cancel an order that is paid and not yet on its way; staff decide. */
export const orderCancelRequests = pgTable(
  'order_cancel_requests',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    /** Why, in the buyer's words; may stay empty. */
    words: text('words').notNull().default(''),
    state: text('state', { enum: cancelRequestStates }).notNull(),
    askedAt: at('asked_at').notNull(),
    /** What staff answered. */
    answer: text('answer'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('order_cancel_requests_one_open')
      .on(t.orderId)
      .where(sql`${t.state} = 'open'`),
    index('order_cancel_requests_order').on(t.orderId, t.id),
    check('order_cancel_requests_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
  ],
);
