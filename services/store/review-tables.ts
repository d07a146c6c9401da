import { index, integer, pgTable, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/** What happened to a review, by whom, when and why; never changed. */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: serial('id').primaryKey(),
    reviewId: integer('review_id').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
    at: at('at').notNull(),
  },
  (t) => [index('review_events_review').on(t.reviewId, t.id)],
);
