import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { EhrCode } from '#domain/ehr/kind';
import type { Entry } from '#domain/ehr/read-entry';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { oneAtATime } from '../../store/one-at-a-time';
import { newRef } from '../../unguessable';
import { mustKeyOf } from './keys';
import { textArray } from './standing';

/** An entry of the history as lists read it: its own words are sealed still. */
export type EhrRow = {
  id: number;
  ref: string;
  kind: EhrCode;
  none: boolean;
  values: Record<string, string>;
  lines_sealed: string | null;
  entered_at: string;
  version: number;
  deleted_at: string | null;
};

const COLUMNS = sql.raw('e.id, e.ref, e.kind, e.none, e."values", e.lines_sealed, e.entered_by, e.entered_at, e.version, e.deleted_at');
/** What was removed is shown to whoever keeps the file: they can bring it back. */
const THERE = sql`(e.deleted_at is null or exists (select 1 from standing k where k.relation in ('owner', 'guardian')))`;

/** The entries of a file, the first written first; what was removed for its keepers alone. */
export const historyEntries = (covered: SQL): SQL =>
  sql`select ${COLUMNS} from ehr_entries e where e.member_id = (select id from file) and ${THERE} and ${covered} order by e.id`;

/** One entry by its reference. */
export function historyEntry(ref: string) {
  return (covered: SQL): SQL =>
    sql`select ${COLUMNS} from ehr_entries e where e.member_id = (select id from file) and e.ref = ${ref} and not e.none and ${THERE} and ${covered}`;
}

/** Entries of kinds as they are taken along, the first written first, after a number; what was said of none among them, what was removed not. */
export function historyTaken({ kinds, after, from, to, most }: { kinds: readonly EhrCode[]; after: number; from: Date | null; to: Date | null; most: number }) {
  return (covered: SQL): SQL => sql`
    select ${COLUMNS} from ehr_entries e where e.member_id = (select id from file) and e.deleted_at is null and e.kind = any(${textArray(kinds)}) and e.id > ${after}
      ${from ? sql`and e.entered_at >= ${from}` : sql``} ${to ? sql`and e.entered_at < ${to}` : sql``} and ${covered} order by e.id limit ${most}`;
}

/** One entry as it is taken along. */
export function entryTaken(ref: string) {
  return (covered: SQL): SQL =>
    sql`select ${COLUMNS} from ehr_entries e where e.member_id = (select id from file) and e.ref = ${ref} and e.deleted_at is null and ${covered}`;
}

/** The reference of the file in whose history an entry is; who may see it is asked of the file. */
export async function fileOfEntry(tx: Tx, ref: string): Promise<string | null> {
  const { rows } = await tx.execute<{ ref: string }>(sql`select m.ref from ehr_entries e join members m on m.id = e.member_id where e.ref = ${ref}`);
  return rows[0]?.ref ?? null;
}

/** What stands in the history of a file, for whoever brings more into it. */
export async function standingEntries(tx: Tx, memberId: number): Promise<Pick<EhrRow, 'kind' | 'none' | 'values' | 'lines_sealed'>[]> {
  const { rows } = await tx.execute<Pick<EhrRow, 'kind' | 'none' | 'values' | 'lines_sealed'>>(
    sql`select kind, none, "values", lines_sealed from ehr_entries where member_id = ${memberId} and deleted_at is null`,
  );
  return rows;
}

/** Every state that an entry was in. One value of `see`. */
export function historyVersions(ref: string): SQL {
  return sql`select coalesce(jsonb_agg(to_jsonb(v) order by v.version desc), '[]') from (
    select v.version, v."values", v.lines_sealed, v.why, v.at from ehr_entry_versions v join ehr_entries e on e.id = v.entry_id
    where e.ref = ${ref} and e.member_id = (select id from file) order by v.version desc limit 50) v`;
}
export type EhrVersionRow = {
  version: number;
  values: Record<string, string>;
  lines_sealed: string | null;
  why: 'made' | 'changed' | 'removed' | 'restored';
  at: string;
};

/** Nobody else writes the history of this file meanwhile, so that it holds no more than it may, and not “none” beside something. */
export async function lockHistory(tx: Tx, memberId: number): Promise<void> {
  await oneAtATime(tx, `health:${memberId}:ehr`);
}

/** An entry as whoever changes it has to know it; whose file it is of is asked apart. */
export type StoredEntry = { id: number; memberId: number; kind: EhrCode; none: boolean; removed: boolean };

/** An entry by its reference, or by the number under which it was sent into this file. */
export async function entryRow(tx: Tx, by: { ref: string } | { memberId: number; clientId: string }): Promise<(StoredEntry & { ref: string }) | null> {
  const which = 'ref' in by ? sql`ref = ${by.ref}` : sql`member_id = ${by.memberId} and client_id = ${by.clientId}`;
  const { rows } = await tx.execute<{ id: string; ref: string; member_id: string; kind: EhrCode; none: boolean; removed: boolean }>(
    sql`select id, ref, member_id, kind, none, deleted_at is not null as removed from ehr_entries where ${which}`,
  );
  const [row] = rows;
  return row ? { id: Number(row.id), ref: row.ref, memberId: Number(row.member_id), kind: row.kind, none: row.none, removed: row.removed } : null;
}

