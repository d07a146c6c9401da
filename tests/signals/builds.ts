import { readFileSync } from 'node:fs';

/** Both builds of the core, each compiled as it is. */
export const builds = { scalar: compile('core'), lanes: compile('core-simd') };

function compile(name: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(`build/wasm/${name}.wasm`));
}
