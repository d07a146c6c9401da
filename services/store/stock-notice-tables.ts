import { index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** Who wants to be told when a unit is there again: one waiting row a person and unit. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    variantId: integer('variant_id').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    askedAt: at('asked_at').notNull(),
    /** When it was said; a person may ask again after that. */
    toldAt: at('told_at'),
  },
  (t) => [
    uniqueIndex('stock_notices_once')
      .on(t.userId, t.variantId)
      .where(sql`${t.toldAt} is null`),
    index('stock_notices_waiting')
      .on(t.variantId)
      .where(sql`${t.toldAt} is null`),
    index('stock_notices_user').on(t.userId, t.id),
  ],
);
