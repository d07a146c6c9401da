import path from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { sayRefusal } from '#locales/refusal';
import type { Db } from '#services/runtime';
import { readConfig, settingsOf } from './config';
import { startDatabase } from './database/start';
import type { Runtime } from '#services/runtime';
import { codeFromShell } from '#services/staff/from-shell';
import { clockContext } from '#services/clock-context';

/** The second-factor code that a staff account's phone would show now; never in production. [ADM-5] */
export async function staffCode(email: string | undefined, env: Record<string, string | undefined> = process.env): Promise<string> {
  const config = readConfig(env);
  if (config.production) throw new Error('staff-code is not for PORTAL_ENV=production: the code is on the phone of its owner.');
  if (!email) throw new Error('Whose? npm run staff-code -- EMAIL');
  const database = config.env.DATABASE_URL
    ? { url: config.env.DATABASE_URL, stop: async () => {} }
    : await startDatabase({ dataDir: path.join(config.dataDir, 'database') });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const db = drizzle({ client: pool as never }) as unknown as Db;
    const rt = { db, pool, settings: settingsOf(config, undefined), clock: () => new Date() } as unknown as Runtime;
    const found = await codeFromShell(clockContext(rt, 'staff-code'), email);
    if (!found.ok) throw new Error(sayRefusal('en', found));
    return found.value;
  } finally {
    await pool.end();
    await database.stop();
  }
}
