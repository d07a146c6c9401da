import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildCommandLine, buildWasm } from './prepare/steps.mjs';

/** `npm run ecg|pcg|accuracy`: builds what is stale, then runs the command. Stdout holds the command's output alone; build messages go to the terminal. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name, ...args] = process.argv.slice(2);
const tell = (line) => {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
};

// npm says where it was called; a call without npm may carry that of another one.
process.env.ZARBAN_CALLED_FROM = (process.env.npm_lifecycle_event === name && process.env.INIT_CWD) || process.cwd();
process.chdir(root);
process.argv.splice(2, process.argv.length, ...args);
try {
  await buildWasm(root, tell);
  await buildCommandLine(root, tell);
  await import(pathToFileURL(path.join(root, `build/command-line/${name}.mjs`)).href);
} catch (error) {
  process.stderr.write(`${String(error?.message ?? error).split('\n')[0]}\n`);
  process.exitCode = 1;
}
