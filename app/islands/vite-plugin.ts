import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'app/islands/load.ts';
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
      if (dev) return `export const islandsUrl = ${JSON.stringify(`/${ENTRY}`)};`;
      if (!ssr) return `export const islandsUrl = '';`;
      const manifest = JSON.parse(readFileSync(path.join(clientOut, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>;
      const built = manifest[ENTRY];
      if (!built) throw new Error('the islands were not built');
      return `export const islandsUrl = ${JSON.stringify(`/${built.file}`)};`;
    },
  };
}
