import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Esbuild = { build(options: object): Promise<{ outputFiles: { text: string }[] }> };

/** Builds a script of tests as a process of its own can run it; packages stay outside. */
export async function buildChild(entry: string): Promise<string> {
  const root = process.cwd();
  const ofVite = createRequire(createRequire(path.join(root, 'package.json')).resolve('vite/package.json'));
  const { build } = ofVite('esbuild') as Esbuild;
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const folder = path.join(root, 'node_modules/.cache/zarban-tests');
  // Named by what it says: test files that run at once share it, and none reads a half-written one.
  const file = path.join(folder, `${path.basename(entry, '.ts')}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

export type Child = { process: ChildProcess; says(line: string): Promise<string>; kill(): Promise<void> };

const running = new Set<Child>();

/** Ends child processes that a failed test left behind, which would do the next one's work. */
export async function killChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.kill()));
}

/** Runs it; `says` waits for a line that begins so, `kill` is a kill -9. */
export function runChild(file: string, env: Record<string, string>): Child {
  const child = spawn(process.execPath, ['--conditions=production', file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let out = '';
  const waiting = new Set<() => void>();
  const take = (chunk: Buffer) => {
    out += String(chunk);
    waiting.forEach((look) => look());
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const opened: Child = {
    process: child,
    says: (line) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`the child never said ${line}; it said:\n${out}`)), 45_000);
        const look = () => {
          const found = out.split('\n').find((one) => one.startsWith(line));
          if (found === undefined) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  running.add(opened);
  void ended.then(() => running.delete(opened));
  return opened;
}
