import { checkMachine, install } from './prepare/install.mjs';
import { buildAdmin, buildServer, buildWeb } from './prepare/steps.mjs';

/** Builds everything that a running portal needs, each part only when it is stale. */
const root = process.cwd();
const problem = checkMachine();
if (problem) throw new Error(problem);
await install(root);
await buildWeb(root);
await buildServer(root);
await buildAdmin(root);
