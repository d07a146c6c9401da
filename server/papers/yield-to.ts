import os from 'node:os';

const GENTLY = 10;

/** Lowers the priority of a process that draws or inspects files, so that pages come first. */
export function yieldTo(pid: number): void {
  try {
    os.setPriority(pid, GENTLY);
  } catch {
    // Where priorities cannot be set it works as it is.
  }
}
