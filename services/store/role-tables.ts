import { index, integer, pgTable, serial } from '@payloadcms/db-postgres/drizzle/pg-core';
import { moved } from './columns';

/** What happened to a role of an account. Never changed. */
export const accountRoleEvents = pgTable('account_role_events', { id: serial('id').primaryKey(), roleId: integer('role_id').notNull(), ...moved() }, (t) => [
  index('account_role_events_role').on(t.roleId, t.id),
]);
