import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileType } from './file-type';
import type { FileStore } from './file-store';

/** Files in a folder of this machine: a file appears whole or not at all. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, ...name.split('/'));
  return {
    async put(name, { bytes }) {
      const place = placeOf(name);
      const aside = `${place}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await writeFile(aside, bytes, { mode: 0o600, flush: true });
      await rename(aside, place);
    },
    async read(name) {
      const bytes = await readFile(placeOf(name)).catch(absent);
      return bytes && { bytes, type: fileType(name) };
    },
    async size(name) {
      return (await stat(placeOf(name)).catch(absent))?.size;
    },
    async readPart(name, { from, to }) {
      const file = await open(placeOf(name)).catch(absent);
      if (!file) return undefined;
      try {
        const bytes = new Uint8Array(to - from + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async names() {
      const all = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
      const files = all.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')).sort();
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}

/** Undefined for a missing file; throws every other error again. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
