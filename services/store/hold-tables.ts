import { check, integer, pgTable, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** What stands before an account's files of health (step-up authentication): its PIN as a keyed hash with the wrong tries, and whether all of it is closed since its owner said that a login was not theirs. */
export const fileLocks = pgTable(
  'file_locks',
  {
    userId: integer('user_id').primaryKey(),
    pinHmac: text('pin_hmac'),
    pinAt: at('pin_at'),
    tries: smallint('tries').notNull().default(0),
    restsUntil: at('rests_until'),
    closedAt: at('closed_at'),
    /** By the link of a message, or in which session. */
    closedBy: text('closed_by'),
    /** When its owner wanted no PIN: it is not offered again. */
    declinedAt: at('declined_at'),
  },
  (t) => [
    check('file_locks_pin', sql`(${t.pinHmac} is null) = (${t.pinAt} is null)`),
    check('file_locks_tries', sql`${t.tries} between 0 and 5 and (${t.restsUntil} is null or ${t.pinHmac} is not null)`),
    check('file_locks_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
  ],
);
