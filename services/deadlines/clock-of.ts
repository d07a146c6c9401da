import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';

/** By which clock something that is open is due then, as its deadline keeps it: the hours that were asked for, or working time. [ADM-3, JOB-3] */
export const clockOf = (subject: SQL, dueAt: SQL): SQL =>
  sql`(select k.calendar from deadlines k where k.subject = ${subject} and k.closed_at is null and k.due_at = ${dueAt} limit 1)`;
