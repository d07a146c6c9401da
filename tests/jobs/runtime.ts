import os from 'node:os';
import path from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type pg from 'pg';
import { openFiles } from '#services/files/store';
import { payableKinds } from '#services/payable-kinds/all';
import type { Runtime, Settings } from '#services/runtime';

export const testSettings: Settings = {
  production: false,
  outboxPage: true,
  publicUrl: 'http://127.0.0.1:3000',
  secrets: { session: 's'.repeat(32), code: 'c'.repeat(32), payload: 'p'.repeat(32) },
  sms: { provider: 'outbox' },
  mail: { provider: 'outbox' },
  payment: { provider: 'sandbox', url: 'http://127.0.0.1:1', merchantId: '00000000-0000-4000-8000-000000000000' },
  files: { store: 'folder', folder: path.join(os.tmpdir(), 'zarban-no-files') },
};

export type LoggedRuntime = Runtime & { lines: string[] };

/** A runtime on a test's own database; what it logs is kept, to be looked at. */
export function runtimeOn(pool: pg.Pool, settings: Partial<Settings> = {}): LoggedRuntime {
  const lines: string[] = [];
  const log = (level: string) => (fields: object, message: string) => void lines.push(JSON.stringify({ level, ...fields, message }));
  return {
    db: drizzle(pool as never) as unknown as Runtime['db'],
    pool,
    settings: { ...testSettings, ...settings },
    log: { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') },
    files: openFiles(testSettings.files),
    payables: payableKinds,
    clock: () => new Date(),
    lines,
  };
}

/** Waits for a fact to become true, or says which did not. */
export async function until(what: string, true_: () => Promise<boolean> | boolean, ms = 45_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await true_())) {
    if (Date.now() > end) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
