import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { migrations } from '#cms/migrations/index';
import { keepLifeCycles } from './life-cycles';
import { migrateQueue } from './queue';
import { appliedNames } from './state';

const LOCK = 0x5a_42; // 'ZB': one migration at a time on one database

/** Brings a database to this build's version: the tables' migrations as Payload records them, the life cycles by which they are guarded, then the queue's. */
export async function migrate(databaseUrl: string, onProgress: (line: string) => void = () => {}): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const count = await runPending(client, onProgress);
    await keepLifeCycles(client);
    await migrateQueue(client);
    return count;
  } finally {
    await client.end();
  }
}

type Migration = (typeof migrations)[number];

/** Makes an empty database's tables as these migrations left them, in the caller's own transaction; a backup's version is made so. [OPS-5] */
export async function migrateWithin(client: pg.Client, names: readonly string[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = names.filter((name) => !known.has(name));
  if (newer.length > 0) throw new Error(`A newer build made this: ${newer.join(', ')} is not known here.`);
  for (const migration of migrations.filter(({ name }) => names.includes(name))) await apply(client, migration, 1);
}

async function apply(client: pg.Client, migration: Migration, batch: number): Promise<void> {
  // Payload hands its migrations the whole CMS; ours are plain SQL and get the connection alone.
  await migration.up({ db: drizzle({ client: client as never }) } as unknown as Parameters<typeof migration.up>[0]);
  await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, $2)', [migration.name, batch]);
}

async function runPending(client: pg.Client, onProgress: (line: string) => void): Promise<number> {
  const applied = await appliedNames(client);
  const pending = migrations.filter((migration) => !applied.names.has(migration.name));
  for (const migration of pending) {
    const start = Date.now();
    await client.query('BEGIN');
    try {
      await apply(client, migration, applied.batch + 1);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`migration ${migration.name} failed and was rolled back: ${causeOf(error)}`, { cause: error });
    }
    onProgress(`migrated ${migration.name} (${Date.now() - start} ms)`);
  }
  return pending.length;
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