/** How many entries of a kind stand in a file. */
export async function entryCount(tx: Tx, memberId: number, kind: EhrCode): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ehr_entries where member_id = ${memberId} and kind = ${kind} and not none and deleted_at is null`,
  );
  return rows[0]?.n ?? 0;
}

type New = { memberId: number; kind: EhrCode; clientId: string; entry: Entry | null };

/** Stores an entry, or that there is none of its kind, with its first version. */
export async function insertEntry(tx: Tx, ctx: Ctx, { memberId, kind, clientId, entry }: New): Promise<{ id: number; ref: string }> {
  const ref = newRef();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ehr_entries (ref, member_id, kind, none, "values", lines_sealed, entered_by, entered_at, client_id)
    values (${ref}, ${memberId}, ${kind}, ${entry === null}, ${JSON.stringify(entry?.plain ?? {})}::jsonb, ${await sealedOf(tx, ctx, memberId, entry)}::text,
      ${actorName(ctx.actor)}, ${ctx.now}, ${clientId}) returning id`);
  const id = Number(rows[0]?.id);
  await keepVersion(tx, ctx, id, 'made');
  return { id, ref };
}

/** Writes an entry anew, as its next version; false where it is not the version that was shown any more. */
export async function updateEntry(tx: Tx, ctx: Ctx, { id, memberId }: StoredEntry, { version, entry }: { version: number; entry: Entry }): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ehr_entries set "values" = ${JSON.stringify(entry.plain)}::jsonb, lines_sealed = ${await sealedOf(tx, ctx, memberId, entry)}, version = version + 1
    where id = ${id} and version = ${version} and deleted_at is null`);
  if (rowCount !== 1) return false;
  await keepVersion(tx, ctx, id, 'changed');
  return true;
}

/** Removes an entry, or takes that back; false where it was so already. */
export async function setEntryRemoved(tx: Tx, ctx: Ctx, id: number, removed: boolean): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ehr_entries set deleted_at = ${removed ? ctx.now : null}::timestamptz, version = version + 1 where id = ${id} and (deleted_at is null) = ${removed}`);
  if (rowCount !== 1) return false;
  await keepVersion(tx, ctx, id, removed ? 'removed' : 'restored');
  return true;
}

/** What says that there is none of a kind, while it stands. */
export async function noneOf(tx: Tx, memberId: number, kind: EhrCode): Promise<{ id: number; ref: string } | null> {
  const { rows } = await tx.execute<{ id: string; ref: string }>(
    sql`select id, ref from ehr_entries where member_id = ${memberId} and kind = ${kind} and none and deleted_at is null`,
  );
  return rows[0] ? { id: Number(rows[0].id), ref: rows[0].ref } : null;
}

/** What said that there is none of a kind is over. */
export async function endNone(tx: Tx, ctx: Ctx, memberId: number, kind: EhrCode): Promise<void> {
  const said = await noneOf(tx, memberId, kind);
  if (said) await setEntryRemoved(tx, ctx, said.id, true);
}

/** Entries that were removed so long ago are erased with their versions; how many. */
export async function eraseEntries(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from ehr_entries where deleted_at < ${before}`);
  return rowCount ?? 0;
}

/** Erases the history of a file that is erased: removed when the file was closed, then gone with its versions. */
export async function eraseHistory(tx: Tx, memberId: number, closedAt: Date): Promise<void> {
  await tx.execute(sql`
    with gone as (update ehr_entries set deleted_at = ${closedAt}, version = version + 1 where member_id = ${memberId} and deleted_at is null returning *)
    insert into ehr_entry_versions (entry_id, version, "values", lines_sealed, why, actor, at)
    select id, version, "values", lines_sealed, 'removed', 'clock', ${closedAt}::timestamptz from gone`);
  await tx.execute(sql`delete from ehr_entries where member_id = ${memberId}`);
}

async function sealedOf(tx: Tx, ctx: Ctx, memberId: number, entry: Entry | null): Promise<string | null> {
  return entry === null ? null : (await mustKeyOf(tx, ctx.rt, memberId)).seal('ehr', JSON.stringify(entry.words));
}

async function keepVersion(tx: Tx, ctx: Ctx, id: number, why: 'made' | 'changed' | 'removed' | 'restored'): Promise<void> {
  await tx.execute(sql`
    insert into ehr_entry_versions (entry_id, version, "values", lines_sealed, why, actor, at)
    select id, version, "values", lines_sealed, ${why}, ${actorName(ctx.actor)}, ${ctx.now} from ehr_entries where id = ${id}`);
}
