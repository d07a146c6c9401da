import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Esbuild = { build(options: object): Promise<unknown> };

/** Builds a script of tests as a process of its own can run it; packages stay outside. */
export async function buildChild(entry: string): Promise<string> {
  const root = process.cwd();
  const ofVite = createRequire(createRequire(path.join(root, 'package.json')).resolve('vite/package.json'));
  const { build } = ofVite('esbuild') as Esbuild;
  const outdir = path.join(root, 'node_modules/.cache/zarban-tests');
  mkdirSync(outdir, { recursive: true });
  const outfile = path.join(outdir, `${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}

export type Child = { process: ChildProcess; says(line: string): Promise<string>; kill(): Promise<void> };

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
  return {
    process: child,
    says: (line) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`the child never said ${line}; it said:\n${out}`)), 15_000);
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
}
