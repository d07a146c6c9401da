import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/migrate/run';
import { ensureDatabase } from '../server/database/ensure-database';

const TEMPLATE = 'zarban_template';
const TEMPLATE_LOCK = 0x5a_54;

export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> };

/** A migrated database of one's own, copied from a template in about 50 ms: call it in `beforeAll`, `drop` in `afterAll`. On the server of this run of vitest, or on another. */
export async function createTestDatabase(on?: string): Promise<TestDatabase> {
  const server = on ?? (await serverOfVitest());
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await migrateTemplate(server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  });
  return opened(server, name);
}

/** A database without a table, as a restore wants it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = await serverOfVitest();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name}`));
  return opened(server, name);
}

// Attacks use this file too, and they run without vitest.
async function serverOfVitest(): Promise<string> {
  const { inject } = await import('vitest');
  return inject('databaseServer');
}

function opened(server: string, name: string): TestDatabase {
  const url = databaseUrl(server, name);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => {});
  return {
    url,
    pool,
    drop: async () => {
      await pool.end().catch(() => {});
      await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function migrateTemplate(server: string): Promise<void> {
  await ensureDatabase(server, TEMPLATE);
  await migrate(databaseUrl(server, TEMPLATE));
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
