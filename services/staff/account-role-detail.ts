import { eq } from '@payloadcms/db-postgres/drizzle';
import { historyOf } from '../transitions/history';
import { roleSubject } from '../account-roles/row';
import { noteReading } from './note-reading';
import { account_roles, users } from '../store/schema.generated';
import { factorsOf } from '../factors/whose';
import { factors } from '../store/tables';
import { service } from '../service';

/** A role of an account with its papers and its history; opening it is noted in the audit. [ROLE-1, DOC-4, ADM-4] */
export const staffAccountRole = service(
  'admin.account-roles.read',
  async (ctx, id: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ role: account_roles, user: { id: users.id, phone: users.phone, firstName: users.firstName, lastName: users.lastName } })
      .from(account_roles)
      .innerJoin(users, eq(users.id, account_roles.user))
      .where(eq(account_roles.id, id));
    if (!found) return null;
    await noteReading(ctx, { of: 'account-roles', ids: [id], how: 'opened' });
    const events = await historyOf(db, roleSubject(id));
    const [factor] = await db
      .select({ confirmedAt: factors.confirmedAt })
      .from(factors)
      .where(factorsOf({ userId: found.user.id }));
    return { ...found, enrolled: Boolean(factor?.confirmedAt), events };
  },
  () => null,
);
