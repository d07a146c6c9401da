import { index, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** A promise with a clock: recomputed when the holidays change, closed when kept. */
export const deadlines = pgTable(
  'deadlines',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    calendar: text('calendar').notNull(),
    startsAt: at('starts_at').notNull(),
    dueAt: at('due_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('deadlines_once').on(t.subject, t.kind, t.startsAt),
    index('deadlines_open')
      .on(t.dueAt)
      .where(sql`${t.closedAt} is null`),
    // What was written to the desk and waits: few among all that is open.
    index('deadlines_messages')
      .on(t.subject)
      .where(sql`${t.closedAt} is null and ${t.kind} = 'services.message'`),
  ],
);

/** A worker's heartbeat, for readiness. */
export const heartbeats = pgTable('heartbeats', {
  process: text('process').primaryKey(),
  role: text('role').notNull(),
  at: at('at').notNull(),
});
