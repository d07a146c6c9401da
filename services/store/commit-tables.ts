import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from './columns';

/** The audit log: who did what to what, when; written in the same transaction, never changed. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_subject').on(t.subject, t.id), index('audit_actor').on(t.actor, t.id)],
);

/** The transactional outbox: what must happen later; the relay turns each row into a job whose id is the row's. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    relayedAt: at('relayed_at'),
    doneAt: at('done_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    deadAt: at('dead_at'),
  },
  (t) => [
    index('outbox_to_relay')
      .on(t.dueAt)
      .where(sql`${t.relayedAt} is null`),
    index('outbox_open')
      .on(t.relayedAt)
      .where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    index('outbox_sleeping')
      .on(sql`(${t.payload} ->> 'subject')`)
      .where(sql`${t.queue} = 'deadlines' and ${t.kind} = 'warn' and ${t.relayedAt} is null and ${t.doneAt} is null`),
    index('outbox_dead')
      .on(t.deadAt)
      .where(sql`${t.deadAt} is not null`),
  ],
);

/** The answer that a form's once-key already got. */
export const onceKeys = pgTable(
  'once_keys',
  {
    actor: text('actor').notNull(),
    form: text('form').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.form, t.key] }), index('once_keys_at').on(t.at)],
);
