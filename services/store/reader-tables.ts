import { boolean, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/*
 * What readers choose and say of articles. Foreign keys to accounts, topics and articles stand in the migration: whoever or
 * whatever goes takes its rows along.
 */

/** The topics that an account follows. */
export const topicFollows = pgTable(
  'topic_follows',
  { userId: integer('user_id').notNull(), topicId: integer('topic_id').notNull(), since: at('since').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.topicId] })],
);

/** Articles in which an account is not interested. */
export const articlesSetAside = pgTable(
  'articles_set_aside',
  { userId: integer('user_id').notNull(), postId: integer('post_id').notNull(), setAsideAt: at('set_aside_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.postId] })],
);

/** Accounts that have switched on that their file of health may help to choose articles; without a row it is off. */
export const readersByRecords = pgTable('readers_by_records', { userId: integer('user_id').primaryKey(), since: at('since').notNull() });

/** Whether an article was useful: one answer for each reader, who is known by a keyed hash alone. */
export const usefulAnswers = pgTable(
  'useful_answers',
  {
    postId: integer('post_id').notNull(),
    print: text('print').notNull(),
    useful: boolean('useful').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.print] })],
);
