import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileCore } from '#wasm/core';

let opened: Promise<WebAssembly.Module> | undefined;

/** The signal core, compiled once for the process; `npm start`, the tests and the command line build it when it is stale. */
export function openCore(): Promise<WebAssembly.Module> {
  opened ??= read().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

let steps: Promise<WebAssembly.Module> | undefined;

/** The core with its steps laid open, compiled once for the process. */
export function openStepsCore(): Promise<WebAssembly.Module> {
  steps ??= readFile(path.resolve('build/wasm/core-steps.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return steps;
}

async function read(): Promise<WebAssembly.Module> {
  const [scalar, simd] = await Promise.all(['core', 'core-simd'].map((name) => readFile(path.resolve('build/wasm', `${name}.wasm`))));
  return compileCore({ scalar: scalar!, simd: simd! });
}
