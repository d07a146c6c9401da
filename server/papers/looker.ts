import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Result } from '#domain/result';
import { yieldTo } from './yield-to';

/** A process that inspects one file after the other. */
export type Looker = {
  /** Inspects a file; undefined where the process ended or had to be ended. */
  look: (bytes: Uint8Array, withinMs: number) => Promise<Result<true> | undefined>;
  /** Ends it after some idle time, or when it ends by itself; then calls `gone`. */
  rest: (gone: () => void) => void;
};

const MOST_MEGABYTES = 96;
const RESTS_MS = 60_000;
/** How many files a process inspects before it is replaced, so that its memory stays bounded. */
const MOST_FILES = 50;
const LENGTH_BYTES = 4;

export function openLooker(program: string): Looker {
  const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, program], {
    env: { NODE_ENV: 'production', ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (child.pid) yieldTo(child.pid);
  let [files, ended] = [0, false];
  let answered: ((answer: Result<true> | undefined) => void) | undefined;
  let gone: (() => void) | undefined;
  let tired: NodeJS.Timeout | undefined;
  const end = () => {
    ended = true;
    clearTimeout(tired);
    child.kill('SIGKILL');
    answered?.(undefined);
    gone?.();
    gone = undefined;
  };
  createInterface({ input: child.stdout }).on('line', (line) => answered?.(JSON.parse(line) as Result<true>));
  child.on('error', end);
  child.on('exit', end);
  child.stdin.on('error', () => undefined);
  // It keeps no process of ours from ending.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref?: () => void }).unref?.();
  return {
    look(bytes, withinMs) {
      clearTimeout(tired);
      gone = undefined;
      files += 1;
      return new Promise((resolve) => {
        const timer = setTimeout(end, withinMs);
        answered = (answer) => {
          clearTimeout(timer);
          answered = undefined;
          resolve(answer);
        };
        if (ended) return answered(undefined);
        const length = Buffer.alloc(LENGTH_BYTES);
        length.writeUInt32BE(bytes.length);
        child.stdin.write(length);
        child.stdin.write(bytes);
      });
    },
    rest(whenGone) {
      gone = whenGone;
      if (ended || files >= MOST_FILES) end();
      else tired = setTimeout(end, RESTS_MS).unref();
    },
  };
}
