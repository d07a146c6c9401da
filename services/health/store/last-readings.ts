import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { reachedReading, textArray } from './standing';

/** When each of these types was measured last, of what whoever asks reaches. One value of `see`. */
export function lastMeasured(types: readonly string[], at: Date): SQL {
  return sql`select coalesce(jsonb_object_agg(t.code, l.at), '{}') from unnest(${textArray(types)}) t (code) cross join lateral (
      select e.measured_at as at from health_records e where e.member_id = (select id from file) and e.type = t.code and e.deleted_at is null
        and ${reachedReading(at)} order by e.measured_at desc, e.id desc limit 1) l`;
}
