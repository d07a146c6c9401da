import { sql } from '@payloadcms/db-postgres/drizzle';
import type { AccountActor } from '#domain/access/actor';
import type { Held } from '#domain/accounts/file-hold';
import type { AccountRole } from '#domain/accounts/roles';
import { tehranDay } from '#domain/calendars/day';
import { twoStepsHold } from '#domain/accounts/second-factor';
import { sessions } from '../store/tables';

/** The columns that a session's query reads of its account: verified roles whose papers have not ended, and why files are held back from it. [ROLE-1, ROLE-4] */
export function standing(now: Date) {
  return {
    twoStepsAt: sessions.twoStepsAt,
    held: sql<Held | null>`case when exists (select 1 from file_locks l where l.user_id = sessions.user_id and l.closed_at is not null) then 'closed'
      else (select c.held from known_clients c where c.id = sessions.client_id and (c.opens_at is null or c.opens_at > ${now})) end`,
    roles: sql<AccountRole[] | null>`(select array_agg(r.kind::text order by r.kind) from account_roles r
      where r.user_id = sessions.user_id and r.state = 'verified' and (r.ends_on is null or r.ends_on >= ${tehranDay(now)}))`,
  };
}

/** The same as fields of the actor; an account without roles is a customer alone. */
export function stands(
  { roles, twoStepsAt, held }: { roles: AccountRole[] | null; twoStepsAt: Date | null; held: Held | null },
  now: Date,
): Pick<AccountActor, 'roles' | 'twoSteps' | 'held'> {
  return { ...(roles ? { roles, twoSteps: twoStepsHold(twoStepsAt, now) } : {}), ...(held ? { held } : {}) };
}
