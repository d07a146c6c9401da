import pg from 'pg';
import type { FileStore } from '#services/files/file-store';
import { migrate, migrateWithin } from '../migrate/run';
import { FIRST_CONTENT } from '../migrate/state';
import { inspect, type Contents } from './inspect';
import { readParts } from './parts';
import { withoutRules } from './rules';
import { begin, quote, readRows, sequencesOf, setSequence, tablesOfPart, writeRows, type Table } from './tables';

export type Restored = {
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Secrets that differ from those of the backup. */ otherSecrets: string[];
};
type Target = { databaseUrl: string; files: FileStore; fingerprints: Record<string, string>; say?: (line: string) => void };

/**
 * Fills an empty database and the files' store from a backup: the tables in the version that they had, every row compared with
 * the backup's, and then this build's migrations. All rows or none: it is one transaction. [OPS-5]
 */
export async function restore({ databaseUrl, files, fingerprints, say = () => {} }: Target, file: string): Promise<Restored> {
  const contents = await inspect(file);
  if (contents.what === 'keys') throw new Error(`${file} holds the keys of members alone: restore the portal first, then these by --keys.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'zarban-restore' });
  await client.connect();
  let restored: Pick<Restored, 'rows' | 'files'>;
  try {
    await refuseUsed(client);
    await begin(client);
    restored = await fill(client, files, file, contents);
    // It has its own content: a local portal does not put in the first one.
    await client.query(
      'insert into payload_migrations (name, batch) select $1::varchar, 0 where not exists (select 1 from payload_migrations where name = $1::varchar)',
      [FIRST_CONTENT],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl, say);
  const otherSecrets = Object.keys(contents.fingerprints).filter((name) => contents.fingerprints[name] !== fingerprints[name]);
  return { madeAt: contents.madeAt, tables: contents.tables.length, ...restored, otherSecrets };
}

/** Puts the keys of members back, which lie in a backup of their own; those that are there stay. Keys of members whom the portal does not know are left out. */
export async function restoreKeys({ databaseUrl }: Pick<Target, 'databaseUrl'>, file: string): Promise<{ madeAt: string; keys: number }> {
  const contents = await inspect(file);
  if (contents.what !== 'keys') throw new Error(`${file} holds no keys of members: it is restored without --keys.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'zarban-restore' });
  await client.connect();
  try {
    await begin(client);
    await client.query('create temporary table given (like member_keys) on commit drop');
    const out = writeRows(client, { name: 'given', columns: contents.tables[0]?.columns ?? [] }, 'pg_temp');
    for await (const { part, bytes } of readParts(file)) if (part.kind === 'rows') await out.write(bytes);
    await out.end();
    const { rowCount } = await client.query(
      'insert into member_keys select g.* from given g where exists (select from members m where m.id = g.member_id) on conflict (member_id) do nothing',
    );
    await client.query('commit');
    return { madeAt: contents.madeAt, keys: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`);
  if (rows.length > 0) throw new Error('This database is not empty. A backup is restored into an empty one only, so that nothing is overwritten.');
}

async function fill(client: pg.Client, files: FileStore, file: string, contents: Contents): Promise<{ rows: number; files: number }> {
  await migrateWithin(client, contents.migrations);
  await refuseOtherTables(client, contents.tables);
  const backToRules = await withoutRules(client);
  await client.query(`truncate ${contents.tables.map(({ name }) => `public.${quote(name)}`).join(', ')}`);
  const count = await copyIn(client, files, file, contents.tables);
  for (const sequence of contents.sequences) await setSequence(client, sequence);
  await backToRules();
  return { rows: await compare(client, contents), files: count };
}

/** The rows go into their tables, the files into their store; gives how many files. */
async function copyIn(client: pg.Client, files: FileStore, file: string, tables: readonly Table[]): Promise<number> {
  let open: ReturnType<typeof writeRows> | undefined;
  let count = 0;
  for await (const { part, bytes } of readParts(file)) {
    if (part.kind === 'rows') {
      open ??= writeRows(client, tables.find(({ name }) => name === part['table']) as Table);
      await open.write(bytes);
    } else if (part.kind === 'table') {
      await open?.end();
      open = undefined;
    } else if (part.kind === 'file') {
      await files.put(String(part['name']), { bytes, type: String(part['type']) });
      count += 1;
    }
  }
  return count;
}

/** Refuses where the migrations that the backup names do not make its tables. */
async function refuseOtherTables(client: pg.Client, told: readonly Table[]): Promise<void> {
  const shape = (tables: readonly Table[]) => tables.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`);
  const [made, wanted] = [shape(await tablesOfPart(client, 'all')), shape(told)];
  const other = wanted.find((one) => !made.includes(one)) ?? made.find((one) => !wanted.includes(one));
  if (other) throw new Error(`This build makes other tables than the backup has: ${other.slice(0, 200)}`);
}

/** Reads every table again: each must be, byte by byte, what the backup said. */
async function compare(client: pg.Client, { tables, reads, sequences }: Contents): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const now = await readRows(client, table, async () => {});
    const then = reads.get(table.name);
    if (now.sha256 !== then?.sha256 || now.rows !== then.rows) throw new Error(`${table.name} is not what the backup said: ${now.rows} of ${then?.rows} rows.`);
    rows += now.rows;
  }
  if (JSON.stringify(await sequencesOf(client)) !== JSON.stringify(sequences)) throw new Error('The counters are not what the backup said.');
  return rows;
}
