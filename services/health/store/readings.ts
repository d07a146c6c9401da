import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayStart } from '#domain/calendars/day';
import type { RecordClass } from '#domain/records/class-of';
import type { Origin } from '#domain/health/origin';
import type { Tx } from '../../runtime';
import { reachedReading, textArray } from './standing';

/** A reading as lists show it. */
export type ReadingRow = {
  id: number;
  ref: string;
  type: string;
  measured_at: string;
  n1: number | null;
  n2: number | null;
  n3: number | null;
  values: Record<string, string>;
  lines_sealed: string | null;
  class: RecordClass | null;
  rule: string | null;
  origin: Origin;
  entered_by: string;
  entered_at: string;
  confirmed: boolean;
  version: number;
  deleted_at: string | null;
};
/** Readings of a day or month together. */
export type TogetherRow = {
  type: string;
  at: string;
  n: number;
  low1: number;
  high1: number;
  sum1: number;
  low2: number | null;
  high2: number | null;
  sum2: number | null;
  standard: number;
  non_standard: number;
};

/** Where a page of a list goes on (keyset): after this moment and number. */
export type After = { measuredAt: Date; id: number };

const COLUMNS = sql.raw(
  'e.id, e.ref, e.type, e.measured_at, e.sensitive, e.entered_by, e.entered_at, e.n1, e.n2, e.n3, e."values", e.lines_sealed, e.class, e.rule, e.origin, e.confirmed, e.version, e.deleted_at',
);
const FILE = sql`(select id from file)`;
const FILES_OF = sql.raw(
  "(select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'kind', h.kind, 'bytes', h.bytes) order by h.position), '[]') from health_files h where h.record_id = e.id)",
);

/** Readings of a type, the newest first, after a key; only those of a class where one is asked for. */
export function readingsOf(type: string, { after, only, most }: { after: After | null; only: RecordClass | null; most: number }) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS} from health_records e where e.member_id = ${FILE} and e.type = ${type} and e.deleted_at is null and ${covered}
      ${only ? sql`and e.class = ${only}` : sql``} ${after ? sql`and (e.measured_at, e.id) < (${after.measuredAt}, ${after.id})` : sql``}
    order by e.measured_at desc, e.id desc limit ${most}`;
}

/** The last reading of each type. */
export function lastOfEach(types: readonly string[]) {
  return (covered: SQL): SQL => sql`
    select e.* from unnest(${textArray(types)}) with ordinality as t (code, place) cross join lateral (
      select ${COLUMNS} from health_records e where e.member_id = ${FILE} and e.type = t.code and e.deleted_at is null and ${covered} order by e.measured_at desc, e.id desc limit 1) e
    order by t.place`;
}

/** One reading by its reference; a removed one for its keepers alone. */
export function readingBy(ref: string) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS} from health_records e where e.member_id = ${FILE} and e.ref = ${ref} and ${covered}
      and (e.deleted_at is null or exists (select 1 from standing k where k.relation in ('owner', 'guardian')))`;
}

/** Readings that somebody keeps at hand, the newest first. */
export function favouritesOf(userId: number, most: number) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS} from favourites v join health_records e on e.id = v.record_id
    where v.user_id = ${userId} and e.member_id = ${FILE} and e.deleted_at is null and ${covered} order by e.measured_at desc, e.id desc limit ${most}`;
}

/** Records of all types after a number, the first written first, with their files and what of them is sealed. */
export function recordsAfter(id: number, most: number) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS}, e.words_sealed, ${FILES_OF} as files from health_records e where e.member_id = ${FILE} and e.deleted_at is null and e.id > ${id} and ${covered} order by e.id limit ${most}`;
}

/** `at`: with this record, of which not all may have been told. */
type Searched = { types: readonly string[]; from: Date | null; to: Date | null; at: After | null; most: number };

/** Records of types and of a time, the newest first, from a record on, with their files and what of them is sealed: of each type no more than the page takes, so that years cost what a day does. */
export function recordsWithin({ types, from, to, at, most }: Searched) {
  return (covered: SQL): SQL => sql`
    select e.* from unnest(${textArray(types)}) as t (code) cross join lateral (
      select ${COLUMNS}, e.words_sealed, ${FILES_OF} as files from health_records e
      where e.member_id = ${FILE} and e.type = t.code and e.deleted_at is null and ${covered}
        ${from ? sql`and e.measured_at >= ${from}` : sql``} ${to ? sql`and e.measured_at < ${to}` : sql``}
        ${at ? sql`and (e.measured_at, e.id) <= (${at.measuredAt}, ${at.id})` : sql``}
      order by e.measured_at desc, e.id desc limit ${most}) e
    order by e.measured_at desc, e.id desc limit ${most}`;
}

