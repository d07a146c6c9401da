import type pg from 'pg';

/** Tables that the portal writes by itself: a worker's heartbeat, the chain over each closed minute of what was seen, the search index and the links after editors' changes, the public figures of services, and the slots of doctors. */
const ITS_OWN = [
  'heartbeats',
  'health_seen_chain',
  'search_stale',
  'search_entries',
  'search_words',
  'search_lexicon',
  'links',
  'link_places',
  'link_reads',
  'service_figures',
  'slots',
];

export type Rows = ReadonlyMap<string, string>;

/** The number and versions of rows of each table: any insert, update or delete changes them. */
export async function rowsNow(db: pg.Pool, ignored: readonly string[] = []): Promise<Rows> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const looked = tables.map(({ name }) => name).filter((name) => !ITS_OWN.includes(name) && !ignored.includes(name));
  const one = (name: string) =>
    `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtext(t.xmin::text || t.ctid::text)::bigint), 0) as mark from "${name}" t`;
  // Of the outbox one line for each kind of job, so that a change says which it was.
  const jobs = `select 'outbox (' || queue || ', ' || kind || ')' as name, count(*) || ':' || sum(hashtext(t.xmin::text || t.ctid::text)::bigint) as mark from outbox t group by queue, kind`;
  const lines = looked.map((name) => (name === 'outbox' ? jobs : one(name)));
  const { rows } = await db.query<{ name: string; mark: string }>(lines.join(' union all '));
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** The tables in which something was written between two looks. */
export function writtenBetween(before: Rows, after: Rows): string[] {
  return [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
}

/** Postpones pending work: payments to be asked about again, holds, seats and times that end, the moment at which a session is next written down as used. */
async function putOff(db: pg.Pool): Promise<void> {
  await db.query(`update payments set next_check_at = now() + interval '1 hour' where next_check_at < now() + interval '30 minutes'`);
  await db.query(
    `update outbox set due_at = due_at + interval '1 hour' where relayed_at is null and due_at between now() + interval '5 seconds' and now() + interval '30 minutes'`,
  );
  await db.query(`update holds set expires_at = now() + interval '1 hour' where state = 'held' and expires_at < now() + interval '30 minutes'`);
  await db.query(`update orders set hold_until = now() + interval '1 hour' where state = 'awaiting-payment' and hold_until < now() + interval '30 minutes'`);
  await db.query(`update enrolments set held_until = now() + interval '1 hour' where state = 'held' and held_until < now() + interval '30 minutes'`);
  await db.query(`update reservations set held_until = now() + interval '1 hour' where state = 'held' and held_until < now() + interval '30 minutes'`);
  await db.query(`update sessions set seen_at = now() + interval '1 hour' where ended_at is null and seen_at < now() + interval '30 minutes'`);
}

/** How long a portal may go on with what earlier attacks left to it. */
const QUIET_WITHIN_MS = 60_000;

/** Waits until the portal is idle: no job being done, and no table changing. One that does not become idle is a fault of its own. */
export async function untilQuiet(db: pg.Pool, ignored: readonly string[] = []): Promise<Rows> {
  const end = Date.now() + QUIET_WITHIN_MS;
  let last: Rows = new Map();
  for (;;) {
    // Each time anew: a job that was done may have left one for later.
    await putOff(db);
    const now = await rowsNow(db, ignored);
    const { rows: open } = await db.query<{ job: string; count: number }>(
      `select queue || ', ' || kind as job, count(*)::int as count from outbox where done_at is null and dead_at is null and due_at <= now() + interval '5 seconds' group by 1`,
    );
    const changed = writtenBetween(last, now);
    if (open.length === 0 && changed.length === 0) return now;
    if (Date.now() > end) throw new Error(`not idle: open jobs ${JSON.stringify(open)}, written in ${changed.join(', ')}`);
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
