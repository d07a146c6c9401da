import { existsSync } from 'node:fs';
import pg from 'pg';
import type { FileStore } from '#services/files/file-store';
import { appliedNames } from '../migrate/state';
import { writeParts, type Writer } from './parts';
import { begin, readRows, sequencesOf, tablesOfPart, type BackupPart } from './tables';

export type Source = { databaseUrl: string; files: FileStore; /** Which secrets the rows belong to. */ fingerprints: Record<string, string> };
export type Done = { tables: number; rows: number; files: number };

/** Writes all that the portal keeps into one file: every table as it was at one moment, while the portal goes on, and the uploaded files; or the keys of members alone, which lie in a file apart. [OPS-5] */
export async function backUp({ databaseUrl, files, fingerprints }: Source, file: string, what: BackupPart = 'all'): Promise<Done> {
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never takes another's place.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'zarban-backup' });
  await client.connect();
  const out = writeParts(file);
  try {
    await begin(client, 'isolation level repeatable read read only');
    const done = { ...(await tables(client, out, fingerprints, what)), files: what === 'keys' ? 0 : await uploads(files, out) };
    await out.write({ kind: 'end', ...done });
    await out.done();
    return done;
  } catch (error) {
    await out.giveUp();
    throw error;
  } finally {
    await client.end();
  }
}

async function tables(client: pg.Client, out: Writer, fingerprints: Source['fingerprints'], what: BackupPart): Promise<Omit<Done, 'files'>> {
  const { names } = await appliedNames(client);
  if (names.size === 0) throw new Error('This database holds no portal; there is nothing to back up.');
  const all = await tablesOfPart(client, what);
  const { rows: now } = await client.query<{ at: Date }>('select now() as at');
  await out.write({ kind: 'manifest', what, madeAt: now[0]?.at.toISOString(), migrations: [...names], tables: all, fingerprints });
  let rows = 0;
  for (const table of all) {
    const read = await readRows(client, table, (chunk) => out.write({ kind: 'rows', table: table.name }, chunk));
    await out.write({ kind: 'table', table: table.name, ...read });
    rows += read.rows;
  }
  // Counters stand outside of transactions: read last, they are never behind a row.
  await out.write({ kind: 'sequences', sequences: what === 'keys' ? [] : await sequencesOf(client) });
  return { tables: all.length, rows };
}

/** After the rows, so that each file that a row names is among them. */
async function uploads(files: FileStore, out: Writer): Promise<number> {
  let count = 0;
  for (const name of await files.names()) {
    const found = await files.read(name);
    if (!found) continue;
    await out.write({ kind: 'file', name, type: found.type }, found.bytes);
    count += 1;
  }
  return count;
}
