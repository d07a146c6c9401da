import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure';

/** The signal core: its size, and its speed beside native code and JavaScript. */
export async function run(say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const build of ['core', 'core-simd']) {
    const file = path.join('build/wasm', `${build}.wasm`);
    if (!existsSync(file)) say(`${file} is not built`);
    else figures.push({ name: `${build}.wasm, gzip`, value: gzipSync(readFileSync(file), { level: 9 }).length / 1024, unit: 'kB', limit: 24, atMost: true });
  }
  return figures;
}
