import { index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/*
 * The search's index: made from what is published, whenever it has changed. Words and their pieces of three letters
 * stand in tables of our own, since pg_trgm reads Persian only where the database's locale knows its letters.
 */

/** One document in one language, as a result shows it. */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['product', 'manual', 'page', 'service', 'article', 'question', 'doctor'] }).notNull(),
    refId: integer('ref_id').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    slug: text('slug').notNull(),
    /** For whom a manual is written. */
    reader: text('reader'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    indexedAt: at('indexed_at').notNull(),
  },
  (t) => [uniqueIndex('search_entries_document').on(t.kind, t.refId, t.lang), index('search_entries_slug').on(t.lang, t.slug)],
);

/** The words of a document, with how much each says about it. */
export const searchWords = pgTable(
  'search_words',
  {
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    word: text('word').notNull(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => searchEntries.id, { onDelete: 'cascade' }),
    weight: smallint('weight').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lang, t.word, t.entryId] }), index('search_words_entry').on(t.entryId)],
);

/** Documents that an editor has changed since they were indexed; written by triggers, in the editor's own transaction. */
export const searchStale = pgTable('search_stale', { kind: text('kind').notNull(), refId: integer('ref_id').notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.refId] }),
]);

/** Every word of any document, numbered in order of appearance by a trigger. Processes keep them in memory and read only new ones. */
export const searchLexicon = pgTable(
  'search_lexicon',
  { id: serial('id').primaryKey(), lang: text('lang', { enum: ['fa', 'en'] }).notNull(), word: text('word').notNull() },
  (t) => [uniqueIndex('search_lexicon_word').on(t.lang, t.word)],
);

/** One row with a version number, raised by each change of editors' search words. */
export const searchTermsState = pgTable('search_terms_state', { id: integer('id').primaryKey(), revision: integer('revision').notNull() });
