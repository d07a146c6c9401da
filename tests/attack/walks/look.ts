import type pg from 'pg';
import { nouns, readSubject } from '#domain/work/nouns';
import { lifeCycles, waysOf, type GuardedCycle } from '#server/migrate/life-cycles';

type Cycle = GuardedCycle['cycle'];
export type Line = { table: string; id: string; event: string; from: string | null; to: string; actor: string };
/** A snapshot: every row's state by `table id`, and how far the history goes. */
export type Seen = { states: ReadonlyMap<string, { table: string; kind: string; state: string }>; last: number };

const KEYS: Readonly<Record<string, string>> = { code_uses: 'order_id' };
const tables = [...new Set(lifeCycles.map(({ table }) => table))];

/** Reads the state of every row that has one. */
export async function look(db: pg.Pool): Promise<Seen> {
  const one = (table: string) => {
    const kind = cyclesOf(table).length > 1 ? 'kind::text' : `''`;
    return `select '${table}' as table, ${KEYS[table] ?? 'id'}::text as id, ${kind} as kind, state::text as state from ${table}`;
  };
  const { rows } = await db.query<{ table: string; id: string; kind: string; state: string }>(tables.map(one).join(' union all '));
  const found = await db.query<{ last: number }>(`select coalesce(max(id), 0)::int as last from events`);
  return { states: new Map(rows.map((row) => [`${row.table} ${row.id}`, row])), last: found.rows[0]?.last ?? 0 };
}

/** What the history says has happened since. */
export async function linesSince(db: pg.Pool, before: Seen): Promise<Line[]> {
  const { rows } = await db.query<Omit<Line, 'table' | 'id'> & { subject: string }>(
    `select subject, event, from_state as from, to_state as to, actor from events where id > $1 order by id`,
    [before.last],
  );
  return rows.map(({ subject, ...line }) => {
    const of = readSubject(subject);
    if (!of) throw new Error(`the history tells of ${subject}, which is no noun`);
    return { ...line, table: nouns[of.noun].table, id: of.id };
  });
}

export function cyclesOf(table: string): readonly Cycle[] {
  return lifeCycles.filter((one) => one.table === table).map(({ cycle }) => cycle);
}

export function cycleOf(table: string, kind: string): Cycle {
  const cycle = cyclesOf(table).find((one, _, all) => all.length === 1 || one.name === kind);
  if (!cycle) throw new Error(`${table} ${kind} has no life cycle`);
  return cycle;
}

/** Every state that can be reached from here, however many moves it takes. */
function reachable(cycle: Cycle, from: string): Set<string> {
  const found = new Set([from]);
  for (const state of found) for (const [was, to] of waysOf(cycle)) if (was === state) found.add(to);
  return found;
}

/** Rows whose state cannot be reached by their life cycle, in words. */
export function strayed(before: Seen, after: Seen): string[] {
  const wrong: string[] = [];
  for (const [key, { table, kind, state }] of after.states) {
    const cycle = cycleOf(table, kind);
    const was = before.states.get(key)?.state ?? cycle.start;
    if (!cycle.states.includes(state)) wrong.push(`${key} is ${state}, which is no state`);
    else if (was !== state && !reachable(cycle, was).has(state)) wrong.push(`${key} went from ${was} to ${state}`);
  }
  for (const key of before.states.keys()) if (!after.states.has(key)) wrong.push(`${key} is gone`);
  return wrong;
}
