import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSchema, payload } from './generate.mjs';

/* `npm run migration -- name`: writes what changed in collections and tables as a migration, and the schema that services read. */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('What changes? npm run migration -- name_in_small_letters\n');
  process.exit(1);
}
const folder = path.resolve(import.meta.dirname, 'migrations');
const before = new Set(readdirSync(folder));
await generateSchema();
payload(['generate:importmap']);
payload(['generate:types']);
const said = payload(['migrate:create', name, '--skip-empty']);
const made = readdirSync(folder).filter((file) => !before.has(file) && file.endsWith('.ts'));
for (const file of made) {
  const at = path.join(folder, file);
  const text = readFileSync(at, 'utf8')
    .replace(/import \{[^}]*\} from '@payloadcms\/db-postgres'/, "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'")
    .replace(/\{ db, payload, req \}/g, '{ db }');
  writeFileSync(at, text);
}
// The next migration is compared with the newest picture of the tables alone.
const pictures = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort();
for (const file of pictures.slice(0, -1)) rmSync(path.join(folder, file));
process.stdout.write(made.length > 0 ? `Done. cms/migrations/${made.join(', ')}\n` : `Nothing changed in the tables.\n${said.trim().split('\n').at(-1)}\n`);
