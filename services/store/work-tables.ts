import { check, index, integer, pgTable, primaryKey, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** Whose work a document is, with a version that every change raises: a change based on an older one is refused. */
export const workClaims = pgTable(
  'work_claims',
  {
    /** The admin's list that the document stands in, as `orders`. */
    collection: text('collection').notNull(),
    documentId: integer('document_id').notNull(),
    /** Null once it was released. */
    staffId: integer('staff_id'),
    version: integer('version').notNull(),
    at: at('at').notNull(),
    /** The colleague who handed it over, until its owner has seen that. */
    givenBy: integer('given_by'),
  },
  (t) => [primaryKey({ columns: [t.collection, t.documentId] }), index('work_claims_staff').on(t.staffId), check('work_claims_version', sql`${t.version} > 0`)],
);

/** What staff note about a customer for each other; never changed, and never shown to the customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    staffId: integer('staff_id'),
    body: text('body').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('customer_notes_user').on(t.userId, t.id), check('customer_notes_body', sql`char_length(${t.body}) between 1 and 2000`)],
);
