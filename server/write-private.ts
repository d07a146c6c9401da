import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that its owner alone reads; a crash leaves the old one or the new one, never half. */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
