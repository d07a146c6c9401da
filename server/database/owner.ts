import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../write-private';
import { gone, isAlive, startedAt } from './postmaster';
import type { Mode } from './mode';

const ENDS_WITHIN_MS = 5_000;

/** What is remembered beside the cluster: how it runs, where it lies and whose it is. */
export type Owner = {
  mode: Mode;
  cluster: string;
  password: string;
  port?: number;
  pid?: number;
  started?: string;
  /** The process that keeps the owner running, where there is one. */ keeper?: { pid: number; started: string };
};

/** Reads what the last start remembered. */
export function readOwner(folder: string): Owner | undefined {
  const file = path.join(folder, 'owner.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Owner) : undefined;
}

/** Remembers this start. */
export function writeOwner(folder: string, owner: Owner): void {
  writePrivate(path.join(folder, 'owner.json'), JSON.stringify(owner, null, 2));
}

/** The keeper of this process, as `npm start` names it. */
export function ownKeeper(env: Record<string, string | undefined> = process.env): Owner['keeper'] {
  const pid = Number(env['ZARBAN_KEEPER']);
  return pid > 1 ? { pid, started: startedAt(pid) } : undefined;
}

/** Whether the portal that started the database is still alive; then its server is shared and left to it. A portal whose keeper was killed is about to end: that is waited for. */
export async function ownerLives(owner: Owner): Promise<boolean> {
  const { pid, started, keeper } = owner;
  if (pid === undefined || !isAlive(pid) || startedAt(pid) !== started) return false;
  if (keeper === undefined || (isAlive(keeper.pid) && startedAt(keeper.pid) === keeper.started)) return true;
  return !(await gone(pid, ENDS_WITHIN_MS));
}
