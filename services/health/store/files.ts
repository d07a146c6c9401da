import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';
import { idArray } from './standing';

/** A file of a record as its row has it; it lies sealed in the store under its number. */
export type FileRow = { id: string; kind: 'image/webp' | 'application/pdf' | 'audio/wav'; bytes: number; sha256: string };

/** Where a sealed file lies. */
export const storedAs = (id: string) => `health/${id}.sealed`;

/** The files of a new record, in their order. */
export async function insertFiles(tx: Tx, recordId: number, files: readonly FileRow[]): Promise<void> {
  for (const [position, { id, kind, bytes, sha256 }] of files.entries())
    await tx.execute(
      sql`insert into health_files (id, record_id, position, kind, bytes, sha256) values (${id}, ${recordId}, ${position}, ${kind}, ${bytes}, ${sha256})`,
    );
}

/** The files of one record. One value of `see`. */
export function filesOf(ref: string): SQL {
  return sql`select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'kind', h.kind, 'bytes', h.bytes) order by h.position), '[]')
    from health_files h join health_records e on e.id = h.record_id where e.ref = ${ref} and e.member_id = (select id from file)`;
}

/** The member's key, still sealed by the set-up's secret. One value of `see`. */
export const keyValue: SQL = sql`select to_jsonb(k.wrapped) from member_keys k where k.member_id = (select id from file)`;

/** Records that their owner removed so long ago, locked so that nobody brings one back meanwhile. */
export async function removedBefore(tx: Tx, before: Date, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from health_records where deleted_at < ${before} order by deleted_at limit ${most} for update skip locked`,
  );
  return rows.map(({ id }) => Number(id));
}

/** The numbers of the files of records. */
export async function filesOfRecords(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from health_files where record_id = any(${idArray(ids)})`);
  return rows.map(({ id }) => id);
}

/** Erases records with their versions and the rows of their files. */
export async function eraseRecords(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from health_records where id = any(${idArray(ids)})`);
}
