import { index, integer, pgTable, primaryKey, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/*
 * Where published texts lead: each address once, and the places that lead there. Made from what is published, so nothing
 * is lost with them.
 */

/** An address that published texts lead to, and how it stood when it was asked last. */
export const links = pgTable(
  'links',
  {
    url: text('url').primaryKey(),
    state: text('state', { enum: ['waiting', 'fine', 'doubtful', 'broken'] })
      .notNull()
      .default('waiting'),
    tries: smallint('tries').notNull().default(0),
    failingSince: at('failing_since'),
    /** A status, or why no answer came. */
    heard: text('heard'),
    nextAt: at('next_at').notNull(),
  },
  (t) => [index('links_due').on(t.nextAt)],
);

/** A place that leads there: a document, its language, the words of the link. */
export const linkPlaces = pgTable(
  'link_places',
  {
    collection: text('collection', { enum: ['posts', 'lessons', 'pages', 'products'] }).notNull(),
    ref: integer('ref').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    url: text('url')
      .notNull()
      .references(() => links.url, { onDelete: 'cascade' }),
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.ref, t.lang, t.url] }), index('link_places_url').on(t.url)],
);

/** Up to which change a document was read for its links. */
export const linkReads = pgTable(
  'link_reads',
  {
    collection: text('collection', { enum: ['posts', 'lessons', 'pages', 'products'] }).notNull(),
    ref: integer('ref').notNull(),
    readTo: at('read_to').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.ref] })],
);
