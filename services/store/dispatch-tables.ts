import { check, integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { courierNames } from '../../domain/orders/couriers';
import { at } from './columns';

/** With whom an order's parcel went, and by which number it is followed. The devices in it are bound to the order in their own rows. */
export const dispatches = pgTable(
  'dispatches',
  {
    orderId: integer('order_id').primaryKey(),
    courier: text('courier', { enum: courierNames }).notNull(),
    tracking: text('tracking').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
    /** How often it was corrected; the order's history says what. */
    corrections: integer('corrections').notNull().default(0),
  },
  (t) => [check('dispatches_tracking', sql`${t.tracking} ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and char_length(replace(${t.tracking}, '-', '')) between 5 and 30`)],
);

/** With whom a repaired device, or the one in its place, went to the owner of a ticket. */
export const ticketParcels = pgTable(
  'ticket_parcels',
  {
    ticketId: integer('ticket_id').primaryKey(),
    courier: text('courier', { enum: courierNames }).notNull(),
    tracking: text('tracking').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
    /** How often it was corrected; the ticket's history says what. */
    corrections: integer('corrections').notNull().default(0),
  },
  (t) => [check('ticket_parcels_tracking', sql`${t.tracking} ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and char_length(replace(${t.tracking}, '-', '')) between 5 and 30`)],
);
