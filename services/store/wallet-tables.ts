import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/*
 * The wallet. Its balance is what its postings in the ledger come to: triggers keep it in the posting's own
 * transaction, write the history with it and let nobody else change it; the checks refuse what it cannot bear.
 */

/** The balance of a user's wallet, and how much of it is held for what is being paid. Written by triggers alone. */
export const wallets = pgTable(
  'wallets',
  {
    userId: integer('user_id').primaryKey(),
    balanceToman: money('balance_toman').notNull().default(0),
    heldToman: money('held_toman').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('wallets_never_below_zero', sql`${t.balanceToman} >= 0`),
    check('wallets_held_is_there', sql`${t.heldToman} >= 0 and ${t.heldToman} <= ${t.balanceToman}`),
  ],
);

/** The part that somebody pays from the wallet: kept while the rest is paid at the gateway, then used or released. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    payableId: text('payable_id').notNull(),
    amountToman: money('amount_toman').notNull(),
    state: text('state', { enum: ['held', 'used', 'released'] }).notNull(),
    at: at('at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('wallet_holds_one_live')
      .on(t.payableId)
      .where(sql`${t.state} <> 'released'`),
    index('wallet_holds_payable').on(t.payableId),
    index('wallet_holds_user')
      .on(t.userId)
      .where(sql`${t.state} = 'held'`),
    check('wallet_holds_positive', sql`${t.amountToman} > 0`),
  ],
);

/** A wallet's history: every deposit and every use of credit, succeeded with its ledger entry or failed without one. */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['deposit', 'use'] }).notNull(),
    state: text('state', { enum: ['succeeded', 'failed'] }).notNull(),
    cause: text('cause').notNull(),
    subject: text('subject').notNull(),
    amountToman: money('amount_toman').notNull(),
    /** What stood in the wallet afterwards. */
    balanceToman: money('balance_toman').notNull(),
    entryId: text('entry_id'),
    at: at('at').notNull(),
  },
  (t) => [
    index('wallet_transactions_user').on(t.userId, t.id),
    uniqueIndex('wallet_transactions_entry').on(t.entryId, t.userId),
    check('wallet_transactions_positive', sql`${t.amountToman} > 0 and ${t.balanceToman} >= 0`),
    check('wallet_transactions_entered', sql`(${t.state} = 'succeeded') = (${t.entryId} is not null)`),
  ],
);

/** Credit that somebody adds to the wallet; its payment is one of `payments`. */
export const topUps = pgTable(
  'top_ups',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    amountToman: money('amount_toman').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    state: text('state', { enum: ['open', 'succeeded', 'failed'] }).notNull(),
    /** Our page on which the credit was missing, to go back to. */
    returnTo: text('return_to'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('top_ups_user').on(t.userId, t.createdAt), check('top_ups_positive', sql`${t.amountToman} > 0`)],
);
