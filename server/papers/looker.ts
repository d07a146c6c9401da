import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { yieldTo } from './yield-to';

/** A process that answers one thing after the other. */
export type Looker<T> = {
  /** Answers; undefined where the process ended or had to be ended. */
  look: (bytes: Uint8Array, withinMs: number) => Promise<T | undefined>;
  /** Ends it after some idle time, or when it ends by itself; then calls `gone`. */
  rest: (gone: () => void) => void;
};

const RESTS_MS = 60_000;
/** How many things a process answers before it is replaced, so that its memory stays bounded. */
const MOST_FILES = 50;
const LENGTH_BYTES = 4;

export function openLooker<T>(program: string, mostMegabytes: number): Looker<T> {
  const child = spawn(process.execPath, [`--max-old-space-size=${mostMegabytes}`, program], {
    env: { NODE_ENV: 'production', ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (child.pid) yieldTo(child.pid);
  let [files, ended] = [0, false];
  let answered: ((answer: T | undefined) => void) | undefined;
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
  createInterface({ input: child.stdout }).on('line', (line) => answered?.(JSON.parse(line) as T));
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
