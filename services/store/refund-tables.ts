import { check, index, integer, pgTable, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { refundCauses } from '../../domain/refunds/causes';
import { at, money } from './columns';

/** Money that is owed back to a buyer: why, by which rule and calendar, to where, and how far it got. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    payableId: text('payable_id').notNull(),
    /** What goes back: of what a gateway took, or of what the wallet gave. */
    paymentId: text('payment_id'),
    holdId: text('hold_id'),
    why: text('why', { enum: ['cancelled', 'paid-late', 'paid-twice', 'less-due', 'deposit'] }).notNull(),
    /** What made it owed, by which it is owed once: a cancellation, or one of several changes. */
    cause: text('cause').notNull(),
    /** The promise's own clock, as `deadlines` names it. */
    calendar: text('calendar').notNull(),
    /** Whose deadline it is in `deadlines`. */
    subject: text('subject').notNull(),
    amountToman: money('amount_toman').notNull(),
    destination: text('destination', { enum: ['wallet', 'gateway'] }).notNull(),
    state: text('state', { enum: ['waiting', 'calling', 'refused', 'done'] }).notNull(),
    askedAt: at('asked_at').notNull(),
    doneAt: at('done_at'),
    /** Who carried it out: the wallet's books, the gateway, or staff by hand. */
    doneBy: text('done_by', { enum: ['wallet', 'gateway', 'hand'] }),
    /** The bank's reference of a transfer that staff made themselves. */
    handRef: text('hand_ref'),
    /** When the job looks at it next; null once it is done or a person has to decide. */
    nextAt: at('next_at'),
  },
  (t) => [
    uniqueIndex('refunds_payment').on(t.paymentId, t.cause),
    uniqueIndex('refunds_hold').on(t.holdId, t.cause),
    index('refunds_payable').on(t.payableId),
    index('refunds_due')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
    index('refunds_open')
      .on(t.askedAt)
      .where(sql`${t.state} <> 'done'`),
    check('refunds_positive', sql`${t.amountToman} > 0`),
    check('refunds_one_source', sql`(${t.paymentId} is null) <> (${t.holdId} is null)`),
    check('refunds_gateway_took_it', sql`${t.destination} = 'wallet' or ${t.paymentId} is not null`),
    check('refunds_by_hand', sql`(${t.doneBy} is not distinct from 'hand') = (${t.handRef} is not null)`),
    check('refunds_done', sql`(${t.state} = 'done') = (${t.doneAt} is not null) and (${t.state} = 'done') = (${t.doneBy} is not null)`),
  ],
);

/** One call of ours to a gateway to give money back; written before it is made, so that no crash makes it twice. */
export const refundCalls = pgTable(
  'refund_calls',
  {
    /** Our key of the call; it stands in the provider's own record of the refund. */
    id: text('id').primaryKey(),
    refundId: text('refund_id').notNull(),
    attempt: smallint('attempt').notNull(),
    state: text('state', { enum: ['calling', 'done', 'refused', 'lost'] }).notNull(),
    sentAt: at('sent_at').notNull(),
    endedAt: at('ended_at'),
    /** How often the provider was asked what became of it. */
    asked: smallint('asked').notNull().default(0),
    providerRef: text('provider_ref'),
    /** Why it did not go back, by a word of ours; what the gateway said itself stands beside it. */
    cause: text('cause', { enum: refundCauses }),
    answer: text('answer'),
  },
  (t) => [
    uniqueIndex('refund_calls_attempt').on(t.refundId, t.attempt),
    uniqueIndex('refund_calls_one_live')
      .on(t.refundId)
      .where(sql`${t.state} in ('calling', 'done')`),
  ],
);
