import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/** Ends the portal when npm, or the shell between, is gone: a killed `npm start` cannot tell it, and the port must be free for the next start. */
export function endWithNpm(end: () => void, env: Record<string, string | undefined> = process.env): void {
  if (!env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || (grandparent !== undefined && parentOf(parent) !== grandparent)) end();
  }, LOOK_MS).unref();
}

/** The parent of a process; only Linux tells. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
