import { check, index, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/** A movement of money: its cause, once; its postings sum to zero (deferred trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    cause: text('cause').notNull(),
    subject: text('subject').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('ledger_entries_once').on(t.cause, t.subject)],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: serial('id').primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account').notNull(),
    amountToman: money('amount_toman').notNull(),
  },
  (t) => [
    index('ledger_postings_account').on(t.account, t.id),
    index('ledger_postings_entry').on(t.entryId),
    check('ledger_postings_not_zero', sql`${t.amountToman} <> 0`),
  ],
);
