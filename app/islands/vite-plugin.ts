import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'app/islands/load.ts';
/** Islands whose pages must work without a connection: the addresses of all their files stand in the page. */
const KEPT = { 'paper-check': 'app/islands/paper-check.ts', 'offline-entry': 'app/islands/offline-entry/offline-entry.ts' };
const VIRTUAL = 'virtual:islands';

/**
 * Builds the islands' loader as a file of its own beside Remix's client build and tells the server its address.
 * Its islands are dynamic imports: each is loaded when its tag is on the page.
 */
export function islands(): Plugin {
  let dev = false;
  let clientOut = '';
  let ssr = false;
  return {
    name: 'zarban-islands',
    configResolved(config) {
      dev = config.command === 'serve';
      ssr = Boolean(config.build.ssr);
      clientOut = path.resolve(config.root, 'build/web/client');
    },
    buildStart() {
      if (!dev && !ssr) this.emitFile({ type: 'chunk', id: path.resolve(ENTRY), name: 'islands' });
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (dev) return addressesOf(`/${ENTRY}`, (name) => [`/${name}`]);
      if (!ssr) return addressesOf('', () => []);
      const manifest = JSON.parse(readFileSync(path.join(clientOut, '.vite/manifest.json'), 'utf8')) as Manifest;
      const built = manifest[ENTRY];
      if (!built || Object.values(KEPT).some((name) => !manifest[name])) throw new Error('the islands were not built');
      return addressesOf(`/${built.file}`, (name) => filesOf(manifest, [ENTRY, name]));
    },
  };
}

/** The files of these, and of whatever they import at once. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const walk = (name: string) => {
    const built = manifest[name];
    if (!built || found.has(`/${built.file}`)) return;
    found.add(`/${built.file}`);
    built.imports?.forEach(walk);
  };
  names.forEach(walk);
  return [...found];
}

function addressesOf(islands: string, filesFor: (name: string) => readonly string[]): string {
  const kept = Object.fromEntries(Object.entries(KEPT).map(([tag, name]) => [tag, filesFor(name)]));
  return `export const islandsUrl = ${JSON.stringify(islands)};\nexport const keptUrls = ${JSON.stringify(kept)};`;
}
