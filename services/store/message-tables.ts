import { index, jsonb, pgTable, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/** An SMS or mail: what is to be said, to whom, and how far it got with the provider. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    notice: text('notice').notNull(),
    recipient: text('recipient').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    promise: text('promise', { enum: ['at-most-once', 'at-least-once'] }).notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'expired'] }).notNull(),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    sentAt: at('sent_at'),
  },
  (t) => [index('messages_recent').on(t.createdAt), index('messages_recipient').on(t.recipient, t.createdAt)],
);
