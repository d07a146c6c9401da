import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../write-private';

export type Secrets = { session: string; code: string; payload: string; /** The private key of signed papers. */ paper: string };

/** The secrets of a local set-up: made at the first start, readable by its owner only. */
export function localSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const there = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const made: Secrets = { session: fresh(), code: fresh(), payload: fresh(), paper: freshKey(), ...there };
  if (there.paper) return made;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writePrivate(file, JSON.stringify(made, null, 2));
  return made;
}

/** A new key on P-256 (PKCS #8, base64), as `openssl genpkey` makes one. */
function freshKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

function fresh(): string {
  return randomBytes(32).toString('base64url');
}
