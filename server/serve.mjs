import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { say } from './prepare/progress.mjs';
import { buildAdmin } from './prepare/steps.mjs';

/** The supervised portal process of `npm start`: everything is installed and built but the admin. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const role = process.argv[2];
const { run, waitLoaded } = await import(pathToFileURL(path.join(root, 'build/server/index.mjs')).href);
const roles = role ? [role] : undefined;
if (process.env.ZARBAN_SPARE) await waitLoaded({ root, roles });
await run({ root, roles, say, buildAdmin: () => buildAdmin(root) });
