import { index, jsonb, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/** A form that was typed and not sent: one a page, for its writer alone, for a short while. `owner` is an account, or the hash of a browser's token. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    owner: text('owner').notNull(),
    page: text('page').notNull(),
    intent: text('intent').notNull(),
    typed: jsonb('typed').notNull().$type<Record<string, string>>(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.page] }), index('form_drafts_at').on(t.at)],
);
