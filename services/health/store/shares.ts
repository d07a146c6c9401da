import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { ShareScope } from '#domain/health/share';
import { textArray } from './standing';

/** A share as its rows say it: what is sealed is still sealed, moments are texts. */
export type ShareRow = {
  id: number;
  ref: string;
  phone_sealed: string;
  message_sealed: string | null;
  types: string[];
  from_at: string | null;
  to_at: string | null;
  sensitive: boolean;
  told: boolean;
  made_at: string;
  claim_until: string;
  ends_at: string;
  opened_at: string | null;
  ended_at: string | null;
  /** Whether it is of one reading, and that reading while it is there. */
  of_one: boolean;
  record: { ref: string; measured_at: string } | null;
  /** Who opened it, when that was last used and how often. */
  name: string | null;
  last_seen: string | null;
  times: number;
};

/** That a share `s` waits or is open. */
export const LIVE = (at: Date) => sql`s.ended_at is null and s.ends_at > ${at} and (s.opened_at is not null or s.claim_until > ${at})`;
const SHARE = sql`select s.id, s.ref, s.phone_sealed, s.message_sealed, s.types, s.from_at, s.to_at, s.sensitive, s.told, s.made_at, s.claim_until, s.ends_at, s.opened_at, s.ended_at, s.record_id is not null as of_one,
    (select jsonb_build_object('ref', e.ref, 'measured_at', e.measured_at) from health_records e where e.id = s.record_id) as record,
    (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from file_rights r join users u on u.id = r.user_id where r.id = s.right_id) as name,
    (select max(h.at) from health_seen h where h.right_id = s.right_id) as last_seen, (select count(*)::int from health_seen h where h.right_id = s.right_id) as times
  from file f join shares s on s.member_id = f.id`;

/** The shares of a file that wait or are open, the newest first. One value of `see`. */
export function liveShares(at: Date): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (${SHARE} where ${LIVE(at)}) l`;
}

/** Those that are over, the newest first, from a number on. One value of `see`. */
export function pastShares(at: Date, before: number | null, most: number): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (
    ${SHARE} where not (${LIVE(at)}) and (${before}::bigint is null or s.id < ${before}) order by s.id desc limit ${most}) l`;
}

/** Another right to a file that holds: a family's, a doctor's, an authorised colleague's. */
export type OtherRight = { ref: string; relation: string; name: string | null; starts_at: string; ends_at: string | null; by_code: boolean };

/** Whoever else reaches a file now, beside its keepers and by no share. One value of `see`. */
export function otherRights(at: Date): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from (
    select r.id, r.ref, r.relation, r.starts_at, r.ends_at, r.granted_by = 'code' as by_code, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), t.name) as name
    from file f join file_rights r on r.member_id = f.id left join users u on u.id = r.user_id left join staff t on t.id = r.staff_id
    where r.ended_at is null and r.starts_at <= ${at} and (r.ends_at is null or r.ends_at > ${at}) and r.relation <> 'guardian'
      and not exists (select 1 from shares s where s.right_id = r.id)) l`;
}

/** How many readings of each type lie within a choice, and how many private ones it leaves out. One value of `see`. */
export function countsWithin({ types, from, to, sensitive }: ShareScope): SQL {
  return sql`select jsonb_build_object(
      'types', coalesce((select jsonb_object_agg(c.type, c.n) from (
        select e.type, count(*)::int as n from health_records e where ${within(types, from, to)} and (${sensitive} or not e.sensitive) group by e.type
        union all select 'ehr', count(*)::int from ehr_entries e where ${inHistory(types)} and (${sensitive} or e."values" ->> 'private' is null)) c), '{}'),
      'private', (select count(*)::int from health_records e where ${within(types, from, to)} and e.sensitive)
        + (select count(*)::int from ehr_entries e where ${inHistory(types)} and e."values" ->> 'private' is not null))`;
}

/** The history has no time of measuring: all of it, or nothing. */
const inHistory = (types: readonly string[]) => sql`e.member_id = (select id from file) and e.deleted_at is null and not e.none and ${types.includes('ehr')}`;

const within = (types: readonly string[], from: Date | null, to: Date | null) => sql`e.member_id = (select id from file) and e.deleted_at is null
  and e.type = any(${textArray(types)}) ${from ? sql`and e.measured_at >= ${from}` : sql``} ${to ? sql`and e.measured_at < ${to}` : sql``}`;
