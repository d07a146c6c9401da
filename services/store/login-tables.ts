import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** A login in progress: bound to the browser by its token's hash, the code kept as an HMAC. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: text('id').primaryKey(),
    /** What the code is for; it is valid for nothing else. */
    purpose: text('purpose', { enum: ['login', 'api-login', 'confirm-email', 'approve-email', 'open-file'] })
      .notNull()
      .default('login'),
    tokenHash: text('token_hash').notNull(),
    channel: text('channel', { enum: ['phone', 'email'] }).notNull(),
    /** Keyed hash of phone or e-mail, for the request limits. */
    addressHash: text('address_hash').notNull(),
    address: text('address').notNull(),
    userId: integer('user_id'),
    codeHmac: text('code_hmac').notNull(),
    ipHash: text('ip_hash').notNull(),
    /** The wider network around it; null in rows from before it was stored. */
    placeHash: text('place_hash'),
    /** The browser or app that asked, where it is known to the account: it has its own limits. */
    clientHash: text('client_hash'),
    source: text('source', { enum: ['WEBSITE', 'ANDROID_APP'] }).notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    verifiedAt: at('verified_at'),
    /** When it opened its session: a challenge opens one, once. */
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('login_challenges_token').on(t.tokenHash),
    index('login_challenges_address').on(t.addressHash, t.createdAt),
    index('login_challenges_ip').on(t.ipHash, t.createdAt),
    index('login_challenges_recent').on(t.createdAt),
    index('login_challenges_user')
      .on(t.userId, t.createdAt)
      .where(sql`${t.purpose} = 'confirm-email'`),
    check('login_challenges_tries', sql`${t.tries} between 0 and 5`),
  ],
);

/** Which version of which terms a user accepted, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.document, t.version] })],
);
