import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config';
import { startDatabase, type Database } from '../database/start';
import { migrate } from '../migrate/run';
import { versionFits } from '../migrate/state';
import type { Shutdown } from './shutdown';

const AGAIN_AFTER_MS = 200;
const AGAIN_AT_LEAST_EVERY_MS = 5_000;

/** The database of this set-up: ours, started here and again if it ends by itself, or the one of DATABASE_URL. */
export async function openDatabase(config: Config, shutdown: Shutdown, say: (line: string) => void): Promise<string> {
  if (config.env.DATABASE_URL) return config.env.DATABASE_URL;
  const dataDir = path.join(config.dataDir, 'database');
  let database = await startDatabase({ dataDir, onProgress: say });
  const { url } = database;
  let closing = false;
  const watch = () =>
    database.ended.then(async () => {
      if (closing) return;
      say('database: it ended by itself, starting it again …');
      const again = await startAgain(dataDir, url, () => closing);
      if (!again) return;
      database = again;
      say('database: started again');
      void watch();
    });
  void watch();
  shutdown.add('database', async () => {
    closing = true;
    await database.stop();
  });
  return url;
}

/** Retries until the ended server is gone and a new one answers at the same address. */
async function startAgain(dataDir: string, url: string, closing: () => boolean): Promise<Database | undefined> {
  for (let pause = AGAIN_AFTER_MS; ; pause = Math.min(pause * 2, AGAIN_AT_LEAST_EVERY_MS)) {
    await sleep(pause);
    if (closing()) return undefined;
    const again = await startDatabase({ dataDir }).catch(() => undefined);
    if (again?.url === url && !closing()) return again;
    await again?.stop();
  }
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
