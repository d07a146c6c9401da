import { boolean, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';
import { knownClients } from './staff-tables';

/** An open login. A browser's cookie carries a random token and this row its hash; an API client's session has token sets instead. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash'),
    source: text('source', { enum: ['WEBSITE', 'ANDROID_APP'] }).notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** The network address that the login came from; its owner alone sees it. */
    network: text('network').notNull().default(''),
    /** Whether the account had never been used by this browser or app before. */
    newClient: boolean('new_client').notNull().default(false),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    /** The browser or app, as the account knows it: its hold is the session's. */
    clientId: integer('client_id').references(() => knownClients.id, { onDelete: 'set null' }),
    /** When it gave its second step last. */
    twoStepsAt: at('two_steps_at'),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId, t.createdAt), index('sessions_client').on(t.clientId)],
);

/** The token sets of an API client's session, one after the other: together they are the family. The client has the tokens, the rows their hashes. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: at('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    refreshExpiresAt: at('refresh_expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the next set took its place: a refresh token works once. */
    rotatedAt: at('rotated_at'),
  },
  (t) => [
    uniqueIndex('session_tokens_access').on(t.accessHash),
    uniqueIndex('session_tokens_refresh').on(t.refreshHash),
    uniqueIndex('session_tokens_one_live')
      .on(t.sessionId)
      .where(sql`${t.rotatedAt} is null`),
    index('session_tokens_session').on(t.sessionId),
    check('session_tokens_access_ends_first', sql`${t.accessExpiresAt} <= ${t.refreshExpiresAt}`),
  ],
);
