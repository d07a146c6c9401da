import { bigserial, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PricedLine } from '../../domain/service-requests/offer';
import { at, money } from './columns';

/*
 * What belongs to a request for a service (nurse, laboratory, medicine, rental …) and opens on its own page only: what was
 * asked, the papers that lie in the file store, and each price that was offered.
 */

/** What was asked, by the fields of its type as they were then. Health stands here and in the papers, never in a list's columns. */
export const requestDetails = pgTable('request_details', {
  requestId: integer('request_id').primaryKey(),
  formVersion: smallint('form_version').notNull(),
  /** Who is called, and comes to the door. */
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  answers: jsonb('answers').$type<Readonly<Record<string, unknown>>>().notNull(),
  at: at('at').notNull(),
});

/** A paper that came with it. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: text('id').primaryKey(),
    requestId: integer('request_id').notNull(),
    /** The field of the form that it came in. */
    field: text('field').notNull(),
    file: text('file').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('request_files_file').on(t.file), index('request_files_request').on(t.requestId), check('request_files_bytes', sql`${t.bytes} > 0`)],
);

/** A paper that was looked into and kept while its form was refused elsewhere: for this account's next try with this service, for a day. */
export const requestDraftFiles = pgTable(
  'request_draft_files',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    service: text('service').notNull(),
    field: text('field').notNull(),
    /** As whoever sent it calls it. */
    name: text('name').notNull(),
    /** Of the bytes that came: the same file sent again is the same draft. */
    digest: text('digest').notNull(),
    file: text('file').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('request_draft_files_same').on(t.userId, t.service, t.field, t.digest),
    index('request_draft_files_at').on(t.at),
    check('request_draft_files_bytes', sql`${t.bytes} > 0`),
  ],
);

/** A price that was offered, line by line; it is never changed, another price is another version. */
export const requestOffers = pgTable(
  'request_offers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    version: smallint('version').notNull(),
    lines: jsonb('lines').$type<readonly PricedLine[]>().notNull(),
    totalToman: money('total_toman').notNull(),
    depositToman: money('deposit_toman').notNull(),
    /** The hours in which somebody comes. */
    visitFrom: at('visit_from').notNull(),
    visitTo: at('visit_to').notNull(),
    /** Why it is another price than before. */
    reason: text('reason'),
    staffId: integer('staff_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('request_offers_version').on(t.requestId, t.version),
    check('request_offers_window', sql`${t.visitTo} > ${t.visitFrom}`),
    check('request_offers_sums', sql`${t.depositToman} >= 0 and ${t.totalToman} >= ${t.depositToman}`),
    check('request_offers_reason', sql`${t.version} = 1 or ${t.reason} is not null`),
  ],
);
