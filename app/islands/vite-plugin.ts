import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'app/islands/load.ts';
/** An island whose page must work without a connection: its address stands in the page. */
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
      if (dev) return addressesOf(`/${ENTRY}`, `/${KEPT}`);
      if (!ssr) return addressesOf('', '');
      const manifest = JSON.parse(readFileSync(path.join(clientOut, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>;
      const [built, kept] = [manifest[ENTRY], manifest[KEPT]];
      if (!built || !kept) throw new Error('the islands were not built');
      return addressesOf(`/${built.file}`, `/${kept.file}`);
    },
  };
}

function addressesOf(islands: string, paperCheck: string): string {
  return `export const islandsUrl = ${JSON.stringify(islands)};\nexport const paperCheckUrl = ${JSON.stringify(paperCheck)};`;
}
