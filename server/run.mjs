import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The entry point of a built image: nothing is installed or built; `PORTAL_ROLES` or the first argument names the roles. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.NODE_ENV ??= 'production';
const { run } = await import(pathToFileURL(path.join(root, 'build/server/index.mjs')).href);
await run({ root, roles: process.argv[2] ? process.argv[2].split(',') : undefined, say: (line) => process.stderr.write(`${line}\n`) });
