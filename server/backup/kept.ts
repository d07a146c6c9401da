import { createHmac } from 'node:crypto';
import path from 'node:path';
import { openFiles } from '#services/files/store';
import { readConfig, settingsOf } from '../config';
import { startDatabase } from '../database/start';
import type { Source } from './back-up';

/** The stores of this set-up: its database, embedded or by DATABASE_URL, and its files, in a folder or a bucket. */
export async function openKept(env: Record<string, string | undefined>): Promise<Source & { stop: () => Promise<void> }> {
  const config = readConfig(env);
  const database = config.env.DATABASE_URL
    ? { url: config.env.DATABASE_URL, stop: async () => {} }
    : await startDatabase({ dataDir: path.join(config.dataDir, 'database') });
  const fingerprints = Object.fromEntries(Object.entries(config.secrets).map(([name, secret]) => [name, fingerprint(secret)]));
  return { databaseUrl: database.url, files: openFiles(settingsOf(config, undefined).files), fingerprints, stop: database.stop };
}

/** Tells one secret from another without telling it. */
function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('zarban backup').digest('base64url').slice(0, 16);
}
