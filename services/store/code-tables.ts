import { check, index, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** How often a discount code was used; its terms are the editors' document. */
export const codeCounters = pgTable('code_counters', { codeId: integer('code_id').primaryKey(), used: integer('used').notNull().default(0) }, (t) => [
  check('code_counters_not_negative', sql`${t.used} >= 0`),
]);

export const codeUserCounters = pgTable(
  'code_user_counters',
  { codeId: integer('code_id').notNull(), userId: integer('user_id').notNull(), used: integer('used').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.codeId, t.userId] }), check('code_user_counters_not_negative', sql`${t.used} >= 0`)],
);

/** One use of a code for what is paid with it: held with the stock, then used, released, or void when the buyer changed the order. */
export const codeUses = pgTable(
  'code_uses',
  {
    payableId: text('payable_id').primaryKey(),
    codeId: integer('code_id').notNull(),
    userId: integer('user_id').notNull(),
    state: text('state', { enum: ['held', 'used', 'released', 'void'] }).notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('code_uses_code').on(t.codeId, t.userId)],
);
