import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fastFolder } from './fast-folder';
import { fillFolder } from './filled-folder';

export type Portal = {
  url: string;
  /** Where it keeps its data; gone after `stop`, unless it was given. */
  dataDir: string;
  /** The process that was started, which keeps the portal running. */
  pid: number;
  /** The process that answers; a new one after each crash. */
  serving: () => number;
  /** Resolves when the admin answers too. */
  admin: Promise<string>;
  accounts: () => { email: string; password: string; roles?: string[] }[];
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  output: () => string;
};
type Options = {
  dataDir?: string;
  /** Whether to copy a data folder that an earlier first start has created and filled. */
  filled?: boolean;
  env?: Record<string, string>;
  withinMs?: number;
};

const START_MS = 180_000;
/** Variables that another test in the same process may have set, removed for this portal. */
const OF_OTHERS = { DATABASE_URL: undefined, REDIS_URL: undefined, PAYLOAD_SECRET: undefined, ADMIN_URL: undefined };

/** The whole portal as `npm start` runs it, on a free port; resolves when it says that it is ready. */
export async function startPortal({ dataDir, filled = false, env = {}, withinMs = START_MS }: Options = {}): Promise<Portal> {
  const folder = dataDir ?? fastFolder('zarban-portal-');
  if (filled) await fillFolder(folder, startOnce);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const child = spawn(process.execPath, scripts.start.split(' ').slice(1), {
    env: { ...process.env, ...OF_OTHERS, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, RATE_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.on('exit', () => process.removeListener('exit', endWithUs));

  const said = (pattern: RegExp) =>
    waitFor(
      child,
      () => pattern.exec(output)?.[1],
      withinMs,
      () => output,
    );
  const admin = said(/^admin ready (\S+)/m);
  admin.catch(() => {});
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    if (dataDir === undefined && signal !== 'SIGKILL') rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: await said(/^ready (http\S+)/m),
    dataDir: folder,
    pid: child.pid ?? 0,
    serving: () => servedBy(child.pid ?? 0),
    admin,
    accounts: () => readAccounts(folder),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: () => output,
  };
}

async function startOnce(dataDir: string): Promise<void> {
  const portal = await startPortal({ dataDir, env: { PORTAL_ROLES: 'web', LOG_LEVEL: 'warn' } });
  await portal.stop();
}

function servedBy(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const serving = children.find((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('server/serve.mjs'));
  if (serving === undefined) throw new Error('no portal is running just now');
  return serving;
}

function readAccounts(folder: string): { email: string; password: string; roles?: string[] }[] {
  const file = path.join(folder, 'accounts.json');
  if (!existsSync(file)) return [];
  const read = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<Portal['accounts']> | { staff: ReturnType<Portal['accounts']> };
  return Array.isArray(read) ? read : read.staff;
}

async function waitFor(child: ChildProcess, found: () => string | undefined, withinMs: number, output: () => string): Promise<string> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = found();
    if (value) return value;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the portal ended early (${child.exitCode ?? child.signalCode}):\n${output()}`);
    if (Date.now() > end) throw new Error(`the portal was not ready within ${withinMs / 1000} s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
