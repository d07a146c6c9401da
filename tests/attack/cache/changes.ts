import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { openClient } from '../races/http';
import { inTurns } from '../races/in-turns';
import { addressesOf } from './addresses';
import type { Address } from './addresses';

const AT_ONCE = 8;
const HEARD_WITHIN_MS = 8_000;
/** As a rule a change is heard within this. */
const HEARD_SOON_MS = 50;
/** The share of the changes that a quick run makes, and that of the kinds of pages on which it looks for them. */
const QUICK_CHANGES = 0.2;
const QUICK_KINDS = 0.3;
/** A cookie of the admin, with which a request bypasses the cache. */
const FRESH = 'payload-token=x';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Change = { table: string; column: string; type: string };

/** Changes each table of content in a visible place, one after the other: no kept page may go on showing the old value. [PAGE-11] */
export const keptAfterChanges: Attack = { name: 'kept pages after changes', quick: true, run };

async function run({ portal, db, quick, random, say }: Arena): Promise<string> {
  const client = openClient(AT_ONCE);
  try {
    const all = (await addressesOf(db, [])).filter(({ cached }) => cached);
    const paths = (quick ? oneOfEach(all, random).filter(() => random() < QUICK_KINDS) : all).map(({ path }) => path);
    const changes = (await changesOf(db)).filter(({ table }) => !quick || /^site(?:_locales)?$/.test(table) || random() < QUICK_CHANGES);
    const get = async (path: string, cookie?: string) =>
      (await client.ask(portal.url + path, { ...(cookie ? { cookie } : {}), headers: { 'Accept-Language': 'fa' } })).text;
    const readFresh = async (some: readonly string[] = paths, into = new Map<string, string>()) => {
      await inTurns(some, AT_ONCE, async (path) => void into.set(path, await get(path, FRESH)));
      return into;
    };
    const whole = await readFresh();
    const unsteady = unlike(whole, paths, await readFresh());
    if (unsteady.length > 0) throw new Error(`made twice these pages differ: ${unsteady.join(', ')}`);
    /** The pages that are not as expected once the change was heard; a fresh page, too, is made of what its process keeps until it has heard. */
    const stillUnlike = async (look: (some: readonly string[]) => Promise<string[]>) => {
      let left = await look(paths);
      for (const began = Date.now(); left.length > 0 && Date.now() - began < HEARD_WITHIN_MS; left = await look(left)) await pause(50);
      return left;
    };
    const readKept = async (some: readonly string[]) => {
      const read = new Map<string, string>();
      await inTurns(some, AT_ONCE, async (path) => void read.set(path, await get(path)));
      return read;
    };
    let seen = 0;
    for (const change of changes) {
      await readKept(paths);
      const undo = await make(db, change);
      await pause(HEARD_SOON_MS);
      const changed = await readFresh();
      const left = await stillUnlike(async (some) => {
        const unlikeKept = unlike(changed, some, await readKept(some));
        await readFresh(unlikeKept, changed);
        return unlikeKept;
      });
      if (left.length > 0) throw new Error(`after ${change.table}.${change.column} changed, kept pages still show what was: ${left.join(', ')}`);
      const touched = unlike(whole, paths, changed).length;
      if (touched > 0) seen += 1;
      say(`${change.table}.${change.column}: ${touched} pages changed`);
      await undo();
      const other = await stillUnlike(async (some) => unlike(whole, some, await readFresh(some)));
      if (other.length > 0) throw new Error(`${change.table}.${change.column} could not be put back as it was: ${other.join(', ')}`);
      const behind = await stillUnlike(async (some) => unlike(whole, some, await readKept(some)));
      if (behind.length > 0) throw new Error(`after ${change.table}.${change.column} was put back, kept pages show what was: ${behind.join(', ')}`);
    }
    if (seen < changes.length / (quick ? 8 : 3)) throw new Error(`only ${seen} of ${changes.length} changes could be seen on any page: this proves too little`);
    return `${changes.length} changes to ${new Set(changes.map(({ table }) => table)).size} tables, ${seen} of them seen on ${paths.length} kept pages: none shows what was`;
  } finally {
    client.close();
  }
}

/** One address of each kind of page, by chance. */
function oneOfEach(all: readonly Address[], random: () => number): Address[] {
  return [...new Set(all.map(({ pattern }) => pattern))].map((one) => {
    const like = all.filter(({ pattern }) => pattern === one);
    return like[Math.floor(random() * like.length)] as Address;
  });
}

/** Those of the paths whose pages differ between the two readings. */
function unlike(one: ReadonlyMap<string, string>, some: readonly string[], other: ReadonlyMap<string, string>): string[] {
  return some.filter((path) => one.get(path) !== other.get(path));
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

/** Changes the column in every row that allows it, and gives the function that undoes it. */
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
