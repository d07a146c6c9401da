import { check, index, integer, pgTable, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ClosedPart } from '../../domain/accounts/penalty';
import { at } from './columns';

/** What staff have closed of an account that was misused, until when and why; one that was ended early says by whom and why. [ROLE-6] */
export const accountPenalties = pgTable(
  'account_penalties',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    parts: text('parts').array().$type<ClosedPart[]>().notNull(),
    from: at('from_at').notNull(),
    until: at('until_at').notNull(),
    /** Read by the account's owner. */
    reason: text('reason').notNull(),
    setBy: text('set_by').notNull(),
    liftedAt: at('lifted_at'),
    liftedBy: text('lifted_by'),
    liftReason: text('lift_reason'),
  },
  (t) => [
    index('account_penalties_user').on(t.userId, t.until),
    check('account_penalties_times', sql`${t.until} > ${t.from} and (${t.liftedAt} is null or ${t.liftedAt} >= ${t.from})`),
    check('account_penalties_parts', sql`cardinality(${t.parts}) > 0 and ${t.parts} <@ array['orders', 'bookings', 'requests', 'words']`),
    check('account_penalties_reason', sql`btrim(${t.reason}) <> ''`),
    check('account_penalties_lifted', sql`num_nonnulls(${t.liftedAt}, ${t.liftedBy}, ${t.liftReason}) in (0, 3)`),
  ],
);
