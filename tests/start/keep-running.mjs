import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Supervises a program as `npm start` does the portal, with short pauses. */
const { supervise } = await import(pathToFileURL(path.resolve('build/server/supervise.mjs')).href);
process.exit(
  await supervise({
    args: process.argv.slice(2),
    say: (line) => process.stdout.write(`${line}\n`),
    pauses: [5, 5, 5],
    spareAfterMs: process.env.SPARE_AFTER_MS && Number(process.env.SPARE_AFTER_MS),
  }),
);
