import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkMachine, install } from './prepare/install.mjs';
import { say } from './prepare/progress.mjs';
import { buildServer, buildWasm } from './prepare/steps.mjs';

process.env.NODE_ENV ??= 'development';
const root = process.cwd();
const problem = checkMachine();
if (problem) throw new Error(problem);
await install(root);
await buildWasm(root);
await buildServer(root);
const { run } = await import(pathToFileURL(path.join(root, 'build/server/index.mjs')).href);
await run({ root, say, dev: true });
