import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOMS = ['app', 'cms', 'domain', 'jobs', 'locales', 'server', 'services', 'tests', 'wasm'];
const NOT_OURS = new Set(['node_modules', '.next', 'build', 'journeys']);
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
/** Imports other than type imports. */
const IMPORT = /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;

/**
 * Every test file of the tree by what it needs before it can run, read from what it imports, directly or through
 * others: nothing (`pure`), the signal core (`core`), a database or a portal (`database`), or Payload on one (`admin`).
 * Paths from the root.
 */
export function testsByNeed(root = process.cwd()) {
  const imports = new Map();
  /** @type {Record<'pure' | 'core' | 'database' | 'admin', string[]>} */
  const kinds = { pure: [], core: [], database: [], admin: [] };
  for (const file of ROOMS.flatMap((room) => testsUnder(path.join(root, room)))) kinds[needOf(file)].push(path.relative(root, file));
  return kinds;

  function needOf(file) {
    const reached = new Set([file]);
    for (const one of reached) for (const next of importsOf(one)) reached.add(next);
    const reaches = (name) => reached.has(path.join(root, name));
    if (reaches('tests/cms.ts') || (reaches('tests/database.ts') && reaches('cms/payload.config.ts'))) return 'admin';
    if (reaches('tests/database.ts') || reaches('tests/portal.ts')) return 'database';
    return [...reached].some((one) => one.startsWith(path.join(root, 'wasm/'))) ? 'core' : 'pure';
  }

  function importsOf(file) {
    if (!imports.has(file)) {
      const text = readFileSync(file, 'utf8');
      imports.set(
        file,
        [...text.matchAll(IMPORT)].flatMap(([, stated, asked]) => fileOf(file, stated ?? asked) ?? []),
      );
    }
    return imports.get(file);
  }

  function fileOf(from, name) {
    const base = name.startsWith('.') ? path.resolve(path.dirname(from), name) : name.startsWith('#') ? path.join(root, name.slice(1)) : undefined;
    return base && ENDINGS.map((ending) => base + ending).find((one) => /\.(?:tsx?|mjs)$/.test(one) && existsSync(one) && statSync(one).isFile());
  }
}

function testsUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? testsUnder(file) : /\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
