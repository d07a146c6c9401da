import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'app/islands/load.ts';
/** An island whose page must work without a connection: the addresses of all its files stand in the page. */
const KEPT = 'app/islands/paper-check.ts';
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
      if (dev) return addressesOf(`/${ENTRY}`, [`/${KEPT}`]);
      if (!ssr) return addressesOf('', []);
      const manifest = JSON.parse(readFileSync(path.join(clientOut, '.vite/manifest.json'), 'utf8')) as Manifest;
      const built = manifest[ENTRY];
      if (!built || !manifest[KEPT]) throw new Error('the islands were not built');
      return addressesOf(`/${built.file}`, filesOf(manifest, [ENTRY, KEPT]));
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

function addressesOf(islands: string, kept: readonly string[]): string {
  return `export const islandsUrl = ${JSON.stringify(islands)};\nexport const keptUrls = ${JSON.stringify(kept)};`;
}
