import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure';

/** What the core weighs on its way to the browser. */
export function size(): Figure[] {
  return ['core', 'core-simd'].map((name) => {
    const bytes = gzipSync(readFileSync(`build/wasm/${name}.wasm`), { level: 9 }).length;
    return { name: `${name}.wasm, gzip`, value: bytes / 1024, unit: 'kB', limit: 24, atMost: true };
  });
}
