import { check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/*
 * What belongs to devices and after-sales tickets and is not listed in the admin: the papers that lie in the file
 * store, the tries of serial numbers, and devices on their way to another owner.
 */

/** A private picture in the file store: a receipt of a purchase, or a photo with a ticket. Served to its owner and after-sales staff only. */
export const warrantyPapers = pgTable(
  'warranty_papers',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['receipt', 'photo'] }).notNull(),
    deviceId: integer('device_id'),
    ticketId: integer('ticket_id'),
    /** The registration, or dispute, that it was sent with. */
    claimId: integer('claim_id'),
    userId: integer('user_id').notNull(),
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('warranty_papers_file').on(t.file),
    index('warranty_papers_device').on(t.deviceId, t.userId),
    index('warranty_papers_ticket').on(t.ticketId),
    index('warranty_papers_claim').on(t.claimId),
    check('warranty_papers_of', sql`${t.deviceId} is not null or ${t.claimId} is not null`),
    check('warranty_papers_kind', sql`(${t.kind} = 'photo') = (${t.ticketId} is not null)`),
    check('warranty_papers_bytes', sql`${t.bytes} > 0`),
  ],
);

/** One attempt at a serial number, right or wrong, counted against guessing. */
export const serialTries = pgTable(
  'serial_tries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    ipHash: text('ip_hash').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('serial_tries_user').on(t.userId, t.at), index('serial_tries_ip').on(t.ipHash, t.at), index('serial_tries_at').on(t.at)],
);

/**
 * A device that its owner gave up: until somebody takes it over, who gave it up may make a code for the next owner, of
 * which the hash alone is kept. A new code ends the one before; a code works once and for a time.
 */
export const deviceTransfers = pgTable(
  'device_transfers',
  {
    id: serial('id').primaryKey(),
    deviceId: integer('device_id').notNull(),
    fromUserId: integer('from_user_id').notNull(),
    codeHash: text('code_hash'),
    codeEndsAt: at('code_ends_at'),
    releasedAt: at('released_at').notNull(),
    endedAt: at('ended_at'),
    toUserId: integer('to_user_id'),
  },
  (t) => [
    uniqueIndex('device_transfers_one_open')
      .on(t.deviceId)
      .where(sql`${t.endedAt} is null`),
    index('device_transfers_from').on(t.fromUserId, t.id),
    check('device_transfers_code', sql`(${t.codeHash} is null) = (${t.codeEndsAt} is null)`),
    check('device_transfers_taken', sql`${t.toUserId} is null or ${t.endedAt} is not null`),
  ],
);
