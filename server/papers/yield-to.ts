import os from 'node:os';

const GENTLY = 10;

/** Pages go before a process that works on a paper. */
export function yieldTo(pid: number): void {
  try {
    os.setPriority(pid, GENTLY);
  } catch {
    // Where priorities cannot be set it works as it is.
  }
}
