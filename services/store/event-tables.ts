import { bigserial, index, jsonb, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** The event log of whatever has a life cycle: what happened to it, under the name that the audit and the deadlines have for it, from where to where, who did it, why and when. Rows are never changed. [ADM-4] */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    subject: text('subject').notNull(),
    event: text('event').notNull(),
    /** None at its beginning; the same as the other where something happened and nothing moved. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('events_subject').on(t.subject, t.id),
    index('events_serials_asked')
      .on(t.subject)
      .where(sql`${t.event} = 'ask-serials'`),
  ],
);
