import { sql } from '@payloadcms/db-postgres/drizzle';
import type { AccountActor } from '#domain/access/actor';
import type { AccountRole } from '#domain/accounts/roles';
import { tehranDay } from '#domain/calendars/day';
import { twoStepsHold } from '#domain/accounts/second-factor';
import { sessions } from '../store/tables';

/** The columns that a session's query reads of its account: verified roles whose papers have not ended. [ROLE-1] */
export function standing(now: Date) {
  return {
    twoStepsAt: sessions.twoStepsAt,
    roles: sql<AccountRole[] | null>`(select array_agg(r.kind::text order by r.kind) from account_roles r
      where r.user_id = sessions.user_id and r.state = 'verified' and (r.ends_on is null or r.ends_on >= ${tehranDay(now)}))`,
  };
}

/** The same as fields of the actor; an account without roles is a customer alone. */
export function stands({ roles, twoStepsAt }: { roles: AccountRole[] | null; twoStepsAt: Date | null }, now: Date): Pick<AccountActor, 'roles' | 'twoSteps'> {
  return roles ? { roles, twoSteps: twoStepsHold(twoStepsAt, now) } : {};
}
