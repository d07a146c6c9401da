import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresHome } from './binaries';
import { createCluster } from './cluster';
import { freePort } from './free-port';
import { ensureDatabase } from './ensure-database';
import { chooseMode, places, wrap } from './mode';
import { ownerLives, ownKeeper, readOwner, writeOwner } from './owner';
import type { Owner } from './owner';
import { clearStalePid, isAlive, runningPostmaster, startedAt, stopPostmaster } from './postmaster';
import { settings } from './settings';

export type Database = {
  url: string;
  pid: number;
  adopted: boolean;
  stop: () => Promise<void>;
  /** Resolves when the server that was started here has ended, whoever ended it. */
  ended: Promise<void>;
};
export type Options = { dataDir: string; durable?: boolean; onProgress?: (line: string) => void };

const LOG_LIMIT_BYTES = 5_000_000;
const START_TIMEOUT_MS = 60_000;

/** Starts the PostgreSQL that came with npm on `dataDir`, or joins the one that another running portal has started there. */
export async function startDatabase({ dataDir, durable = true, onProgress }: Options): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const owner = readOwner(folder) ?? firstOwner(folder);
  const { home, cluster } = places(owner.mode, postgresHome(), folder);
  owner.cluster = cluster;

  const running = runningPostmaster(cluster);
  if (running && (await ownerLives(owner))) {
    const url = await portalDatabase(owner, running.port, running.pid);
    return { url, pid: running.pid, adopted: true, stop: async () => {}, ended: new Promise(() => {}) };
  }
  if (running) await stopPostmaster(running.pid);
  clearStalePid(cluster);

  if (!existsSync(path.join(cluster, 'PG_VERSION'))) onProgress?.(`database: making ${cluster}`);
  createCluster({ mode: owner.mode, home, cluster, password: owner.password });
  const port = await freePort(owner.port);
  writeOwner(folder, { ...owner, port, pid: process.pid, started: startedAt(process.pid), keeper: ownKeeper() });
  const { pid, ended } = launch({ owner, home, cluster, port, durable });
  const stop = () => stopPostmaster(pid);
  try {
    return { url: await portalDatabase(owner, port, pid, logOf(cluster)), pid, adopted: false, stop, ended };
  } catch (error) {
    // One that runs but gave no answer would be taken for another portal's by the next try, and then stopped by nobody.
    await stop();
    throw error;
  }
}

function firstOwner(folder: string): Owner {
  const owner = { mode: chooseMode(), cluster: folder, password: randomBytes(24).toString('base64url') };
  writeOwner(folder, owner);
  return owner;
}

function launch(run: { owner: Owner; home: string; cluster: string; port: number; durable: boolean }): Pick<Database, 'pid' | 'ended'> {
  const log = logOf(run.cluster);
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) truncateSync(log);
  const out = openSync(log, 'a', 0o600);
  if (run.owner.mode === 'nobody') chownSync(log, statSync(path.dirname(run.cluster)).uid, statSync(path.dirname(run.cluster)).gid);
  const [command = '', ...args] = [
    ...wrap(run.owner.mode, true),
    path.join(run.home, 'bin/postgres'),
    ...['-D', run.cluster, ...settings(run.port, run.durable)],
  ];
  // Its own process group: Ctrl-C reaches the portal first, which drains and then stops it.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', out, out], cwd: path.dirname(run.cluster) });
  child.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.unref();
  closeSync(out);
  if (!child.pid) throw new Error(`PostgreSQL could not be started: ${command} is missing.`);
  return { pid: child.pid, ended };
}

async function portalDatabase(owner: Owner, port: number, pid: number, log?: string): Promise<string> {
  const url = (name: string) => `postgres://zarban:${owner.password}@127.0.0.1:${port}/${name}`;
  await answers(url('postgres'), pid, log);
  await ensureDatabase(url('postgres'), 'zarban');
  return url('zarban');
}

async function answers(url: string, pid: number, log?: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (!isAlive(pid)) throw new Error(`PostgreSQL did not start:\n${log ? lastLines(log) : (error as Error).message}`);
      if (Date.now() > end) throw new Error(`PostgreSQL does not answer: ${(error as Error).message}`);
      await sleep(25);
    }
  }
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function logOf(cluster: string): string {
  return `${cluster}.log`;
}
