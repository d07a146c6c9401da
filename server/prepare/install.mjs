import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './progress.mjs';

const LEAST_NODE = [20, 19];

/** Refuses a machine that this cannot run on, in words that say what to do. */
export function checkMachine({ version = process.versions.node, platform = process.platform, arch = process.arch, glibc = hasGlibc() } = {}) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
    return `Zarban needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${version}. https://nodejs.org`;
  }
  const known = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'];
  if (!known.includes(`${platform}-${arch}`) && !process.env.DATABASE_URL) {
    return `No database comes with Zarban for ${platform}-${arch} (it does for ${known.join(', ')}): set DATABASE_URL to a PostgreSQL 15 or newer.`;
  }
  if (platform === 'linux' && !glibc && !process.env.DATABASE_URL) {
    return 'The database that comes with Zarban needs Linux with glibc (not musl, as in Alpine): set DATABASE_URL to a PostgreSQL 15 or newer.';
  }
  return undefined;
}

/** Installs by the lockfile when that changed since the last time. */
export async function install(root) {
  const stamp = path.join(root, 'node_modules/.zarban-lock');
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  if (holdsTheLock(root)) {
    writeFileSync(stamp, hash);
    return false;
  }
  await runStep({
    root,
    name: 'install',
    doing: 'installing packages by the lock (npm ci)',
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    env: { NODE_ENV: '' },
  });
  writeFileSync(stamp, hash);
  return true;
}

/** Whether node_modules already matches the lockfile, as after a manual `npm ci`; npm writes its own list last. */
function holdsTheLock(root) {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, optional, peer }]) => {
    if (name === '' || (there[name] === undefined && (optional || peer))) return true;
    return there[name]?.version === version;
  });
}

function hasGlibc() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.report?.getReport?.().header.glibcVersionRuntime);
}
