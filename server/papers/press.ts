import { spawn } from 'node:child_process';
import path from 'node:path';
import type { DrawInvoice, DrawShare } from '#services/runtime';
import { yieldTo } from './yield-to';

/** One drawing takes about a second; one that takes this long is given up. */
const MOST_MS = 30_000;
/** How many drawings may wait; further ones are asked to come back. */
const MOST_WAITING = 20;
const MOST_MEGABYTES = 192;

/** What a press draws with, and by which bytes its drawing begins. */
type Kind = { script: string; begins: Buffer };
const PAPERS: Kind = { script: 'draw-invoice.mjs', begins: Buffer.from('%PDF-') };
const PICTURES: Kind = { script: 'draw-share.mjs', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47]) };

/**
 * Draws invoices and certificates one at a time, each in a short-lived process of its own: what it needs of memory and time is bounded,
 * the process that answers pages never loads the renderer, and gets none of our secrets across. [ORD-10, OPS-3]
 */
export function openPress(root: string): DrawInvoice {
  const draw = inTurn(root, PAPERS);
  return (asked) => draw(`${'content' in asked ? asked.content.number : asked.certificate.number} ${asked.lang}`, asked);
}

/** Draws pictures for sharing in the same way, in a row of their own. [MAG-2: share pictures] */
export function openSharePress(root: string): DrawShare {
  const draw = inTurn(root, PICTURES);
  return (asked) => draw(JSON.stringify(asked), asked);
}

/** One after the other; what is asked for twice is drawn once. */
function inTurn(root: string, kind: Kind): (key: string, asked: object) => Promise<Uint8Array | null> {
  const running = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (key, asked) => {
    const same = running.get(key);
    if (same) return same;
    if (running.size > MOST_WAITING) return null;
    const drawn = last.then(() => draw(root, kind, JSON.stringify(asked)));
    last = drawn.catch(() => undefined);
    running.set(key, drawn);
    try {
      return await drawn;
    } finally {
      running.delete(key);
    }
  };
}

function draw(root: string, { script, begins }: Kind, asked: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, path.join(root, 'build/server', script)], {
      cwd: root,
      // Letters come from our own files: no font and no setting of the machine is looked for.
      env: {
        NODE_ENV: 'production',
        TZ: 'UTC',
        FONTCONFIG_FILE: path.join(root, 'server/papers/no-fonts.conf'),
        ...(process.env.PATH ? { PATH: process.env.PATH } : {}),
      },
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
      const made = Buffer.concat(drawn);
      if (code === 0 && made.subarray(0, begins.length).equals(begins)) resolve(made);
      else reject(new Error(`${script} drew nothing (${code}): ${Buffer.concat(said).toString().slice(0, 500)}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(asked);
  });
}
