import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { migrations } from '#cms/migrations/index';
import { migrateQueue } from './queue';
import { appliedNames } from './state';

const LOCK = 0x5a_42; // 'ZB': one migration at a time on one database

/** Brings a database to this build's version: the tables' migrations as Payload records them, then the queue's. */
export async function migrate(databaseUrl: string, onProgress: (line: string) => void = () => {}): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const count = await runPending(client, onProgress);
    await migrateQueue(client);
    return count;
  } finally {
    await client.end();
  }
}

async function runPending(client: pg.Client, onProgress: (line: string) => void): Promise<number> {
  const applied = await appliedNames(client);
  const pending = migrations.filter((migration) => !applied.names.has(migration.name));
  for (const migration of pending) {
    const start = Date.now();
    await client.query('BEGIN');
    try {
      // Payload hands its migrations the whole CMS; ours are plain SQL and get the connection alone.
      await migration.up({ db: drizzle({ client: client as never }) } as unknown as Parameters<typeof migration.up>[0]);
      await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, $2)', [migration.name, applied.batch + 1]);
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
