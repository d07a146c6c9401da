import { bigint, bigserial, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from '../../store/columns';

/** A file that somebody brought and looks at before its readings are stored: sealed with the member's key, erased within a day. */
export const healthImports = pgTable(
  'health_imports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    madeBy: integer('made_by').notNull(),
    madeAt: at('made_at').notNull(),
    /** 128 random bits: where it lies in the store. */
    fileId: text('file_id').notNull(),
    storedAt: at('stored_at'),
    /** How many readings were stored; the others were there. */
    stored: integer('stored'),
  },
  (t) => [
    uniqueIndex('health_imports_ref').on(t.ref),
    uniqueIndex('health_imports_file').on(t.fileId),
    index('health_imports_made').on(t.madeAt),
    check('health_imports_stored', sql`(${t.storedAt} is null) = (${t.stored} is null) and ${t.stored} >= 0`),
    check('health_imports_file_id', sql`${t.fileId} ~ '^[0-9a-f]{32}$'`),
  ],
);
