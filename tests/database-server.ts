import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '../server/database/ensure-database';
import { startDatabase } from '../server/database/start';
import { fastFolder } from './fast-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The embedded PostgreSQL of this run, started on demand of the first file that wants a database. */
    databaseServer: string;
  }
}

export const TEMPLATE = 'zarban_template';

/** One embedded PostgreSQL for the whole run, in a temporary folder; `TEST_DATABASE_URL` takes a server of yours instead. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env['TEST_DATABASE_URL'];
  if (own) {
    project.provide('databaseServer', own);
    return async () => {};
  }
  const dataDir = fastFolder('zarban-test-');
  const database = await startDatabase({ dataDir, durable: false });
  await ensureDatabase(database.url, TEMPLATE);
  project.provide('databaseServer', database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
