import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openClient } from '../races/http';
import { inTurns } from '../races/in-turns';
import { addressesOf } from './addresses';

const AT_ONCE = 8;
const HEARD_WITHIN_MS = 8_000;
/** Of the pages each change is compared on, in a quick run. */
const QUICK_SHARE = 0.3;
/** A cookie of the admin's: whoever carries one is never answered from the cache. */
const FRESH = 'payload-token=x';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Change = { table: string; column: string; type: string };

/** Each table of content is changed in a place that can be seen, one after the other; no kept page goes on showing what was. [PAGE-11] */
export const keptAfterChanges: Attack = { name: 'kept pages after changes', quick: true, run };

async function run({ portal, db, quick, random, say }: Arena): Promise<string> {
  const client = openClient(AT_ONCE);
  try {
    const all = (await addressesOf(db, [])).filter(({ cached }) => cached).map(({ path }) => path);
    const paths = all.filter(() => !quick || random() < QUICK_SHARE);
    const changes = await changesOf(db);
    const get = async (path: string, cookie?: string) =>
      (await client.ask(portal.url + path, { ...(cookie ? { cookie } : {}), headers: { 'Accept-Language': 'fa' } })).text;
    let fresh = new Map<string, string>();
    const readFresh = async () => {
      const read = new Map<string, string>();
      await inTurns(paths, AT_ONCE, async (path) => void read.set(path, await get(path, FRESH)));
      return read;
    };
    const behind = async () => {
      const left: string[] = [];
      await inTurns(paths, AT_ONCE, async (path) => void ((await get(path)) === fresh.get(path) || left.push(path)));
      return left;
    };
    fresh = await readFresh();
    const steady = await readFresh();
    const unsteady = paths.filter((path) => fresh.get(path) !== steady.get(path));
    if (unsteady.length > 0) throw new Error(`made twice these pages differ: ${unsteady.join(', ')}`);
    let seen = 0;
    for (const change of changes) {
      await behind();
      const undo = await make(db, change);
      const before = fresh;
      fresh = await readFresh();
      const touched = paths.filter((path) => before.get(path) !== fresh.get(path)).length;
      if (touched > 0) seen += 1;
      let left = await behind();
      for (const began = Date.now(); left.length > 0 && Date.now() - began < HEARD_WITHIN_MS; left = await behind()) await pause(50);
      if (left.length > 0) throw new Error(`after ${change.table}.${change.column} changed, kept pages still show what was: ${left.join(', ')}`);
      say(`${change.table}.${change.column}: ${touched} pages changed`);
      await undo();
      fresh = await readFresh();
      const other = paths.filter((path) => before.get(path) !== fresh.get(path));
      if (other.length > 0) throw new Error(`${change.table}.${change.column} could not be put back as it was: ${other.join(', ')}`);
      left = await behind();
      for (const began = Date.now(); left.length > 0 && Date.now() - began < HEARD_WITHIN_MS; left = await behind()) await pause(50);
      if (left.length > 0) throw new Error(`after ${change.table}.${change.column} was put back, kept pages show what was: ${left.join(', ')}`);
    }
    if (seen < changes.length / (quick ? 5 : 3)) throw new Error(`only ${seen} of ${changes.length} changes could be seen on any page: this proves too little`);
    return `${changes.length} changes to ${new Set(changes.map(({ table }) => table)).size} tables, ${seen} of them seen on ${paths.length} kept pages: none shows what was`;
  } finally {
    client.close();
  }
}

/** A column that a reader may see in each table whose change empties kept pages: words where it has some, else a number or a tick. */
async function changesOf(db: pg.Pool): Promise<Change[]> {
  const { rows } = await db.query<Change>(
    `select distinct on (c.table_name, kind) c.table_name as table, c.column_name as column, c.data_type as type
     from (select *, case when data_type in ('character varying', 'text', 'jsonb') then 'words' else 'figures' end as kind from information_schema.columns) c
     where c.table_schema = 'public' and c.data_type in ('character varying', 'text', 'jsonb', 'numeric', 'integer', 'boolean')
       and c.column_name !~ '^_|(^|_)(id|slug|code|sku|kind|path|order|filename|url|mime_type|focal_x|focal_y|key|name)$'
       and exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                   where p.proname = 'content_changed' and t.tgrelid = format('public.%I', c.table_name)::regclass)
     order by c.table_name, kind, (c.column_name ~ 'title|label|price|available|value|text|alt|sections|body') desc, c.column_name`,
  );
  return rows;
}

/** Changes it wherever the rules of the table let it, and gives the way back. */
async function make(db: pg.Pool, { table, column, type }: Change): Promise<() => Promise<void>> {
  const to =
    // What is shown of the stock is whether there is any.
    table === 'stock'
      ? `case when "${column}" = 0 then 5 else 0 end`
      : type === 'boolean'
        ? `not "${column}"`
        : type === 'jsonb'
          ? `replace("${column}"::text, 'text": "', 'text": "٭')::jsonb`
          : /char|text/.test(type)
            ? `"${column}" || ' ٭'`
            : `"${column}" + 1`;
  const rows = await db.query<Record<string, unknown>>(`select "${column}"::text as old, * from "${table}" where "${column}" is not null`);
  const key = ['id', 'variant_id'].find((name) => rows.fields.some((field) => field.name === name));
  const done: { id: unknown; old: unknown }[] = [];
  if (key)
    for (const row of rows.rows.slice(0, 40)) {
      const changed = await db.query(`update "${table}" set "${column}" = ${to} where "${key}" = $1`, [row[key]]).catch(() => null);
      if (changed?.rowCount) done.push({ id: row[key], old: row['old'] });
    }
  return async () => {
    for (const { id, old } of done)
      await db.query(`update "${table}" set "${column}" = $2::${type === 'character varying' ? 'text' : type} where "${key}" = $1`, [id, old]);
  };
}
