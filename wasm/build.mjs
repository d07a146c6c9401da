import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.join(root, 'build/wasm');

/** Builds of one source that give bit-identical results: for every engine, for those with 128-bit SIMD, and for showing the steps on the way. */
const builds = { core: ['index.ts'], 'core-simd': ['index.ts', '--enable', 'simd'], 'core-steps': ['steps.ts'] };
const common = ['--runtime', 'stub', '--optimizeLevel', '3', '--shrinkLevel', '0', '--converge', '--noAssert', '--use', 'abort=', '--initialMemory', '1'];

const made = new Map();
for (const [name, [entry, ...features]] of Object.entries(builds)) {
  const { error, stderr } = await main([`wasm/assembly/${entry}`, '--baseDir', root, '--outFile', `${name}.wasm`, ...common, ...features], {
    writeFile: (file, contents) => made.set(file, contents),
  });
  if (error) {
    process.stderr.write(`${stderr.toString()}\n${error.message}\n`);
    process.exit(1);
  }
}
mkdirSync(out, { recursive: true });
for (const [name, bytes] of made) {
  const file = path.join(out, name);
  // A reader never sees half a file.
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  process.stdout.write(`build/wasm/${name}: ${bytes.length} bytes\n`);
}
