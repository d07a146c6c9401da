import { sql } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import type { RecordClass } from '#domain/records/class-of';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { lockReadings, reckonDays } from './records';

/** A file that was brought, as its maker finds it again. */
export type ImportRow = { ref: string; memberId: number; memberRef: string; fileId: string; stored: number | null };
type Raw = { ref: string; member_id: string; member_ref: string; file_id: string; stored: number | null };

/** Keeps that a file was brought. */
export async function insertImport(tx: Tx, ctx: Ctx, { memberId, userId, fileId }: { memberId: number; userId: number; fileId: string }): Promise<string> {
  const ref = newRef();
  await tx.execute(sql`insert into health_imports (ref, member_id, made_by, made_at, file_id) values (${ref}, ${memberId}, ${userId}, ${ctx.now}, ${fileId})`);
  return ref;
}

/** One that an account brought since then; locked where it is to be stored. */
export async function importOf(tx: Tx, { ref, userId, since }: { ref: string; userId: number; since: Date }, lock = false): Promise<ImportRow | null> {
  const { rows } = await tx.execute<Raw>(sql`
    select i.ref, i.member_id, m.ref as member_ref, i.file_id, i.stored from health_imports i join members m on m.id = i.member_id
    where i.ref = ${ref} and i.made_by = ${userId} and i.made_at > ${since} ${lock ? sql`for update of i` : sql``}`);
  const [row] = rows;
  return row ? { ref: row.ref, memberId: Number(row.member_id), memberRef: row.member_ref, fileId: row.file_id, stored: row.stored } : null;
}

/** Its readings were stored. */
export async function markImported(tx: Tx, ctx: Ctx, ref: string, stored: number): Promise<void> {
  await tx.execute(sql`update health_imports set stored_at = ${ctx.now}, stored = ${stored} where ref = ${ref}`);
}

/** Files that were brought before then, locked; whoever takes them away takes the rows away, too. */
export async function importsBefore(tx: Tx, before: Date, most: number): Promise<{ ids: number[]; files: string[] }> {
  const { rows } = await tx.execute<{ id: string; file_id: string }>(
    sql`select id, file_id from health_imports where made_at < ${before} order by made_at limit ${most} for update skip locked`,
  );
  return { ids: rows.map(({ id }) => Number(id)), files: rows.map(({ file_id: file }) => file) };
}
export async function dropImports(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from health_imports where id = any(${`{${ids.join(',')}}`}::bigint[])`);
}

/** A reading of a file, as it would be stored. */
export type ToImport = {
  type: string;
  measuredAt: Date;
  numbers: readonly number[];
  choices: Readonly<Record<string, string>>;
  linesSealed: string | null;
  classed: { class: RecordClass; rule: string } | null;
  odd: boolean;
  sensitive: boolean;
  clientId: string;
};

const rowsOf = (all: readonly ToImport[]) =>
  JSON.stringify(
    all.map(({ type, measuredAt, numbers, choices, linesSealed, classed, odd, sensitive, clientId }) => ({
      ...{ ref: newRef(), type, at: measuredAt.toISOString(), n1: numbers[0] ?? null, n2: numbers[1] ?? null, n3: numbers[2] ?? null, said: choices },
      ...{ lines: linesSealed, class: classed?.class ?? null, rule: classed?.rule ?? null, odd, sensitive, client: clientId },
    })),
  );
const GIVEN = sql.raw(
  'as g (ref text, type text, at timestamptz, n1 int, n2 int, n3 int, said jsonb, lines text, class text, rule text, odd boolean, sensitive boolean, client text)',
);
/** The same value at the same moment is there, whoever wrote it. */
const there = (memberId: number) => sql`exists (
  select 1 from health_records r where r.member_id = ${memberId} and r.type = g.type and r.measured_at = g.at and r.deleted_at is null
    and (r.n1, r.n2, r.n3) is not distinct from (g.n1, g.n2, g.n3))`;

/** Which of them are in the file already, by the id that their content gives; one that stands twice is named twice. */
export async function thereAmong(tx: Tx, memberId: number, all: readonly ToImport[]): Promise<string[]> {
  if (all.length === 0) return [];
  const { rows } = await tx.execute<{ client: string }>(sql`
    select g.client from jsonb_to_recordset(${rowsOf(all)}::jsonb) ${GIVEN}
    where ${there(memberId)} or exists (select 1 from health_records r where r.member_id = ${memberId} and r.client_id = g.client)`);
  return rows.map(({ client }) => client);
}

/** Stores readings in one statement, each with its first version, and their days; those that are there stay as they are. Gives the numbers of the new ones. */
export async function insertImported(tx: Tx, ctx: Ctx, memberId: number, all: readonly ToImport[]): Promise<{ id: number; type: string }[]> {
  // Types are locked in one order, so that two imports wait for each other.
  for (const type of [...new Set(all.map(({ type: one }) => one))].toSorted()) await lockReadings(tx, memberId, type);
  const by = actorName(ctx.actor);
  const { rows } = await tx.execute<{ id: string; type: string; measured_at: string }>(sql`
    with made as (
      insert into health_records (ref, member_id, type, origin, entered_by, entered_at, client_id, sensitive, measured_at, n1, n2, n3, "values", lines_sealed, class, rule, confirmed)
      select g.ref, ${memberId}::bigint, g.type, 'import', ${by}::text, ${ctx.now}::timestamptz, g.client, g.sensitive, g.at, g.n1, g.n2, g.n3, g.said, g.lines, g.class, g.rule, g.odd
      from jsonb_to_recordset(${rowsOf(all)}::jsonb) ${GIVEN} where not ${there(memberId)}
      on conflict (member_id, client_id) do nothing returning *),
    kept as (
      insert into health_record_versions (record_id, version, measured_at, n1, n2, n3, "values", lines_sealed, class, rule, confirmed, why, actor, at)
      select id, 1, measured_at, n1, n2, n3, "values", lines_sealed, class, rule, confirmed, 'made', entered_by, entered_at from made)
    select id, type, measured_at from made`);
  const days = new Map<string, Set<string>>();
  for (const { type, measured_at: at } of rows) days.set(type, (days.get(type) ?? new Set()).add(tehranDay(new Date(at))));
  for (const [type, some] of days) await reckonDays(tx, memberId, type, [...some]);
  return rows.map(({ id, type }) => ({ id: Number(id), type }));
}
