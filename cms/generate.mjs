import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const root = path.resolve(import.meta.dirname, '..');
const schemaFile = path.join(root, 'services/store/schema.generated.ts');

/** Runs Payload's own command line; it needs no database for what is asked here. */
export function payload(command, env = {}) {
  const bin = path.join(root, 'node_modules/payload/bin.js');
  return execFileSync(process.execPath, ['--conditions=production', bin, ...command], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_LOG_LEVEL: 'info',
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      PAYLOAD_SECRET: 'only-to-generate',
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...env,
    },
  });
}

/** The tables as the collections say them, as services import them. */
export async function generateSchema(file = schemaFile) {
  payload(['generate:db-schema'], { SCHEMA_FILE: file });
  const text = readFileSync(file, 'utf8');
  const used = /\bsql`/.test(text) ? text : text.replace('import { sql, relations }', 'import { relations }');
  const options = { ...(await prettier.resolveConfig(schemaFile)), parser: 'typescript' };
  writeFileSync(file, await prettier.format(used, options));
}
