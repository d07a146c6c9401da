import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', '.next', 'build', '.data', 'next-env.d.ts']);

/** One hash over the contents of files and folders; tests do not count. */
export function hashOf(root, inputs) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const input of inputs) {
    for (const file of filesUnder(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Runs a step unless what it made is as new as its inputs; an interrupted step is stale. */
export async function whenStale({ root, name, inputs, makes, run }) {
  const stamp = path.join(root, 'build/.stamps', name);
  const hash = hashOf(root, inputs);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && makes.every((made) => existsSync(path.join(root, made)));
  if (fresh) return false;
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.[tj]sx?$|\.tsbuildinfo$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(path.join(place, entry.name)) : entry.isFile() ? [path.join(place, entry.name)] : []));
}
