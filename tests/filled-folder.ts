import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const KEPT_IN = path.resolve('node_modules/.cache/zarban-filled');
const MADE_WITHIN_MS = 180_000;

/**
 * Gives an empty folder what the first start of this build leaves in one: a cluster with the first content, accounts,
 * keys. `make` starts and stops a portal on a folder; that is done once a build and day, and copied from then on.
 * False where the cluster cannot lie in the folder (a database run as nobody): the portal then fills it itself.
 */
export async function fillFolder(folder: string, make: (folder: string) => Promise<void>): Promise<boolean> {
  mkdirSync(KEPT_IN, { recursive: true });
  const name = stateOfBuild();
  const kept = path.join(KEPT_IN, name);
  for (const old of readdirSync(KEPT_IN)) if (!old.startsWith(name)) rmSync(path.join(KEPT_IN, old), { recursive: true, force: true });
  if (!existsSync(`${kept}.done`)) await makeOnce(kept, make);
  if (!existsSync(path.join(kept, 'database/cluster/PG_VERSION'))) return false;
  execFileSync('cp', ['-a', `${kept}/.`, folder]);
  const owner = path.join(folder, 'database/owner.json');
  // Two copies that start at once would want the same port.
  writeFileSync(owner, JSON.stringify({ ...(JSON.parse(readFileSync(owner, 'utf8')) as object), port: undefined }));
  return true;
}

async function makeOnce(kept: string, make: (folder: string) => Promise<void>): Promise<void> {
  const lock = `${kept}.lock`;
  const end = Date.now() + MADE_WITHIN_MS;
  while (!taken(lock)) {
    if (existsSync(`${kept}.done`)) return;
    if (Date.now() > end || Date.now() - statSync(lock).mtimeMs > MADE_WITHIN_MS) rmSync(lock, { recursive: true, force: true });
    await sleep(200);
  }
  try {
    if (existsSync(`${kept}.done`)) return;
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    await make(kept);
    writeFileSync(`${kept}.done`, '');
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** What decides the first content: the server's build, which holds seed and migrations, and the day, since offers end. */
function stateOfBuild(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const built = path.resolve('build/server');
  for (const file of readdirSync(built)
    .filter((one) => one.endsWith('.mjs'))
    .sort())
    hash.update(file).update(readFileSync(path.join(built, file)));
  return hash.digest('hex').slice(0, 16);
}
