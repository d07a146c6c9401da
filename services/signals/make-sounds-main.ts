import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCore } from './core';
import { makeSounds } from './make-sounds';

/** Writes the example recordings of the sound pages: `npm run sounds`. */
for (const { path: file, bytes } of makeSounds(await openCore())) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  process.stdout.write(`${file}: ${bytes.length} bytes\n`);
}
