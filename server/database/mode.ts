import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root: as ourselves, as root mapped to nobody, or as nobody with files of its own. */
export type Mode = 'self' | 'mapped' | 'nobody';

const NOBODY = 65_534;
const MAP = ['unshare', `--user`, `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const DROP = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];

/** How this machine can run PostgreSQL; a folder that exists keeps its mode, since one user cannot open the other's files. */
export function chooseMode(): Mode {
  if (process.getuid?.() !== 0) return 'self';
  if (works([...MAP, 'true'])) return 'mapped';
  if (works([...DROP, 'true'])) return 'nobody';
  throw new Error('PostgreSQL does not run as root, and neither unshare nor setpriv (util-linux) works here: start as another user, or set DATABASE_URL.');
}

/** The command line before a PostgreSQL program; `dies` ends it with the process that started it. */
export function wrap(mode: Mode, dies: boolean): string[] {
  const deathSignal = dies && works(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];
  if (mode === 'mapped') return [...MAP, ...deathSignal];
  if (mode === 'nobody') return [...DROP, ...(deathSignal.length > 0 ? ['--pdeathsig', 'INT'] : [])];
  return deathSignal;
}

/** Where programs and cluster lie in this mode: the user `nobody` cannot read root's folders, so it gets its own. */
export function places(mode: Mode, home: string, folder: string): { home: string; cluster: string } {
  if (mode !== 'nobody') return { home, cluster: path.join(folder, 'cluster') };
  const own = path.join(os.tmpdir(), `zarban-postgres-${createHash('sha256').update(home).digest('hex').slice(0, 8)}`);
  if (!readableByNobody(path.join(home, 'bin/postgres'))) {
    if (!existsSync(path.join(own, 'bin/postgres'))) cpSync(home, own, { recursive: true, verbatimSymlinks: true });
    openToAll(own);
    home = own;
  }
  if (readableByNobody(folder)) {
    chownSync(folder, NOBODY, NOBODY);
    return { home, cluster: path.join(folder, 'cluster') };
  }
  const elsewhere = path.join('/var/tmp', `zarban-data-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  chownSync(elsewhere, NOBODY, NOBODY);
  return { home, cluster: path.join(elsewhere, 'cluster') };
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function readableByNobody(file: string): boolean {
  return works([...DROP, 'test', '-r', file]);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, 0o755);
  }
}
