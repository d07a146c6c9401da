import { bigserial, check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/*
 * What belongs to the logins of staff beside their accounts: invitations, and since when
 * their sessions count. A trigger lets nobody but our own service change a password.
 */

/** Staff sessions whose second factor was checked; any other staff session is half open. */
export const staffVerified = pgTable('staff_verified', {
  sid: text('sid').primaryKey(),
  staffId: integer('staff_id').notNull(),
  at: at('at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** A link that works once, by which a new colleague chooses a password and enrols a second factor, or one who lost the phone enrols another. The browser has the token, the row its hash. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text('id').primaryKey(),
    staffId: integer('staff_id').notNull(),
    purpose: text('purpose', { enum: ['invite', 'enrol'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The secret that is enrolled by it, sealed for its owner. */
    secret: text('secret').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('staff_invitations_token').on(t.tokenHash),
    uniqueIndex('staff_invitations_one_open')
      .on(t.staffId)
      .where(sql`${t.usedAt} is null`),
  ],
);

/** Sessions of a staff member that began before this moment have ended, but for the one that ended the others. */
export const staffLogins = pgTable('staff_logins', {
  staffId: integer('staff_id').primaryKey(),
  sessionsSince: at('sessions_since').notNull(),
  keptSid: text('kept_sid'),
});

/** What was tried or asked for, by whom, as a keyed hash: limits count these rows. */
export const attempts = pgTable(
  'attempts',
  { id: bigserial('id', { mode: 'number' }).primaryKey(), bucket: text('bucket').notNull(), at: at('at').notNull() },
  (t) => [index('attempts_bucket').on(t.bucket, t.at), index('attempts_at').on(t.at)],
);

/** A browser or app that has logged in to an account before; it keeps a token, the row its hash. `whose` is `user:7` or `staff:7`. */
export const knownClients = pgTable(
  'known_clients',
  {
    id: serial('id').primaryKey(),
    whose: text('whose').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    /** Why files of health are held back from it, since when, and when that ends by itself. */
    held: text('held', { enum: ['pin', 'silent'] }),
    heldSince: at('held_since'),
    opensAt: at('opens_at'),
    /** The link by which the account's owner says that it is somebody else's, as a hash. */
    notMeHash: text('not_me_hash'),
    notMeUntil: at('not_me_until'),
  },
  (t) => [
    uniqueIndex('known_clients_once').on(t.whose, t.tokenHash),
    index('known_clients_token').on(t.tokenHash),
    index('known_clients_seen').on(t.seenAt),
    uniqueIndex('known_clients_not_me').on(t.notMeHash),
    check('known_clients_held_since', sql`(${t.held} is null) = (${t.heldSince} is null)`),
    check('known_clients_opens_later', sql`${t.opensAt} > ${t.heldSince} and (${t.held} is not null or ${t.opensAt} is null)`),
    check('known_clients_silence_ends', sql`${t.held} <> 'silent' or ${t.opensAt} is not null`),
    check('known_clients_not_me_ends', sql`(${t.notMeHash} is null) = (${t.notMeUntil} is null)`),
  ],
);
