import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config';
import { startDatabase } from '../database/start';
import { migrate } from '../migrate/run';
import { versionFits } from '../migrate/state';
import type { Shutdown } from './shutdown';

/** The database of this set-up: ours, started here, or the one of DATABASE_URL. */
export async function openDatabase(config: Config, shutdown: Shutdown, say: (line: string) => void): Promise<string> {
  if (config.env.DATABASE_URL) return config.env.DATABASE_URL;
  const database = await startDatabase({ dataDir: path.join(config.dataDir, 'database'), onProgress: say });
  shutdown.add('database', database.stop);
  return database.url;
}

/** Whether this process brings the database to its version itself: a local set-up does, a scaled one has the role migrate for it. */
export function migratesItself(config: Config): boolean {
  return config.roles.includes('migrate') || !config.env.DATABASE_URL || (!config.production && config.roles.length === 3);
}

/** Brings the database to this build's version, or waits until the migrate step has. */
export async function fitDatabase(config: Config, url: string, say: (line: string) => void): Promise<void> {
  if (migratesItself(config)) {
    const count = await migrate(url, say);
    if (count > 0) say(`database: ${count} migrations done`);
    return;
  }
  let told = false;
  while (!(await fitsNow(url))) {
    if (!told) say('waiting for the database to be migrated (npm run migrate) …');
    told = true;
    await sleep(1_000);
  }
}

/** The pool of services; a lost connection is replaced, not fatal. */
export function openPool(config: Config, url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: config.env.DATABASE_POOL,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 30_000,
    application_name: 'zarban',
  });
  pool.on('error', () => {});
  return pool;
}

async function fitsNow(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await versionFits(client);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
