import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './prepare/install.mjs';
import { buildServer } from './prepare/steps.mjs';

/** `node server/run-command.mjs NAME …`: runs a command of operations, built first when it is stale. */
const [name, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], process.argv[1], ...args];
process.env.NODE_ENV ??= 'production';
const root = process.cwd();
await install(root);
await buildServer(root);
await import(pathToFileURL(path.join(root, `build/server/${name}.mjs`)).href);
