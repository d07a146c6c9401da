import { spawn } from 'node:child_process';
import path from 'node:path';
import type { DrawInvoice } from '#services/runtime';
import { yieldTo } from './yield-to';

/** One invoice takes about a second; one that takes this long is given up. */
const MOST_MS = 30_000;
/** How many drawings may wait; further ones are asked to come back. */
const MOST_WAITING = 20;
const MOST_MEGABYTES = 192;

/**
 * Draws invoices and certificates one at a time, each in a short-lived process of its own: what it needs of memory and time is bounded,
 * the process that answers pages never loads the renderer, and gets none of our secrets across. [ORD-10, OPS-3]
 */
export function openPress(root: string): DrawInvoice {
  const running = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (asked) => {
    const key = `${'content' in asked ? asked.content.number : asked.certificate.number} ${asked.lang}`;
    const same = running.get(key);
    if (same) return same;
    if (running.size > MOST_WAITING) return null;
    const drawn = last.then(() => draw(root, JSON.stringify(asked)));
    last = drawn.catch(() => undefined);
    running.set(key, drawn);
    try {
      return await drawn;
    } finally {
      running.delete(key);
    }
  };
}

function draw(root: string, asked: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, path.join(root, 'build/server/draw-invoice.mjs')], {
      cwd: root,
      env: { NODE_ENV: 'production', TZ: 'UTC', ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    if (child.pid) yieldTo(child.pid);
    const [drawn, said]: [Buffer[], Buffer[]] = [[], []];
    const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    child.stdout.on('data', (part: Buffer) => drawn.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      const pdf = Buffer.concat(drawn);
      if (code === 0 && pdf.subarray(0, 5).toString() === '%PDF-') resolve(pdf);
      else reject(new Error(`the paper was not drawn (${code}): ${Buffer.concat(said).toString().slice(0, 500)}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(asked);
  });
}
