import os from 'node:os';

/** Behind pages, yet with a share of a processor that several busy processes press for: at 10 an invoice of one second took more than twenty. */
const GENTLY = 5;

/** Lowers the priority of a process that draws or inspects files, so that pages come first. */
export function yieldTo(pid: number): void {
  try {
    os.setPriority(pid, GENTLY);
  } catch {
    // Where priorities cannot be set it works as it is.
  }
}
