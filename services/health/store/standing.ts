import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { fileRelations, type FileRelation } from '#domain/access/relations';
import { tehranDay } from '#domain/calendars/day';
import { recordTypes } from '#domain/records/types/all';
import type { Actor } from '../../context';

/** Whose file is asked for: by its reference, or one's own. */
export type Whose = { ref: string } | 'mine';

type Asked = {
  actor: Actor;
  whose: Whose;
  /** The relations that may do what is asked, as the table of rights says. */ reach: readonly FileRelation[];
  at: Date;
  /** Whether the health history is asked for: a right to readings alone is then none. */ history?: boolean;
};

/**
 * The rows `file` (whose it is) and `standing` (each way in which whoever asks stands to it now), as the first part of a
 * statement. It says what `standingBy` says, for those relations that may do what is asked: so the table of rights is read
 * once and holds in one statement with the rows that it opens. [ROLE-4, ROLE-5]
 */
export function fileAndStanding({ actor, whose, reach, at, history = false }: Asked): SQL {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const staffId = actor.kind === 'staff' ? actor.staffId : null;
  const which = whose === 'mine' ? sql`m.account_id = ${userId}::int` : sql`m.ref = ${whose.ref}`;
  return sql`
    file as materialized (select m.id, m.ref, m.account_id, m.of_age_on from members m where ${which} and m.state <> 'closed'),
    standing as materialized (
      select null::bigint as right_id, 'owner' as relation, 'user:' || f.account_id as holder, null::text[] as types, null::bigint as record_id,
        null::timestamptz as from_at, null::timestamptz as to_at, true as sensitive, 1 as strength
      from file f where f.account_id = ${userId}::int and 'owner' = any(${textArray(reach)})
      union all
      select r.id, r.relation, coalesce('user:' || r.user_id, 'staff:' || r.staff_id), r.types, r.record_id, r.from_at, r.to_at,
        r.sensitive or r.relation = 'guardian', array_position(${textArray(fileRelations)}, r.relation)
      from file f join file_rights r on r.member_id = f.id
      where (r.user_id = ${userId}::int or r.staff_id = ${staffId}::int) and r.relation = any(${textArray(reach)})
        and r.ended_at is null and r.starts_at <= ${at} and (r.ends_at is null or r.ends_at > ${at})
        and (r.relation <> 'guardian' or (f.account_id is null and f.of_age_on > ${tehranDay(at)})) ${history ? sql`and ${opensHistory('r')}` : sql``})`;
}

/** Whether a right or a standing opens the health history: it names it, or is confined to no types and no time of measuring. */
export function opensHistory(of: 'r' | 's'): SQL {
  const one = sql.raw(of);
  return sql`(${one}.record_id is null and ('ehr' = any(${one}.types) or (${one}.types is null and ${one}.from_at is null)))`;
}

/** Whether a standing that opens the history reaches an entry of it: what is private only where that was opened too, and what was shared until a moment is what stood there then. */
export const historyCovered: SQL = sql`(s.sensitive or e."values" ->> 'private' is null) and (s.relation <> 'share' or s.to_at is null or e.entered_at < s.to_at)`;

/** Whether a standing reaches an entry: `covers` as a condition on two rows, `s` of `standing` and `e` with an entry's columns. */
export function coveredBy(at: Date): SQL {
  const today = tehranDay(at);
  return sql`(s.types is null or e.type = any(s.types)) and (s.record_id is null or s.record_id = e.id)
    and (s.from_at is null or e.measured_at >= s.from_at) and (s.to_at is null or (e.measured_at < s.to_at and (s.relation <> 'share' or e.entered_at < s.to_at))) and (s.sensitive or not e.sensitive)
    and (s.relation <> 'stand' or (e.entered_by = s.holder and to_char(e.entered_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') = ${today}))`;
}

const CODES = recordTypes.map(({ code }) => code);
/** The moment of the one reading that a standing opens. */
const OF_ONE = sql.raw('(select o.measured_at from health_records o where o.id = s.record_id)');

/**
 * Whether any standing reaches a reading. The types and the time that all of them together reach come first, as values of
 * the statement, so that an index leads there, and nowhere where nothing is reached. The condition itself is asked of one
 * row after the other, in the order of the list, until the page is full: as `exists` it would be turned into a join, of
 * which the planner expects a single row, and the readings of all years would be read and sorted.
 */
export function reachedReading(at: Date): SQL {
  return sql`e.type = any((select case when bool_or(s.types is null) then ${textArray(CODES)} else (select array_agg(distinct t) from standing o, unnest(o.types) t) end from standing s)::text[])
    and e.measured_at >= (select min(coalesce(${OF_ONE}, s.from_at, '-infinity')) from standing s)
    and e.measured_at <= (select max(coalesce(${OF_ONE}, s.to_at, 'infinity')) from standing s)
    and (select true from standing s where ${coveredBy(at)} limit 1)`;
}

/** A list as a PostgreSQL array of numbers of rows. */
export function idArray(list: readonly number[]): SQL {
  return sql`array[${sql.join(
    list.map((one) => sql`${one}`),
    sql`, `,
  )}]::bigint[]`;
}

/** A list as a PostgreSQL array of texts. */
export function textArray(list: readonly string[]): SQL {
  return sql`array[${sql.join(
    list.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`;
}
