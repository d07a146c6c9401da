import { date, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';

/** That a sender has said these words under this article on this day, as a keyed hash: the same form sent again makes no second comment. */
export const commentPrints = pgTable('comment_prints', { hash: text('hash').notNull(), day: date('day').notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.hash] }),
]);
