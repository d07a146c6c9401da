import { bigint, bigserial, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { ehrCodes } from '../../../domain/ehr/kind';
import { at } from '../../store/columns';

/** What an entry says: choices, numbers and days readable, all that is written in own words sealed with the member's key. */
const says = () => ({
  values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
  linesSealed: text('lines_sealed'),
});

/** An entry of the health history, as it stands now; or that there is none of its kind, which somebody has said. [EHR-1, EHR-2] */
export const ehrEntries = pgTable(
  'ehr_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ehrCodes }).notNull(),
    /** That there is none of this kind: “takes no medicine” is another answer than none at all. */
    none: boolean('none').notNull(),
    ...says(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: at('entered_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Made with the form: the same entry sent again is the same row. */
    clientId: text('client_id').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('ehr_entries_ref').on(t.ref),
    uniqueIndex('ehr_entries_once').on(t.memberId, t.clientId),
    uniqueIndex('ehr_entries_none')
      .on(t.memberId, t.kind)
      .where(sql`${t.none} and ${t.deletedAt} is null`),
    index('ehr_entries_list').on(t.memberId, t.kind, t.id),
    index('ehr_entries_removed')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('ehr_entries_ref_is_random', sql`length(${t.ref}) = 22`),
    check('ehr_entries_kind', sql`${t.kind} in ('disease', 'family-disease', 'medication', 'habit', 'surgery', 'allergy')`),
    check('ehr_entries_values', sql`jsonb_typeof(${t.values}) = 'object'`),
    // What is called something says it sealed; what says that there is none says nothing else.
    check('ehr_entries_say', sql`${t.none} = (${t.linesSealed} is null) and (not ${t.none} or ${t.values} = '{}')`),
    check('ehr_entries_relation', sql`${t.none} or ${t.kind} <> 'family-disease' or ${t.values} ->> 'relation' is not null`),
    check('ehr_entries_sort', sql`${t.none} or ${t.kind} <> 'habit' or ${t.values} ->> 'sort' is not null`),
    check('ehr_entries_to', sql`${t.none} or ${t.kind} <> 'allergy' or ${t.values} ->> 'to' is not null`),
  ],
);

/** Every state that an entry was in, with who wrote it and why; never changed, erased with the entry alone. */
export const ehrEntryVersions = pgTable(
  'ehr_entry_versions',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    ...says(),
    why: text('why', { enum: ['made', 'changed', 'removed', 'restored'] }).notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.version] })],
);
