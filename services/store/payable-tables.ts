import { check, index, integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/** Payables: what somebody pays for, of any kind; payments, held credit, refunds, uses of codes, price proofs and invoices refer to them. */
export const payables = pgTable(
  'payables',
  {
    /** Its kind and whose it is, e.g. `order:12`: what the ledger, the audit and the deadlines call it too. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id').notNull(),
    /** The code that its owner knows it by. */
    code: text('code'),
    totalToman: money('total_toman').notNull(),
    state: text('state', { enum: ['open', 'paid', 'ended'] }).notNull(),
    createdAt: at('created_at').notNull(),
    payUntil: at('pay_until').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [
    index('payables_user').on(t.userId, t.createdAt),
    check('payables_named', sql`${t.id} = ${t.kind} || ':' || ${t.subject}`),
    check('payables_total', sql`${t.totalToman} >= 0`),
    check('payables_paid', sql`(${t.state} = 'paid') = (${t.paidAt} is not null)`),
  ],
);
