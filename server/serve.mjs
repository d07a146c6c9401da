import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { say } from './prepare/progress.mjs';
import { buildAdmin } from './prepare/steps.mjs';

/** The portal itself, as `npm start` keeps it running: everything is installed and built but the admin. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const role = process.argv[2];
const { run } = await import(pathToFileURL(path.join(root, 'build/server/index.mjs')).href);
await run({ root, roles: role ? [role] : undefined, say, buildAdmin: () => buildAdmin(root) });
