import { check, index, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** Whose work a document is. Its number goes up with every change: who saw an older one changes nothing. */
export const workClaims = pgTable(
  'work_claims',
  {
    /** The admin's list that the document stands in, as `orders`. */
    collection: text('collection').notNull(),
    documentId: integer('document_id').notNull(),
    /** Nobody's, once it was let go. */
    staffId: integer('staff_id'),
    version: integer('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.documentId] }), index('work_claims_staff').on(t.staffId), check('work_claims_version', sql`${t.version} > 0`)],
);
