import { boolean, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/** One attempt to pay through a gateway. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    payableId: text('payable_id').notNull(),
    provider: text('provider').notNull(),
    state: text('state', { enum: ['new', 'requested', 'paid', 'failed', 'unusable'] }).notNull(),
    amountToman: money('amount_toman').notNull(),
    authority: text('authority'),
    refId: text('ref_id'),
    cardMask: text('card_mask'),
    failure: text('failure'),
    createdAt: at('created_at').notNull(),
    requestedAt: at('requested_at'),
    settledAt: at('settled_at'),
    /** When the reconciling job looks again; null once settled. */
    nextCheckAt: at('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** When the gateway was asked last because somebody looked, and whether it answered. */
    lookedAt: at('looked_at'),
    answered: boolean('answered').notNull().default(true),
  },
  (t) => [
    uniqueIndex('payments_authority').on(t.provider, t.authority),
    uniqueIndex('payments_ref').on(t.provider, t.refId),
    uniqueIndex('payments_one_paid')
      .on(t.payableId)
      .where(sql`${t.state} = 'paid'`),
    index('payments_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payments_payable').on(t.payableId),
    check('payments_amount', sql`${t.amountToman} > 0`),
  ],
);
