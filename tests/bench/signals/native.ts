import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A compiled C program that waits for commands and answers with nanoseconds a sample. */
export type Native = { run: (work: string, mode: number, notched: boolean, repeats: number) => Promise<number>; output: () => Float32Array; stop: () => void };

/** Why there is no native program, or undefined when gcc is there. */
export function whyNoCompiler(): string | undefined {
  const { status } = spawnSync('gcc', ['--version'], { stdio: 'ignore' });
  return status === 0 ? undefined : 'no gcc on this machine: the figures beside native code are left out';
}

/** Compiles native.c with the flags and starts it on two leads and the core's own coefficients. */
export async function startNative(flags: string[], coefficients: Float64Array, leads: [Float32Array, Float32Array]): Promise<Native> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-native-'));
  const program = path.join(folder, 'native');
  const data = path.join(folder, 'data');
  const { status, stderr } = spawnSync('gcc', ['-O3', '-march=native', ...flags, '-o', program, 'tests/bench/signals/native.c'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const count = Int32Array.of(leads[0].length);
  writeFileSync(data, Buffer.concat([count, coefficients, ...leads].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
  const child = spawn(program, [data], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const ask = async (command: string): Promise<string> => {
    const answer = once(lines, 'line') as Promise<[string]>;
    child.stdin.write(`${command}\n`);
    return (await answer)[0];
  };
  return {
    run: async (work, mode, notched, repeats) => Number(await ask(`${work} ${mode} ${notched ? 1 : 0} ${repeats}`)),
    output: () => {
      const bytes = readFileSync(`${data}.out`);
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    },
    stop: () => {
      child.stdin.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
