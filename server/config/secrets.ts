import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../write-private';

export type Secrets = { session: string; code: string; payload: string };

/** The secrets of a local set-up: made at the first start, readable by its owner only. */
export function localSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const made: Secrets = { session: fresh(), code: fresh(), payload: fresh() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writePrivate(file, JSON.stringify(made, null, 2));
  return made;
}

function fresh(): string {
  return randomBytes(32).toString('base64url');
}
