import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './prepare/install.mjs';
import { buildServer } from './prepare/steps.mjs';

process.env.NODE_ENV ??= 'production';
const root = process.cwd();
await install(root);
await buildServer(root);
await import(pathToFileURL(path.join(root, 'build/server/staff-code.mjs')).href);
