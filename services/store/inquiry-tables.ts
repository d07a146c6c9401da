import { check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/*
 * What belongs to requests (contact, call, demo, careers) and opens on their own page only: who asked and what, and
 * the CV that lies in the file store.
 */

/** Who asked, how to reach them, and their words. */
export const inquiryDetails = pgTable(
  'inquiry_details',
  {
    inquiryId: integer('inquiry_id').primaryKey(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    topic: text('topic'),
    callTime: text('call_time'),
    place: text('place'),
    position: text('position'),
    /** The code of the service request that a complaint is about: one each. */
    requestCode: text('request_code'),
    words: text('words'),
    /** Keyed hashes of sender and address, for the limits. */
    contactHash: text('contact_hash').notNull(),
    ipHash: text('ip_hash').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('inquiry_details_contact').on(t.contactHash, t.at),
    index('inquiry_details_ip').on(t.ipHash, t.at),
    uniqueIndex('inquiry_details_request').on(t.requestCode),
    check('inquiry_details_reachable', sql`${t.phone} is not null or ${t.email} is not null`),
  ],
);

/** A CV in the file store; opened by staff alone. */
export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    id: text('id').primaryKey(),
    inquiryId: integer('inquiry_id').notNull(),
    file: text('file').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('inquiry_files_file').on(t.file), uniqueIndex('inquiry_files_one').on(t.inquiryId), check('inquiry_files_bytes', sql`${t.bytes} > 0`)],
);