/** The last records of each type as they are taken along, the newest of a type first. */
export function lastTaken(types: readonly string[], most: number) {
  return (covered: SQL): SQL => sql`
    select e.* from unnest(${textArray(types)}) with ordinality as t (code, place) cross join lateral (
      select ${COLUMNS}, e.words_sealed, ${FILES_OF} as files from health_records e
      where e.member_id = ${FILE} and e.type = t.code and e.deleted_at is null and ${covered} order by e.measured_at desc, e.id desc limit ${most}) e
    order by t.place, e.measured_at desc, e.id desc`;
}

/** One record as it is taken along. */
export function recordTaken(ref: string) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS}, e.words_sealed, ${FILES_OF} as files from health_records e
    where e.member_id = ${FILE} and e.ref = ${ref} and e.deleted_at is null and ${covered}`;
}

/** The reference of the file in which a record is; who may see it is asked of the file. */
export async function fileOfRecord(tx: Tx, ref: string): Promise<string | null> {
  const { rows } = await tx.execute<{ ref: string }>(sql`select m.ref from health_records r join members m on m.id = r.member_id where r.ref = ${ref}`);
  return rows[0]?.ref ?? null;
}

/** Days or months may be shown where a standing reaches every reading of the type. */
const whole = (type: SQL) =>
  sql`exists (select 1 from standing s where s.relation <> 'stand' and (s.types is null or ${type} = any(s.types)) and s.record_id is null and s.from_at is null and s.to_at is null)`;
const SUMS = sql.raw('d.n, d.low1, d.high1, d.sum1, d.low2, d.high2, d.sum2, d.standard, d.non_standard');

/** The same of what a confined standing reaches, reckoned from the readings themselves. */
const RECKONED = sql.raw(`count(*)::int, min(e.n1), max(e.n1), sum(e.n1)::bigint, min(e.n2), max(e.n2), sum(e.n2)::bigint,
  (count(*) filter (where e.class = 'standard'))::int, (count(*) filter (where e.class = 'non-standard'))::int`);

/**
 * The days of types since then, the oldest first: as they are kept where a standing reaches every reading of the type,
 * else reckoned from those that it reaches. Which types are which is decided before any reading is looked at, so that
 * whoever reaches all of them pays for none. One value of `see`.
 */
export function daysSince(types: readonly string[], since: string, at: Date): SQL {
  const day = sql`to_char(e.measured_at at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  return sql`select coalesce(jsonb_agg(to_jsonb(d) order by d.at collate "C"), '[]') from (
    select d.type, d.day as at, ${SUMS} from health_days d where d.member_id = ${FILE} and d.type = any(${textArray(types)}) and d.day >= ${since} and ${whole(sql`d.type`)}
    union all
    select t.code, r.* from unnest(${textArray(types)}) t (code) cross join lateral (
      select ${day}, ${RECKONED} from health_records e
      where e.member_id = ${FILE} and e.type = t.code and e.deleted_at is null and e.n1 is not null and e.measured_at >= ${dayStart(since)}
        and ${reachedReading(at)} group by 1) r
    where not ${whole(sql`t.code`)}) d`;
}

/** All months of a type, the newest of them, the oldest first. One value of `see`. */
export function monthsOf(type: string, most: number): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(d) order by d.at collate "C"), '[]') from (
    select d.type, d.month as at, ${SUMS} from health_months d where d.member_id = ${FILE} and d.type = ${type} and ${whole(sql`d.type`)} order by d.month desc limit ${most}) d`;
}

/** The types of records that whoever asks reaches in any way; none means every one. One value of `see`. */
export const typesOpened: SQL = sql`select case when bool_or(s.types is null) then null else to_jsonb(array(select distinct t from standing o, unnest(o.types) t)) end from standing s`;

/** A sealed text, the versions and whether it is kept at hand, of one reading. One value of `see`. */
export function aroundReading(ref: string, userId: number | null): SQL {
  return sql`select jsonb_build_object(
      'words', e.words_sealed,
      'favourite', exists (select 1 from favourites v where v.record_id = e.id and v.user_id = ${userId}::int),
      'by', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), ''),
      'versions', (select coalesce(jsonb_agg(to_jsonb(v) order by v.version desc), '[]') from (
        select version, measured_at, n1, n2, n3, why, at, actor from health_record_versions v where v.record_id = e.id order by version desc limit 50) v))
    from health_records e left join users u on e.entered_by = 'user:' || u.id where e.ref = ${ref} and e.member_id = ${FILE}`;
}
