import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openQueue } from '#services/files/queue';
import type { LookIntoPdf } from '#services/runtime';
import { yieldTo } from './yield-to';

/** A look takes a fraction of a second; one that takes this long is ended. */
const MOST_MS = 8_000;
const MOST_MEGABYTES = 96;
const AT_ONCE = 2;
const MOST_WAITING = 20;

/**
 * Looks into PDFs two at a time, each in a short-lived process of its own that has so much time and memory and none of
 * our secrets: whatever a file does to it, pages go on. Null where it was ended, or too many wait.
 */
export function openPdfLooks(root: string): LookIntoPdf {
  const queue = openQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  return (bytes) => queue(() => look(path.join(root, 'build/server/look-into-pdf.mjs'), bytes));
}

/** One look, in the process of a file that was built for it. */
function look(program: string, bytes: Uint8Array): ReturnType<LookIntoPdf> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, program], {
      env: { NODE_ENV: 'production', ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    if (child.pid) yieldTo(child.pid);
    const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    const said = text(child.stdout).catch(() => '');
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      clearTimeout(timer);
      void said.then((answer) => resolve(code === 0 ? (JSON.parse(answer) as Awaited<ReturnType<LookIntoPdf>>) : null));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}
