import { mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Free memory that is enough for the databases of several runs. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/** A new folder for a database that ends with its test: in memory where the machine has room there, since a disk takes most of a test's time. */
export function fastFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? IN_MEMORY : os.tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
