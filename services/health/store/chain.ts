import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';

/** A line as the chain hashes it: each column by name, so that a new column changes no old hash. */
const LINE = sql`jsonb_build_array(h.id, h.member_id, (extract(epoch from h.at) * 1000)::bigint, h.user_id, h.staff_id, h.link_id, h.relation, h.right_id, h.action, h.door, h.type, h.record_ids, h.rows, h.request_id)::text`;
/** What the lines of one minute come to, after the hash of the minute before. */
const hashAfter = (before: string) => sql`encode(sha256(convert_to(${before} || coalesce(string_agg(${LINE}, E'\n' order by h.id), ''), 'UTF8')), 'hex')`;
const inMinute = (minute: Date) => sql`h.at >= ${minute} and h.at < ${minute}::timestamptz + interval '1 minute'`;

/** Minutes that are over, have lines, and are not in the chain yet; the oldest first. */
export async function unchainedMinutes(tx: Tx, until: Date, most: number): Promise<Date[]> {
  const { rows } = await tx.execute<{ minute: Date }>(sql`
    select date_trunc('minute', h.at) as minute from health_seen h
    where h.at < ${until} and h.at >= coalesce((select max(minute) + interval '1 minute' from health_seen_chain), '-infinity')
    group by 1 order by 1 limit ${most}`);
  return rows.map(({ minute }) => new Date(minute));
}

/** Adds a minute's lines to the chain. */
export async function chainMinute(tx: Tx, minute: Date, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from health_seen_chain order by minute desc limit 1`);
  await tx.execute(sql`
    insert into health_seen_chain (minute, lines, hash, sealed_at)
    select ${minute}, count(*)::int, ${hashAfter(rows[0]?.hash ?? '')}, ${at} from health_seen h where ${inMinute(minute)}
    on conflict (minute) do nothing`);
}

/** The chain's minutes since then, each with the hash that its lines come to now. */
export async function chainAsItIs(tx: Tx, since: Date): Promise<{ minute: Date; kept: string; now: string }[]> {
  const { rows } = await tx.execute<{ minute: Date; kept: string; now: string }>(sql`
    select c.minute, c.hash as kept, (
      select encode(sha256(convert_to(coalesce(c.before, '') || coalesce(string_agg(${LINE}, E'\n' order by h.id), ''), 'UTF8')), 'hex')
      from health_seen h where h.at >= c.minute and h.at < c.minute + interval '1 minute') as now
    from (select minute, hash, lag(hash) over (order by minute) as before from health_seen_chain where minute >= coalesce((select max(minute) from health_seen_chain where minute < ${since}), '-infinity')) c
    where c.minute >= ${since} order by c.minute`);
  return rows.map(({ minute, ...hashes }) => ({ minute: new Date(minute), ...hashes }));
}
