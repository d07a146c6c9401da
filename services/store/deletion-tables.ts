import { check, index, integer, pgTable, serial, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** Accounts whose owners asked to be erased (right to erasure): until when they may still be kept, and whether they were kept or erased. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    askedAt: at('asked_at').notNull(),
    dueAt: at('due_at').notNull(),
    calledOffAt: at('called_off_at'),
    erasedAt: at('erased_at'),
  },
  (t) => [
    uniqueIndex('account_deletions_one_open')
      .on(t.userId)
      .where(sql`${t.calledOffAt} is null and ${t.erasedAt} is null`),
    index('account_deletions_due')
      .on(t.dueAt)
      .where(sql`${t.calledOffAt} is null and ${t.erasedAt} is null`),
    check('account_deletions_ended_once', sql`${t.calledOffAt} is null or ${t.erasedAt} is null`),
    check('account_deletions_grace', sql`${t.dueAt} >= ${t.askedAt} + interval '14 days' and (${t.erasedAt} is null or ${t.erasedAt} >= ${t.dueAt})`),
  ],
);
