import { index, integer, pgTable, serial } from '@payloadcms/db-postgres/drizzle/pg-core';
import { moved } from './columns';

/** What happened to a review, by whom, when and why; never changed. */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: serial('id').primaryKey(),
    reviewId: integer('review_id').notNull(),
    ...moved(),
  },
  (t) => [index('review_events_review').on(t.reviewId, t.id)],
);
