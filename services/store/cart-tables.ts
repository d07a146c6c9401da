import { check, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id'),
    tokenHash: text('token_hash'),
    codeId: integer('code_id'),
    wipedAt: at('wiped_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('carts_user').on(t.userId),
    uniqueIndex('carts_token').on(t.tokenHash),
    check('carts_one_owner', sql`(${t.userId} is null) <> (${t.tokenHash} is null)`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lineKey: text('line_key').notNull(),
    variantId: integer('variant_id').notNull(),
    featureIds: integer('feature_ids').array().notNull(),
    engraving: text('engraving').array().notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_lines_once').on(t.cartId, t.lineKey), check('cart_lines_quantity', sql`${t.quantity} between 1 and 1000`)],
);
