import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type pg from 'pg';
import type { Db } from '../runtime';
import { draftTables, type Draft } from './draft-rows';

type Asked = { text: string; rowMode?: 'array'; types?: unknown };

/**
 * The database as it would answer if a form's values were published: each query sees the draft's rows in the place of the stored ones,
 * as tables that live as long as the query. So every page reads a draft by the code that reads what is published, and nothing can be written. [ADM-2]
 */
export function draftDb(pool: pg.Pool, draft: Draft): Db {
  const tables = draftTables(draft).map((one) => ({ ...one, json: JSON.stringify(one.rows) }));
  const query = (asked: Asked, values: readonly unknown[] = []) => {
    const [, given = '', body = ''] = /^\s*(with\s+(?!recursive\b))?([\s\S]*)$/i.exec(asked.text) ?? [];
    if (!given && !/^\(?\s*select\b/i.test(body)) throw new Error('a preview reads only');
    const params: unknown[] = [...values];
    const param = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
    const shown = tables.filter(({ table }) => body.includes(`"${table}"`) || new RegExp(`\\b${table}\\b`).test(body));
    const [id, lang] = shown.length > 0 ? [param(draft.id, 'int'), param(draft.lang, '_locales')] : ['', ''];
    const drafts = shown.map(({ table, query: write, json }) => `"${table}" as (${write({ id, lang, rows: param(json, 'jsonb') })})`);
    const heads = drafts.length > 0 ? `with ${drafts.join(', ')}${given ? ', ' : ' '}` : given;
    const { text: _text, ...rest } = asked;
    // Never by a name: each draft's query is another one.
    return pool.query({ ...rest, name: undefined, text: `${heads}${body}`, values: params } as never);
  };
  return drizzle({ client: { query } as never }) as unknown as Db;
}
