import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CHIPS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64', 'arm'];

/** Optional packages (a program for another platform) that the lock's packages name and the lock leaves out: then `npm ci` refuses it. */
export function missingOptionals({ packages }) {
  const missing = {};
  for (const [at, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d/.test(version) || folders(at).some((folder) => packages[`${folder}node_modules/${name}`])) continue;
      const last = name.split('/').pop();
      const os = SYSTEMS.find((system) => last.includes(system));
      const cpu = CHIPS.find((chip) => new RegExp(`(?:^|-)${chip}`).test(last));
      missing[`node_modules/${name}`] = { version, ...(cpu ? { cpu: [cpu] } : {}), ...(dev ? { dev } : {}), optional: true, ...(os ? { os: [os] } : {}) };
    }
  }
  return missing;
}

/** The folders that a package at this path resolves from, the nearest first. */
function folders(at) {
  const steps = at.split('/node_modules/');
  return at === '' ? [''] : [...steps.map((_, i) => `${steps.slice(0, steps.length - i).join('/node_modules/')}/`), ''];
}

// After `npm install`, which forgets the platforms that it could not look up: node server/prepare/complete-lock.mjs
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingOptionals(lock);
  lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${Object.keys(missing).length} packages of other platforms added to the lock\n`);
}
