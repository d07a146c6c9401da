import { bigint, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

/** A moment, to the millisecond. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
/** Whole toman. */
export const money = (name: string) => bigint(name, { mode: 'number' });
/** What a history says of each move: what happened, from where to where, who did it, why and when. A row is never changed. */
export const moved = () => ({
  event: text('event').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  actor: text('actor').notNull(),
  reason: text('reason'),
  at: at('at').notNull(),
});
