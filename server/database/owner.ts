import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../write-private';
import { isAlive, startedAt } from './postmaster';
import type { Mode } from './mode';

/** What is remembered beside the cluster: how it runs, where it lies and whose it is. */
export type Owner = { mode: Mode; cluster: string; password: string; port?: number; pid?: number; started?: string };

/** Reads what the last start remembered. */
export function readOwner(folder: string): Owner | undefined {
  const file = path.join(folder, 'owner.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Owner) : undefined;
}

/** Remembers this start. */
export function writeOwner(folder: string, owner: Owner): void {
  writePrivate(path.join(folder, 'owner.json'), JSON.stringify(owner, null, 2));
}

/** Whether the portal that started the database still lives; then its server is shared, and left to it. */
export function ownerLives(owner: Owner): boolean {
  return owner.pid !== undefined && isAlive(owner.pid) && startedAt(owner.pid) === owner.started;
}
