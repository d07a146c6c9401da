import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { freePort } from '#server/database/free-port';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import { openDatabase } from '../arena';

/** A portal that is killed and comes back on the same data, at the same addresses. */
export type Life = {
  url: string;
  dataDir: string;
  /** Connections into its database as it runs now. */
  db(): pg.Pool;
  /** Resolves when the portal is up. */
  up(): Promise<void>;
  start(laterMs?: number): Promise<void>;
  kill(what: 'portal' | 'database'): Promise<void>;
  stop(): Promise<void>;
};

const START_WITHIN_MS = 60_000;
/** How long the portal runs without its database before it is killed too. */
const WITHOUT_DATABASE_MS = 400;

/** Starts such a portal; `more` adds environment variables. */
export async function openLife(dataDir: string, more: Record<string, string> = {}): Promise<Life> {
  const port = await freePort(0);
  const sandboxPort = await freePort(0);
  let portal: Portal | undefined;
  let pool: pg.Pool | undefined;
  let stands = () => {};
  let standing = new Promise<void>((resolve) => (stands = resolve));

  async function start(laterMs = 0): Promise<void> {
    const later = `${process.env['NODE_OPTIONS'] ?? ''} --import ${path.resolve('tests/attack/crashes/later.mjs')}`.trim();
    const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), PORTAL_ROLES: 'web,worker', LOG_LEVEL: 'warn', ...more };
    portal = await startPortal({
      dataDir,
      // The first start makes the database; what is measured is how it comes back.
      ...(portal ? { withinMs: START_WITHIN_MS } : {}),
      env: laterMs > 0 ? { ...env, NODE_OPTIONS: later, ZARBAN_LATER_MS: String(laterMs), CLOCK_MAY_DIFFER: 'yes' } : env,
    });
    pool = openDatabase(dataDir);
    stands();
  }
  async function down(end: () => Promise<void> | undefined): Promise<void> {
    standing = new Promise<void>((resolve) => (stands = resolve));
    await end();
    await pool?.end().catch(() => {});
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    db: () => pool as pg.Pool,
    up: () => standing,
    start,
    kill: (what) =>
      down(async () => {
        if (what === 'database') {
          process.kill(postmaster(dataDir), 'SIGKILL');
          await new Promise((resolve) => setTimeout(resolve, WITHOUT_DATABASE_MS));
        }
        await portal?.kill();
      }),
    stop: () => down(() => portal?.stop()),
  };
}

function postmaster(dataDir: string): number {
  const { cluster } = JSON.parse(readFileSync(path.join(dataDir, 'database/owner.json'), 'utf8')) as { cluster: string };
  return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
