import { and, eq, ne, or } from '@payloadcms/db-postgres/drizzle';
import { papersOf, type AccountRoleForm } from '#domain/accounts/account-role';
import { refuse, type Result } from '#domain/result';
import { commit } from '../store/commit';
import { account_roles, users } from '../store/schema.generated';
import { ACCOUNT_ROLES } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { roleSubject } from './row';
import { service } from '../service';

/** Staff write down what an account is to be, with its papers; it counts for nothing before it is verified. [ROLE-1, DOC-4] */
export const addAccountRole = service('account-roles.add', async (ctx, userId: number, form: AccountRoleForm): Promise<Result<{ id: number }>> => {
  const papers = papersOf(form);
  if (!papers.ok) return papers;
  const { kind, number } = papers.value;
  return commit<{ id: number }>(ctx, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) return refuse('common.not-found', undefined, { status: 404 });
    const same = and(eq(account_roles.kind, kind), ne(account_roles.state, 'left'));
    const taken = await tx
      .select({ user: account_roles.user })
      .from(account_roles)
      .where(and(same, or(eq(account_roles.user, userId), number === null ? undefined : eq(account_roles.number, number))));
    if (taken.some((row) => row.user === userId)) return refuse('roles.kind.taken', undefined, { field: 'kind', status: 409 });
    if (taken.length > 0) return refuse('roles.number.taken', undefined, { field: 'number', status: 409 });
    const { id } = await beginOne(tx, ctx, ACCOUNT_ROLES, { ...papers.value, user: userId }, { event: 'add' });
    return { value: { id }, audit: { action: 'account-roles.added', subject: roleSubject(id), facts: { of: userId, kind } } };
  });
});
