import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number };

/** The server that runs on this cluster now, read from its postmaster.pid; a stale or foreign pid is none. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!isAlive(pid) || !isPostgresOf(pid, cluster)) return undefined;
  return { pid, port };
}

/** Removes what a killed server left, so that the next one starts. */
export function clearStalePid(cluster: string): void {
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Ends a server: fast, then at once. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await gone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await gone(pid, 5_000);
}

/** Whether a process lives (a zombie does not). */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !procFile(pid, 'stat')?.includes(') Z ');
}

/** When a process began, in the kernel's ticks: tells a pid from its later namesake. */
export function startedAt(pid: number): string {
  return procFile(pid, 'stat')?.split(') ')[1]?.split(' ')[19] ?? '';
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const command = procFile(pid, 'cmdline');
  if (command === undefined) return true;
  return command.includes('postgres') && command.includes(cluster);
}

function procFile(pid: number, name: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    /* already gone */
  }
}

/** Whether a process ends within this time. */
export async function gone(pid: number, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return !isAlive(pid);
}
