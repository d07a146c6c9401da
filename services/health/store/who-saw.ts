import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';

/** The lines of who saw what of a file, the newest first, from a line on; the owner's own readings are not among them. One value of `see`. */
export function linesOf(before: number | null, most: number): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
    select h.id, h.at, h.relation, h.action, h.door, h.type, h.rows,
      coalesce('user:' || h.user_id, 'staff:' || h.staff_id, 'link:' || h.link_id) as who,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), s.name) as name,
      r.ref as right_ref, r.ended_at, r.ends_at
    from file f join health_seen h on h.member_id = f.id left join users u on u.id = h.user_id left join staff s on s.id = h.staff_id left join file_rights r on r.id = h.right_id
    where h.relation <> 'owner' and (${before}::bigint is null or h.id < ${before}) order by h.id desc limit ${most}) l`;
}

/** How many people saw it since then, how often, and how often staff did. One value of `see`. */
export function countsSince(since: Date): SQL {
  return sql`select jsonb_build_object('people', count(distinct coalesce('u' || h.user_id, 's' || h.staff_id)), 'times', count(*), 'byStaff', count(h.staff_id))
    from file f join health_seen h on h.member_id = f.id where h.relation <> 'owner' and h.at >= ${since}`;
}
