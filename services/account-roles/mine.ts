import { desc, sql } from '@payloadcms/db-postgres/drizzle';
import type { AccountRoleState } from '#domain/accounts/account-role';
import type { AccountRole } from '#domain/accounts/roles';
import { account_roles } from '../store/schema.generated';
import { reached } from '../access/reached';
import { lastReason } from '../transitions/history';
import { ROLE_SUBJECT } from './row';
import { service } from '../service';

/** A role as its owner sees it, with why it was decided so. */
export type MyRole = {
  id: number;
  kind: AccountRole;
  state: AccountRoleState;
  since: Date;
  number: string | null;
  place: string | null;
  endsOn: string | null;
  reason: string | null;
};

/** The roles that staff wrote down for whoever asks, with their decisions, newest first. [ROLE-1] */
export const myRoles = service(
  'account-roles.list',
  async (ctx): Promise<MyRole[]> => {
    const rows = await ctx.rt.db
      .select({ role: account_roles, reason: lastReason(sql`${ROLE_SUBJECT} || account_roles.id`) })
      .from(account_roles)
      .where(reached(ctx.actor, 'account-roles.list', { owner: account_roles.user }))
      .orderBy(desc(account_roles.id));
    return rows.map(({ role: { id, kind, state, stateSince, number, place, endsOn }, reason }) => ({
      ...{ id, kind, state, since: new Date(stateSince), number: number ?? null, place: place ?? null, endsOn: endsOn ?? null },
      reason: state === 'suspended' || state === 'left' ? reason : null,
    }));
  },
  () => [],
);
