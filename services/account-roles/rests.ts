import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { accountRoles } from '#domain/accounts/roles';
import { refuse, type Refusal } from '#domain/result';
import { service } from '../service';
import { account_roles } from '../store/schema.generated';

const rests = refuse('access.role-rests', undefined, { status: 403 });

/** What is said to whoever comes to a page of a role that they had: that it does not count now. Nobody else learns that there is such a page. [ROLE-1] */
export const roleThatRests = service(
  'account-roles.list',
  async (ctx, access: string | undefined): Promise<Refusal | null> => {
    const kind = accountRoles.find((one) => one === access);
    if (!kind) return null;
    const [had] = await ctx.rt.db
      .select({ id: account_roles.id })
      .from(account_roles)
      .where(and(eq(account_roles.user, ctx.actor.userId), eq(account_roles.kind, kind), inArray(account_roles.state, ['verified', 'suspended'])))
      .limit(1);
    return had ? rests : null;
  },
  () => null,
);
