import { check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** What is left of a sellable unit; holds have already been taken off. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id').primaryKey(),
    available: integer('available').notNull().default(0),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [check('stock_never_below_zero', sql`${t.available} >= 0`)],
);

/** Every movement of stock with its cause; never changed. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: serial('id').primaryKey(),
    variantId: integer('variant_id').notNull(),
    delta: integer('delta').notNull(),
    cause: text('cause').notNull(),
    subject: text('subject').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('stock_moves_once').on(t.subject, t.cause, t.variantId), index('stock_moves_variant').on(t.variantId, t.id)],
);

/** Stock kept for an order until its payment ends or the hold expires. */
export const holds = pgTable(
  'holds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['held', 'sold', 'released'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('holds_once').on(t.orderId, t.variantId),
    index('holds_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'held'`),
    check('holds_quantity_positive', sql`${t.quantity} > 0`),
  ],
);
