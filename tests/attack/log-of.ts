import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a portal has logged so far. */
export function logOf(dataDir: string): string {
  return readFileSync(path.join(dataDir, 'portal.log'), 'utf8');
}
